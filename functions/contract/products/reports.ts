import * as v from "valibot";
import { NameCard, NameDetail } from "#functions/contract/names/name-card.ts";
import { ScoredName } from "#functions/contract/names/scored-name.ts";
import { FreeResult } from "#functions/contract/orders/orders.ts";
import { Channel, OutTradeNo } from "#functions/contract/orders/payments.ts";
import { Currency, Fen, Instant } from "#functions/contract/values/scalars.ts";
import { FreeScore, Suggestion } from "./score.ts";

/** What was paid, for the family's papers (收据). */
export const Receipt = v.object({
  outTradeNo: OutTradeNo,
  channel: Channel,
  amount: Fen,
  currency: Currency,
  paidAt: Instant,
});

const delivered = { deliveredAt: Instant, /** Null to a reader. */ receipt: v.nullable(Receipt) };

/** Names that a report opens with (开卷): more do not fit the first flight of its page's bytes. */
export const FIRST_NAMES = 9;

/** The paid naming report (起名报告): the free names and the first batch; later batches come by getName. */
export const PaidNaming = v.object({
  ...v.omit(FreeResult, ["names", "locked", "expiresAt"]).entries,
  names: v.array(NameCard),
  /** Names of the first batch, where `names` are only those that the report opens with. */
  first: v.optional(v.number()),
  /** Names in all, of every batch; further batches and their size. */
  count: v.number(),
  batches: v.number(),
  batchSize: v.number(),
  /** The last batches, which lean as the family does (照喜好): names of each, and the marks that it was made by. */
  leaned: v.optional(
    v.array(v.object({ names: v.number(), liked: v.array(v.string()), unfit: v.array(v.string()) })),
    [],
  ),
  /** How many more such batches there may be, and whether anything is marked to lean by. */
  lean: v.optional(v.object({ left: v.number(), marked: v.boolean() }), { left: 0, marked: false }),
  ...delivered,
});

/** A name near another, whole (相近的名字): which character stands for which, why, and all that is known of it. */
export const Alternative = v.object({
  ...ScoredName.entries,
  ...v.pick(Suggestion, ["char", "instead", "kin"]).entries,
  ...v.pick(FreeScore, ["characters", "source"]).entries,
  poem: NameDetail.entries.poem,
});

/** The paid score report (评分报告): the free one with what its list `locked` promised. */
export const PaidScore = v.object({
  ...v.omit(FreeScore, ["locked", "expiresAt"]).entries,
  /** Names near in sound or sense that score more, each whole. */
  alternatives: v.array(Alternative),
  grids: v.nullable(NameDetail.entries.grids),
  talents: v.nullable(NameDetail.entries.talents),
  poem: NameDetail.entries.poem,
  romanisation: NameDetail.entries.romanisation,
  ...delivered,
});

export type Receipt = v.InferOutput<typeof Receipt>;
export type Alternative = v.InferOutput<typeof Alternative>;
export type PaidNaming = v.InferOutput<typeof PaidNaming>;
export type PaidScore = v.InferOutput<typeof PaidScore>;
