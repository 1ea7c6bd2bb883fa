import { addRedraw } from "../reports/draws.ts";
import { LuckFace } from "../reports/luck-report.ts";
import { openReport } from "../reports/paid-order.ts";
import type { HandlerOf } from "./handler-of.ts";

/** Draws once more (再抽一次): free, a few times an order; every draw stays. */
export const redraw: HandlerOf<"x", "redraw"> = async ({ sn, nth }, visit) => {
  const { face } = await openReport(LuckFace, sn, "luck", visit);
  const most = face.draws - 1;
  const redraws = await addRedraw(sn, nth, most, visit);
  return { made: redraws + 1, left: most - redraws };
};
