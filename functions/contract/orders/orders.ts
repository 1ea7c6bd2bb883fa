import * as v from "valibot";
import { Chart, Echo } from "#functions/contract/names/chart.ts";
import { FullName, NameCard, NameDetail } from "#functions/contract/names/name-card.ts";
import { OwnName } from "#functions/contract/names/scored-name.ts";
import { Currency, Fen, flag, Instant, Sn, wholeNumber } from "#functions/contract/values/scalars.ts";
import { Asked } from "./asked.ts";
import { ExpertStage } from "./expert-stage.ts";
import { OrderRole } from "./hold.ts";

export const OrderKind = v.picklist(["seek", "score", "luck", "manual"]);
export const OrderStatus = v.picklist([
  "created",
  "pending",
  "paid",
  "delivered",
  "closed",
  "refunding",
  "refunded",
  "erased",
]);

/** An order as lists show it; `next` is the path of the page to go to. */
export const OrderSummary = v.object({
  sn: Sn,
  kind: OrderKind,
  status: OrderStatus,
  amount: Fen,
  currency: Currency,
  createdAt: Instant,
  paidAt: v.nullable(Instant),
  surname: v.string(),
  /** For what a business's names are: its trade, or the name that is scored; to its owner alone, "" otherwise. */
  about: v.optional(v.string(), ""),
  /** The first of its names, or the name that is scored; to its owner alone, "" otherwise. */
  first: v.optional(v.string()),
  title: v.string(),
  next: v.string(),
  /** Whose it is to this visitor: a reader only opens it. */
  role: v.optional(OrderRole, "owner"),
  /** How far expert work has come; null for anything else. */
  stage: v.optional(v.nullable(ExpertStage), null),
  /** How a complaint, or a wish for money back, stands; to its owner alone. */
  asked: v.optional(v.nullable(Asked)),
  /** What has gone back of its payment or is on its way, and when all of it had arrived; to its owner alone. */
  back: v.optional(v.nullable(v.object({ amount: Fen, doneAt: v.nullable(Instant) }))),
});

export const Created = v.object({ sn: Sn, status: OrderStatus });

/** One thing that may be relaxed (放宽), with the number of names it would give. */
export const Relaxation = v.object({
  text: v.string(),
  names: v.number(),
  /** What the form says instead, as a form body: `fixed=`. Orders of older engines do not tell it. */
  instead: v.optional(v.string()),
});
export type Relaxation = v.InferOutput<typeof Relaxation>;

/** The form as it was sent, as a form body, to be sent again with a wish relaxed; only where there is one, to the owner alone. */
export const Again = v.optional(v.string(), "");

/** The service of a naming order; left out, it is `baby`. */
const service = v.optional(v.literal("baby"), "baby");

/** The free face of a naming order (免费结果): chart, three whole names, the count of what payment adds. */
/**
 * How many further names the paid report holds, in how many further batches, and how many these hold together (the last may be
 * short); of the names outside the batches, how many have a source, and the highest total. Older orders do not tell the last three.
 */
const Locked = v.object({
  names: v.number(),
  batches: v.number(),
  batchSize: v.number(),
  further: v.optional(v.number()),
  sourced: v.optional(v.number()),
  best: v.optional(v.number()),
});

export const FreeResult = v.object({
  service,
  sn: Sn,
  status: OrderStatus,
  surname: v.string(),
  sex: v.picklist(["male", "female", "unknown"]),
  /** Null to a reader, as is the chart. */
  echo: v.nullable(Echo),
  chart: v.nullable(Chart),
  names: v.array(FullName),
  /** The family chose books (典籍): names with their source there come before all others. */
  booksFirst: v.optional(v.boolean(), false),
  locked: Locked,
  relax: v.array(Relaxation),
  again: Again,
  /** What the family had thought of (备选名), best first. */
  have: v.optional(v.array(OwnName), []),
  /** When the order is erased if it stays unpaid. */
  expiresAt: Instant,
  engine: v.string(),
});

const picked = v.object({ sn: Sn, name: v.pipe(v.string(), v.minLength(1), v.maxLength(24)) });

export const SnParams = v.object({ sn: Sn });
/**
 * `bills`: `short` leaves out lines that the page of free names does not show. The bill of a name keeps 出处 where that gave nothing,
 * an own name's none, unless it cannot be registered: then all. Who does not know this answers whole bills.
 */
export const FreeParams = v.object({ sn: Sn, bills: v.optional(v.picklist(["whole", "short"]), "whole") });
export const GetNameParams = v.object({
  sn: Sn,
  batch: v.optional(wholeNumber(0, 20, "没有这一批"), "0"),
  /** `all`: every name of one batch. The others choose from the whole report; `whole` keeps all of it. */
  filter: v.optional(v.picklist(["all", "whole", "liked", "two", "one", "sourced", "rare"]), "all"),
  /** `report`: the report's own order, in which neighbours differ; `alike`: what is like the liked names first. */
  sort: v.optional(v.picklist(["score", "source", "common", "alike", "report"]), "score"),
});
export const NameParams = picked;
/** What a family says of a name (收藏、不合适); a name has one mark. */
export const MARKS = ["liked", "unfit"] as const;
/** `liked` sets or removes ♡; `mark`, where it is sent, is what the name is marked with from now on. */
export const LikeParams = v.object({
  ...picked.entries,
  liked: flag(true),
  mark: v.optional(v.picklist([...MARKS, "none"])),
});
/** `after`: how many further batches the asking page knew of, so that the same ask twice is one. */
export const MoreLikeParams = v.object({ sn: Sn, after: wholeNumber(0, 20, "没有这一批") });

export const NameBatch = v.object({ service, batch: v.number(), left: v.number(), names: v.array(NameCard) });
export const NamePage = v.object({ service, ...NameDetail.entries, sn: Sn, status: OrderStatus });
export const Likes = v.object({ liked: v.array(v.string()), unfit: v.optional(v.array(v.string()), []) });
/** The batch that leans as the family does (照喜好), and how many more there may be. */
export const LeanedBatch = v.object({ batch: v.number(), left: v.number() });
export const Orders = v.object({ orders: v.array(OrderSummary) });

export type GetNameParams = v.InferOutput<typeof GetNameParams>;
export type OrderSummary = v.InferOutput<typeof OrderSummary>;
export type OrderKind = v.InferOutput<typeof OrderKind>;
export type OrderStatus = v.InferOutput<typeof OrderStatus>;
export type FreeResult = v.InferOutput<typeof FreeResult>;
export type NamePage = v.InferOutput<typeof NamePage>;
