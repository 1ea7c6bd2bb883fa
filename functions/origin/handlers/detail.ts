import type { PaidDetail } from "#functions/contract/details.ts";
import { Failure } from "../failure.ts";
import { findAnyOrder } from "../orders/find-order.ts";
import { MOST_CHANGES, readChanges } from "../orders/score-changes.ts";
import { AnyScoreFace } from "../reports/any-score-face.ts";
import { readDraws, readRedraws } from "../reports/draws.ts";
import { LuckFace } from "../reports/luck-report.ts";
import { openReport } from "../reports/paid-order.ts";
import type { orders } from "../store/tables.ts";
import type { Visit } from "../visit.ts";
import type { HandlerOf } from "./handler-of.ts";

type Kind = (typeof orders.$inferSelect)["kind"];

/** The paid report of each kind of order that has one here. */
const REPORTS: Readonly<Partial<Record<Kind, (sn: string, visit: Visit) => Promise<PaidDetail>>>> = {
  score: paidScore,
  luck: paidLuck,
};

/** The paid report of a scoring or a luck order, as it was delivered. */
export const detail: HandlerOf<"order", "detail"> = async ({ sn }, visit) => {
  const { kind } = await findAnyOrder(sn, visit);
  const report = REPORTS[kind];
  if (report === undefined) throw new Failure("NOT_FOUND");
  return report(sn, visit);
};

/** The score report (评分报告), with the changes tried since. */
async function paidScore(sn: string, visit: Visit): Promise<PaidDetail> {
  const { order, face } = await openReport(AnyScoreFace, sn, "score", visit);
  const changes = await readChanges(sn, visit);
  const changesLeft = MOST_CHANGES - changes.length;
  const now = { changes, changesLeft, sn, status: order.status };
  return face.service === "business"
    ? { kind: "score", ...face, ...now }
    : { kind: "score", ...face, ...now };
}

/** The luck pick (随机优选), with every draw made so far. */
async function paidLuck(sn: string, visit: Visit): Promise<PaidDetail> {
  const { order, face } = await openReport(LuckFace, sn, "luck", visit);
  const moments = [face.deliveredAt, ...(await readRedraws(sn, visit))];
  const made = await readDraws(sn, moments, visit);
  return { kind: "luck", ...face, made, sn, status: order.status };
}
