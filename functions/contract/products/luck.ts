import * as v from "valibot";
import { NameDetail } from "#functions/contract/names/name-card.ts";
import { OrderStatus } from "#functions/contract/orders/orders.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { countHan, Idem, Instant, isHan, list, Sn, wholeNumber } from "#functions/contract/values/scalars.ts";
import { Receipt } from "./reports.ts";

/** The message for a field that was not sent at all, as the library's own messages are English. */
const missing: Readonly<Record<string, string>> = {
  surname: messages.surnameEmpty,
  sex: messages.sexEmpty,
};

/** What is asked of a luck name (随机优选): for whom, and of how many characters. */
export const LuckBrief = v.object(
  {
    surname: v.pipe(
      v.string(messages.surnameEmpty),
      v.trim(),
      v.nonEmpty(messages.surnameEmpty),
      v.check((text) => isHan(text) && countHan(text) <= 4, messages.surnameBad),
    ),
    sex: v.picklist(["male", "female", "unknown"], messages.sexEmpty),
    length: v.optional(v.picklist(["2", "1", "any"], messages.lengthBad), "2"),
    keep: v.optional(v.picklist(["30d", "1y", "none"], messages.choice), "30d"),
    idem: v.pipe(
      v.string(messages.form),
      v.check((text) => v.is(Idem, text), messages.form),
    ),
    /** Warnings that the visitor has seen and overruled: `surname:逄`. */
    sure: list(40),
  },
  (issue) => missing[String(issue.path?.[0]?.key)] ?? messages.form,
);

/** A name of the pool, whole. No birth was given: nothing is said of a zodiac. */
export const LuckName = v.omit(NameDetail, ["zodiac"]);

/** The names that are drawn from (候选名): how many, from which total on, and the SHA-256 of their list. */
const poolEntries = { size: v.number(), threshold: v.number(), digest: v.string() };

const asked = {
  kind: v.literal("luck"),
  sn: Sn,
  status: OrderStatus,
  surname: v.string(),
  ...v.pick(LuckBrief, ["sex"]).entries,
  length: v.picklist(["2", "1", "any"]),
  /** Draws that the order has in all, the first one too. */
  draws: v.number(),
  engine: v.string(),
};

/** The free face of a luck order: what is drawn from and how; the drawn name itself comes with payment. */
export const FreeLuck = v.object({
  ...asked,
  pool: v.object(poolEntries),
  /** The text whose SHA-256 decides the first draw: it is fixed before anything is paid. */
  message: v.string(),
  /** A name from the middle of the pool that none of the order's draws gives, whole: what a pick looks like. Null where none is left. */
  sample: v.nullable(LuckName),
  /**
   * What a draw may give, counted over the pool: names with a source, and the lowest, the middle and the highest total. A
   * result of before has none, and its sample was the best name.
   */
  spread: v.optional(
    v.object({ sourced: v.number(), lowest: v.number(), middle: v.number(), highest: v.number() }),
  ),
  /** Further given names of the pool that none of the order's draws gives, far apart in it; a result of before has none. */
  others: v.optional(v.array(v.string()), []),
  /** What payment adds: headings and counts. */
  locked: v.array(v.object({ what: v.string(), count: v.string() })),
  expiresAt: Instant,
});

/** One draw with all that is needed to repeat it: see the engine's drawName. */
export const LuckDraw = v.object({
  index: v.number(),
  message: v.string(),
  digest: v.string(),
  word: v.number(),
  number: v.number(),
  left: v.number(),
  place: v.number(),
  /** The draw in words, step by step. */
  steps: v.array(v.string()),
  name: LuckName,
});

/** The paid face of a luck order: every draw made so far, first to last, and the pool itself. */
export const PaidLuck = v.object({
  ...asked,
  pool: v.object({ ...poolEntries, names: v.array(v.string()) }),
  made: v.array(v.object({ ...LuckDraw.entries, drawnAt: Instant })),
  deliveredAt: Instant,
  receipt: v.nullable(Receipt),
});

/** Asks for one more draw (再抽一次): `nth` is 1 for the first, so that a request sent twice draws once. */
export const RedrawParams = v.object({ sn: Sn, nth: wholeNumber(1, 9, messages.choice) });
/** Draws made by now, and how many are left. */
export const Redrawn = v.object({ made: v.number(), left: v.number() });

export type LuckBrief = v.InferOutput<typeof LuckBrief>;
export type LuckName = v.InferOutput<typeof LuckName>;
export type LuckDraw = v.InferOutput<typeof LuckDraw>;
export type FreeLuck = v.InferOutput<typeof FreeLuck>;
export type PaidLuck = v.InferOutput<typeof PaidLuck>;
