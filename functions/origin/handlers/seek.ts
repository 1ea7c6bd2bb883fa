import { citationFinder } from "../depth/find-citation.ts";
import { checkBrief } from "../orders/check-brief.ts";
import { createOrder } from "../orders/create-order.ts";
import { deriveFreeResult } from "../results/derive-free-result.ts";
import { offers } from "../site-info/prices.ts";
import type { HandlerOf } from "./handlers.ts";

/** Creates a naming order (起名订单) with its free face; the same form sent twice is one order. */
export const seek: HandlerOf<"index", "seek"> = async (brief, visit) => {
  checkBrief(brief, visit.now);
  const { idem, sure: _sure, ...said } = brief;
  const derive = () => deriveFreeResult(brief, citationFinder(visit.env));
  return createOrder({ offer: offers.baby, idem, said, derive }, visit);
};
