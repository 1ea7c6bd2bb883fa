import * as v from "valibot";
import type { BabyBrief } from "#functions/contract/baby-brief.ts";
import { AskedBusiness } from "#functions/contract/business.ts";
import type { BusinessBrief } from "#functions/contract/business-brief.ts";
import { messages } from "#functions/contract/messages.ts";
import { citationFinder } from "../depth/find-citation.ts";
import { checkBrief } from "../orders/check-brief.ts";
import { checkBusiness } from "../orders/check-business.ts";
import { createOrder } from "../orders/create-order.ts";
import { deriveBusiness } from "../results/derive-business.ts";
import { deriveFreeResult } from "../results/derive-free-result.ts";
import { saidBirth } from "../results/said-birth.ts";
import type { Visit } from "../visit.ts";
import type { HandlerOf } from "./handler-of.ts";

/** Creates a naming order (起名订单) with its free face; the same form sent twice is one order. */
export const seek: HandlerOf<"index", "seek"> = async (brief, visit) =>
  brief.kind === "business" ? seekBusiness(brief, visit) : seekBaby(brief, visit);

function seekBaby(brief: BabyBrief, visit: Visit) {
  checkBrief(brief, visit.now);
  const { idem, sure: _sure, ...said } = brief;
  const derive = () => deriveFreeResult(brief, citationFinder(visit.env));
  return createOrder({ offer: "baby", idem, said, derive }, visit);
}

function seekBusiness(brief: BusinessBrief, visit: Visit) {
  const { idem, kind, keep } = brief;
  const head = saidBirth({ ...brief, born: "1" }, visit.now, messages.headFuture);
  const said = { kind, ...v.parse(AskedBusiness, brief), keep, head };
  checkBusiness(said);
  const derive = async () => deriveBusiness(said);
  return createOrder({ offer: "business", idem, said, derive }, visit);
}
