import * as v from "valibot";
import { messages } from "#functions/contract/values/messages.ts";
import { FreeBusinessScore, PaidBusinessScore } from "./business-score.ts";
import { BusinessScoreBrief } from "./business-score-brief.ts";
import { FreeLuck, PaidLuck } from "./luck.ts";
import { PaidScore } from "./reports.ts";
import { FreeScore } from "./score.ts";
import { ScoreBrief } from "./score-brief.ts";

/** What score takes: the name of a person, or of a business. */
export const AnyScoreBrief = v.variant("kind", [ScoreBrief, BusinessScoreBrief], messages.form);
/** A score, by the service: a person's name or a business's. */
const AnyFreeScore = v.variant("service", [FreeScore, FreeBusinessScore]);
const AnyPaidScore = v.variant("service", [PaidScore, PaidBusinessScore]);

/** What detailFree answers, by the kind of the order. */
export const FreeDetail = v.variant("kind", [AnyFreeScore, FreeLuck]);
/** What detail answers, by the kind of the order. */
export const PaidDetail = v.variant("kind", [AnyPaidScore, PaidLuck]);

export type FreeDetail = v.InferOutput<typeof FreeDetail>;
export type PaidDetail = v.InferOutput<typeof PaidDetail>;
