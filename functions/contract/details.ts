import * as v from "valibot";
import { FreeLuck, PaidLuck } from "./luck.ts";
import { PaidScore } from "./reports.ts";
import { FreeScore } from "./score.ts";

/** What detailFree answers, by the kind of the order. */
export const FreeDetail = v.variant("kind", [FreeScore, FreeLuck]);
/** What detail answers, by the kind of the order. */
export const PaidDetail = v.variant("kind", [PaidScore, PaidLuck]);

export type FreeDetail = v.InferOutput<typeof FreeDetail>;
export type PaidDetail = v.InferOutput<typeof PaidDetail>;
