import * as v from "valibot";
import { Chart, Echo } from "#functions/contract/names/chart.ts";
import { Source } from "#functions/contract/names/name-card.ts";
import { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import { Manuscript, MOST_TEXT, RgOrder } from "#functions/contract/products/expert.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { countHan, Idem, Instant, Sn } from "#functions/contract/values/scalars.ts";
import { ManuscriptDraft } from "./manuscript-draft.ts";

/** Which briefs are listed: those with work to do, or those that are done. */
export const BriefsOf = v.picklist(["open", "done"]);
export type BriefsOf = v.InferOutput<typeof BriefsOf>;
export const DeskBriefsParams = v.object({ of: v.optional(BriefsOf, "open") });

/** Who works on an order, and since when. */
const Worker = v.object({ who: v.string(), since: Instant });

/** An order of expert work as the list shows it (稿件). */
export const BriefRow = v.object({
  sn: Sn,
  /** Empty before the family has told it. */
  surname: v.string(),
  title: v.string(),
  stage: ExpertStage,
  /** When something happened on it last: it has waited for the next step since. */
  since: v.optional(Instant),
  dueAt: v.nullable(Instant),
  late: v.boolean(),
  /** The family has written, and nobody has answered. */
  asks: v.boolean(),
  worker: v.nullable(Worker),
});
export type BriefRow = v.InferOutput<typeof BriefRow>;
export const DeskBriefs = v.object({ briefs: v.array(BriefRow) });

/** What the engine says of a name that is being written (查一查). */
export const NameCheck = v.object({
  given: v.string(),
  /** Why the name can't be handed over. */
  faults: v.array(v.string()),
  /** What must be read before the name can be handed over. */
  warnings: v.array(v.string()),
  notes: v.array(v.string()),
  /** Readings of the whole name, surname first; empty where the engine knows too little of it. */
  pinyin: v.array(v.string()),
  strokes: v.array(v.object({ char: v.string(), kangxi: v.number(), plain: v.nullable(v.number()) })),
  score: v.nullable(v.number()),
  registrable: v.string(),
  /** Proven passages with the name's characters, one a book, best first. */
  sources: v.array(v.object({ book: v.string(), source: Source })),
});
export type NameCheck = v.InferOutput<typeof NameCheck>;

/** One order at the desk: what the family sees of it, who works on it, and the manuscript so far. */
export const DeskBrief = v.object({
  order: RgOrder,
  worker: v.nullable(Worker),
  /** The newest draft. Where none was saved: version 0 with what was delivered last, else blank. */
  draft: v.object({
    version: v.number(),
    savedBy: v.nullable(v.string()),
    savedAt: v.nullable(Instant),
    body: ManuscriptDraft,
  }),
  /** For each name of the draft; null while the text is no name, or the brief is not whole. */
  checks: v.array(v.nullable(NameCheck)),
  /** Quotations of the draft out of books that we have not: they go out once the expert keeps them. */
  unproven: v.optional(v.array(v.string()), []),
  /** The chart (八字) that the brief's words on the birth give, and the birth said back; null where they tell no day. */
  chart: v.optional(v.nullable(v.object({ chart: Chart, echo: Echo })), null),
});
export type DeskBrief = v.InferOutput<typeof DeskBrief>;

/** The draft as the family would see it; `faults`: why it can't be handed over, by place. */
export const DeskPreview = v.object({
  order: RgOrder,
  version: v.number(),
  manuscript: v.nullable(Manuscript),
  /** For each name of the manuscript, its row in the draft, from 0. */
  rows: v.array(v.number()),
  faults: v.array(v.object({ at: v.string(), say: v.string() })),
});
export type DeskPreview = v.InferOutput<typeof DeskPreview>;

const text = v.pipe(
  v.optional(v.string(messages.form), ""),
  v.trim(),
  v.nonEmpty(messages.textEmpty),
  v.check((words) => countHan(words) <= MOST_TEXT, messages.textLong(MOST_TEXT)),
);

/** Begins the work on an order, takes it over, or answers the family; an act sent again changes nothing. */
export const WorkBriefParams = v.variant("act", [
  v.object({ sn: Sn, act: v.literal("start") }),
  v.object({ sn: Sn, act: v.literal("take") }),
  v.object({ sn: Sn, act: v.literal("say"), text, idem: v.optional(Idem) }),
]);
export type WorkBriefParams = v.InferOutput<typeof WorkBriefParams>;

const Version = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, messages.form),
  v.transform((digits) => Number(digits)),
);

/** A draft as JSON, and the version it was written on top of. */
export const SaveDraftParams = v.object({
  sn: Sn,
  version: Version,
  draft: v.pipe(v.string(), v.parseJson(undefined, messages.form), ManuscriptDraft),
});
export const SavedVersion = v.object({ version: v.number() });

/** Hands the draft of this version over (交稿). */
export const DeliverParams = v.object({ sn: Sn, version: Version });
export const Delivered = v.object({ sn: Sn });
