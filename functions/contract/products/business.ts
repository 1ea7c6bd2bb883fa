import * as v from "valibot";
import { Echo } from "#functions/contract/names/chart.ts";
import { Bill } from "#functions/contract/names/name-card.ts";
import { Again, OrderStatus, Relaxation } from "#functions/contract/orders/orders.ts";
import { ElementName, Instant, Sn } from "#functions/contract/values/scalars.ts";
import { FORMS, STYLES, USAGES } from "./business-brief.ts";
import { Receipt } from "./reports.ts";

/** What the rules say against a word (合规): `ban` usually not registrable, `risk` may need approval or be confused. */
export const Finding = v.object({
  word: v.string(),
  article: v.string(),
  gist: v.string(),
  kind: v.picklist(["ban", "risk"]),
});

/** A full name (名称): 行政区划 + 字号 + 行业 + 组织形式. */
const FullForm = v.object({
  text: v.string(),
  region: v.string(),
  sign: v.string(),
  trade: v.string(),
  form: v.string(),
  notes: v.array(v.string()),
});

/** A name for a business as a card shows it; `given` is the 字号, and `name` is too. */
export const BusinessCard = v.object({
  name: v.string(),
  given: v.string(),
  pinyin: v.array(v.string()),
  score: v.number(),
  characters: v.array(
    v.object({
      char: v.string(),
      pinyin: v.string(),
      strokes: v.number(),
      level: v.picklist([1, 2, 3]),
      gloss: v.string(),
      /** A sentence on which of several traditional forms (繁体) it takes, and on the use of the others. */
      forms: v.optional(v.string()),
    }),
  ),
  why: v.string(),
  care: v.array(v.string()),
  findings: v.array(Finding),
  /** The rival it comes nearest to (近似): 1 slightly alike, 2 near; null where none is at all alike. */
  rival: v.nullable(v.object({ other: v.string(), nearness: v.number(), reason: v.string() })),
  /** Null for a brand, which is no name of an enterprise. */
  full: v.nullable(FullForm),
  liked: v.boolean(),
});

/** What folk custom (民俗) says of a 字号 beside the head's birth: outside the score, always. */
const Folk = v.object({
  elements: v.array(v.object({ char: v.string(), element: ElementName })),
  /** Which of the favourable elements (喜用) its characters have. */
  met: v.array(ElementName),
  strokes: v.number(),
  class: v.picklist(["吉", "平", "忌"]),
});

/** A card with its bill and the ways to spell the name in an internet address. */
export const FullBusinessName = v.object({
  ...BusinessCard.entries,
  bill: Bill,
  domains: v.object({
    joined: v.string(),
    hyphened: v.string(),
    withTrade: v.string(),
    note: v.string(),
  }),
  /** Null where no birth of the head was given. */
  folk: v.optional(v.nullable(Folk), null),
});

/** Nice classes that may matter (商标类别): hints, never a search. */
export const NiceHint = v.object({ number: v.number(), holds: v.string() });

/** What the owner asked for, to be shown again. */
export const AskedBusiness = v.object({
  usage: v.picklist(USAGES),
  region: v.string(),
  trade: v.string(),
  form: v.picklist(FORMS),
  length: v.picklist([2, 3, 4]),
  must: v.string(),
  avoid: v.string(),
  rivals: v.array(v.string()),
  style: v.array(v.picklist(STYLES)),
});

const around = {
  service: v.literal("business"),
  sn: Sn,
  status: OrderStatus,
  /** Null to a reader. */
  asked: v.nullable(AskedBusiness),
  /** The birth of the head (负责人) to be shown again, with its favourable elements; null without one. */
  head: v.optional(v.nullable(v.object({ echo: Echo, favourable: v.array(ElementName) })), null),
  /** The trade of our list that the owner's words mean; null where none fits. */
  trade: v.nullable(v.string()),
  /** What in the wishes themselves may need approval or a second look. */
  findings: v.array(Finding),
  nice: v.array(NiceHint),
  relax: v.array(Relaxation),
  engine: v.string(),
};

/** The free face of a business naming order: three whole names, the count of what payment adds. */
export const FreeBusiness = v.object({
  ...around,
  again: Again,
  names: v.array(FullBusinessName),
  locked: v.object({
    names: v.number(),
    batches: v.number(),
    batchSize: v.number(),
    further: v.optional(v.number()),
  }),
  expiresAt: Instant,
});

/** The paid report: the free names and the first batch; later batches come by getName. */
export const PaidBusiness = v.object({
  ...around,
  names: v.array(BusinessCard),
  /** Names of the first batch, where `names` are only those that the report opens with. */
  first: v.optional(v.number()),
  /** Names in all, of every batch; further batches and their size. */
  count: v.number(),
  batches: v.number(),
  batchSize: v.number(),
  deliveredAt: Instant,
  receipt: v.nullable(Receipt),
});

export const BusinessBatch = v.object({
  service: v.literal("business"),
  batch: v.number(),
  left: v.number(),
  names: v.array(BusinessCard),
});

/** Everything about one name, with what it rests on. */
export const BusinessPage = v.object({
  service: v.literal("business"),
  ...FullBusinessName.entries,
  nice: v.array(NiceHint),
  sn: Sn,
  status: OrderStatus,
});

export type Finding = v.InferOutput<typeof Finding>;
export type BusinessCard = v.InferOutput<typeof BusinessCard>;
export type FullBusinessName = v.InferOutput<typeof FullBusinessName>;
export type NiceHint = v.InferOutput<typeof NiceHint>;
export type AskedBusiness = v.InferOutput<typeof AskedBusiness>;
export type FreeBusiness = v.InferOutput<typeof FreeBusiness>;
export type PaidBusiness = v.InferOutput<typeof PaidBusiness>;
export type BusinessPage = v.InferOutput<typeof BusinessPage>;
