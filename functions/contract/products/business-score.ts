import * as v from "valibot";
import { ScoredName } from "#functions/contract/names/scored-name.ts";
import { OrderStatus } from "#functions/contract/orders/orders.ts";
import { Instant, Sn } from "#functions/contract/values/scalars.ts";
import { BusinessCard, Finding, FullBusinessName, NiceHint } from "./business.ts";
import { USAGES } from "./business-brief.ts";
import { Receipt } from "./reports.ts";
import { FreeScore, Suggestion } from "./score.ts";

/** A name as it was written, in the parts of a full name (名称); "" where a part is not there. */
const NameParts = v.object({ region: v.string(), sign: v.string(), trade: v.string(), form: v.string() });

/** How near a name comes to another (近似): 0 not at all, 3 too near. */
const Likeness = v.object({ other: v.string(), nearness: v.number(), reason: v.string() });

/** The free score of a name for a business (公司店铺测名); `name` and `given` are its 字号, `whole` what was written. */
export const FreeBusinessScore = v.object({
  kind: v.literal("score"),
  service: v.literal("business"),
  sn: Sn,
  status: OrderStatus,
  ...ScoredName.entries,
  whole: v.string(),
  usage: v.picklist(USAGES),
  parts: NameParts,
  /** The trade of our list that its words mean; null where none fits. */
  trade: v.nullable(v.string()),
  findings: v.array(Finding),
  /** How many rivals were named, and the one it comes nearest to. */
  rivals: v.number(),
  rival: BusinessCard.entries.rival,
  ...v.pick(FreeScore, ["notes", "suggestions", "changes", "changesLeft", "locked", "asked"]).entries,
  expiresAt: Instant,
  engine: v.string(),
});

/** The paid report: the free one with what its list `locked` promised. */
export const PaidBusinessScore = v.object({
  ...v.omit(FreeBusinessScore, ["locked", "expiresAt"]).entries,
  /** 字号 that differ in one character and score more, each with all that is known of it. */
  alternatives: v.array(
    v.object({
      ...FullBusinessName.entries,
      ...v.pick(Suggestion, ["char", "instead", "kin"]).entries,
    }),
  ),
  ...v.pick(FullBusinessName, ["characters", "full", "domains"]).entries,
  /** Every rival that was named, one by one. */
  compared: v.array(Likeness),
  nice: v.array(NiceHint),
  deliveredAt: Instant,
  receipt: v.nullable(Receipt),
});

export type FreeBusinessScore = v.InferOutput<typeof FreeBusinessScore>;
export type PaidBusinessScore = v.InferOutput<typeof PaidBusinessScore>;
