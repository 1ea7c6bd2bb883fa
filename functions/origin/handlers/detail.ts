import { MOST_CHANGES, readChanges } from "../orders/score-changes.ts";
import { openReport } from "../reports/paid-order.ts";
import { ScoreFace } from "../reports/score-report.ts";
import type { HandlerOf } from "./handlers.ts";

/** The paid score report (评分报告) as it was delivered, with the changes tried since. */
export const detail: HandlerOf<"order", "detail"> = async ({ sn }, visit) => {
  const { order, face } = await openReport(ScoreFace, sn, "score", visit);
  const changes = await readChanges(sn, visit);
  return { ...face, changes, changesLeft: MOST_CHANGES - changes.length, sn, status: order.status };
};
