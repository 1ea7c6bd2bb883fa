import * as v from "valibot";
import { Chart, Echo } from "#functions/contract/names/chart.ts";
import { NameCharacter, Source } from "#functions/contract/names/name-card.ts";
import { ScoredName } from "#functions/contract/names/scored-name.ts";
import { OrderStatus } from "#functions/contract/orders/orders.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Instant, Sn } from "#functions/contract/values/scalars.ts";

/** A character of a scored name; what the table does not know of it is null. */
export const ScoredCharacter = v.object({
  ...NameCharacter.entries,
  kangxiStrokes: v.nullable(NameCharacter.entries.kangxiStrokes),
  radical: v.nullable(NameCharacter.entries.radical),
  element: v.nullable(NameCharacter.entries.element),
  elementBy: v.nullable(NameCharacter.entries.elementBy),
});

/** One character in place of another: in what the two are alike (`kin`), and what the name would score. */
export const Suggestion = v.object({
  given: v.string(),
  char: v.string(),
  instead: v.string(),
  pinyin: v.string(),
  kin: v.picklist(["sound", "meaning", "other"]),
  gloss: v.string(),
  total: v.number(),
});

/** The free score report (名字评分): the whole bill; `locked` lists what payment adds. */
export const FreeScore = v.object({
  kind: v.literal("score"),
  /** Left out: the name of a person. */
  service: v.optional(v.literal("baby"), "baby"),
  sn: Sn,
  status: OrderStatus,
  ...ScoredName.entries,
  surname: v.string(),
  sex: v.picklist(["male", "female", "unknown"]),
  characters: v.array(ScoredCharacter),
  source: v.nullable(Source),
  /** What to know about how it was reckoned: an unknown surname, forms that are registered otherwise. */
  notes: v.array(v.string()),
  /** The birth to be shown again, and its chart; null where no birth was given. */
  birth: v.nullable(v.object({ echo: Echo, chart: Chart })),
  suggestions: v.array(Suggestion),
  /** What was tried (换一个字看看), in order. */
  changes: v.array(ScoredName),
  changesLeft: v.number(),
  /** What the paid report adds: headings and counts. */
  locked: v.array(v.object({ what: v.string(), count: v.string() })),
  /** What the form said, so that it can be sent again with another split. */
  asked: v.record(v.string(), v.string()),
  expiresAt: Instant,
  engine: v.string(),
});

/** The given name, or the 字号, with one character changed. The origin checks that just one is changed. */
export const ScoreChangeParams = v.object({
  sn: Sn,
  given: v.pipe(
    v.optional(v.string(messages.form), ""),
    v.transform((text) => text.replaceAll(/\s/gu, "").normalize("NFC")),
    v.nonEmpty(messages.givenEmpty),
    v.regex(/^\p{Unified_Ideograph}{1,8}$/u, messages.changeBad),
  ),
});

export const ScoreChange = v.object({ before: ScoredName, after: ScoredName, left: v.number() });

export type ScoredCharacter = v.InferOutput<typeof ScoredCharacter>;
export type Suggestion = v.InferOutput<typeof Suggestion>;
export type FreeScore = v.InferOutput<typeof FreeScore>;
