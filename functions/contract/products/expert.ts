import * as v from "valibot";
import { NameDetail } from "#functions/contract/names/name-card.ts";
import { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import { OrderStatus } from "#functions/contract/orders/orders.ts";
import { Mobile } from "#functions/contract/orders/payments.ts";
import { SentBack } from "#functions/contract/orders/refunds.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Currency, countHan, Fen, Idem, Instant, Sn } from "#functions/contract/values/scalars.ts";
import { ExpertBrief, ExpertDraft, sayMissing } from "./expert-brief.ts";

/** The packages of manual naming (人工起名). */
export const ExpertType = v.picklist(["standard", "senior"], messages.choice);

/**
 * What is promised for the price; `days` and `revisionDays` are working days; `beforeDraft` is the % that
 * comes back once work has begun. `answerDays`: calendar days after which a draft without an answer is final
 * (逾期视为定稿); null: never.
 */
export const ExpertTerms = v.object({
  type: ExpertType,
  names: v.number(),
  revisions: v.number(),
  days: v.number(),
  revisionDays: v.number(),
  beforeDraft: v.number(),
  answerDays: v.optional(v.nullable(v.number()), null),
});

/** Who writes (起名人): a real name or pen name, and what can be checked of them. */
export const Expert = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(24)),
  about: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  senior: v.optional(v.boolean(), false),
});

/** A day in Beijing, yyyy-mm-dd. */
export const Day = v.pipe(v.string(), v.isoDate());

/** What is sold, by whom, and from when on; `shut` says why nothing can be ordered now. */
export const Rengong = v.object({
  open: v.boolean(),
  shut: v.nullable(v.picklist(["nobody", "closed", "full"])),
  /** The first day on which work can begin; null where nobody can say. */
  nextSlot: v.nullable(Day),
  packages: v.array(
    v.object({
      ...ExpertTerms.entries,
      title: v.string(),
      amount: Fen,
      currency: Currency,
      /** Whether an expert is there to write it. */
      open: v.boolean(),
    }),
  ),
  experts: v.array(Expert),
  /** Days off to come (休息日) besides weekends, in order; null where nobody can say. */
  daysOff: v.optional(v.nullable(v.array(Day)), null),
});

export const RengongBuyParams = v.object({
  type: ExpertType,
  idem: v.pipe(
    v.string(messages.form),
    v.check((text) => v.is(Idem, text), messages.form),
  ),
});

/** The expert brief: kept as a draft however little it says, or handed in whole. */
export const FullinfoParams = v.variant(
  "state",
  [
    v.object({ sn: Sn, state: v.literal("draft"), ...ExpertDraft.entries }),
    v.object({ sn: Sn, state: v.literal("submitted"), ...ExpertBrief.entries }, sayMissing),
  ],
  messages.form,
);
const BriefState = v.picklist(["none", "draft", "submitted"]);
export const Fullinfo = v.object({ status: BriefState, savedAt: Instant });

/** A name of a manuscript: what is known of it, and the expert's own reason. */
export const ExpertName = v.object({
  ...v.pick(NameDetail, ["name", "given", "pinyin", "characters", "source", "homophones", "registrable"])
    .entries,
  reason: v.string(),
});

/** A manuscript (手稿): names with reasons, one of them the expert's first choice. */
export const Manuscript = v.object({
  opening: v.string(),
  names: v.array(ExpertName),
  /** The given name that the expert puts first (首选), and why. */
  pick: v.object({ given: v.string(), reason: v.string() }),
});

/** What happened or was said (时间线), in order. */
export const ExpertEntry = v.object({
  id: v.string(),
  who: v.picklist(["family", "expert", "system"]),
  kind: v.picklist(["stage", "message", "manuscript", "revise", "approve", "refund", "answer"]),
  at: Instant,
  text: v.nullable(v.string()),
  /** Of `stage`: the stage of the job then. `late`: the entry tells that the work is late. */
  stage: v.nullable(ExpertStage),
  late: v.boolean(),
  /**
   * Of `answer`, to a request for a refund: the amount that goes back, and whether the work ends.
   * Null: nothing goes back, for the reason in `text`.
   */
  refund: v.optional(v.nullable(v.object({ amount: Fen, ends: v.boolean() })), null),
  manuscript: v.nullable(Manuscript),
});

/** The refund if it were asked for now: at once (`machine`), or after a person has looked (`desk`). */
export const RefundQuote = v.object({ by: v.picklist(["machine", "desk"]), amount: Fen });

/** Everything about an expert's work on one order. */
export const RgOrder = v.object({
  sn: Sn,
  status: OrderStatus,
  amount: Fen,
  currency: Currency,
  terms: ExpertTerms,
  title: v.string(),
  stage: ExpertStage,
  createdAt: Instant,
  paidAt: v.nullable(Instant),
  brief: v.object({
    state: BriefState,
    savedAt: v.nullable(Instant),
    /** The form's own strings. */
    said: v.record(v.string(), v.string()),
    /** Work has begun: nothing can be changed. */
    locked: v.boolean(),
  }),
  /** When the first draft, or the revision asked for, is due. */
  dueAt: v.nullable(Instant),
  late: v.boolean(),
  /** When the draft is taken as final if the family says nothing; null where that is not so. */
  answerBy: v.optional(v.nullable(Instant), null),
  revisionsLeft: v.number(),
  /** Who writes now, else who wrote the newest manuscript (署名); null where nobody does, or nobody can tell. */
  writer: v.optional(v.nullable(v.string()), null),
  entries: v.array(ExpertEntry),
  can: v.object({ message: v.boolean(), revise: v.boolean(), approve: v.boolean() }),
  /** Whether the family can ask for a message when a manuscript is ready, and to which mobile (masked) it goes; to the owner alone. */
  tell: v.optional(v.nullable(v.object({ to: v.nullable(v.string()) })), null),
  /** Null where no refund can be asked for here. */
  refund: v.nullable(RefundQuote),
  /** What has gone back so far or is on its way, oldest first. */
  refunds: v.optional(v.array(SentBack), []),
});

/** Most and least characters of a message. */
export const MOST_TEXT = 500;
const LEAST_TEXT = 2;

/** Without an action it only reads. `idem`: the same step sent twice is one. */
export const RgOrderParams = v.pipe(
  v.object({
    sn: Sn,
    /** `tell`: send a message to `mobile` when a manuscript is ready; `hush`: send none any more, and forget the mobile. */
    action: v.optional(
      v.picklist(["message", "revise", "approve", "refund", "tell", "hush"], messages.choice),
    ),
    mobile: v.optional(Mobile),
    /** The box that is ticked to be told. */
    agree: v.optional(v.string(messages.form)),
    text: v.pipe(
      v.optional(v.string(messages.form), ""),
      v.trim(),
      v.check((text) => countHan(text) <= MOST_TEXT, messages.textLong(MOST_TEXT)),
    ),
    idem: v.optional(Idem),
  }),
  v.forward(
    v.partialCheck(
      [["action"], ["text"]],
      ({ action, text }) => (action !== "message" && action !== "revise") || countHan(text) >= LEAST_TEXT,
      messages.textEmpty,
    ),
    ["text"],
  ),
  v.forward(
    v.partialCheck(
      [["action"], ["agree"]],
      ({ action, agree }) => action !== "tell" || agree === "1",
      messages.tellAgree,
    ),
    ["agree"],
  ),
  v.forward(
    v.partialCheck(
      [["action"], ["mobile"]],
      ({ action, mobile }) => action !== "tell" || mobile !== undefined,
      messages.mobile,
    ),
    ["mobile"],
  ),
);

/** A manuscript of an invented family (手稿样例), whole. */
export const SampleManuscript = v.object({
  slug: v.string(),
  title: v.string(),
  /** What the invented family said. */
  brief: v.array(v.object({ what: v.string(), said: v.string() })),
  manuscript: Manuscript,
});

export type ExpertType = v.InferOutput<typeof ExpertType>;
export type ExpertTerms = v.InferOutput<typeof ExpertTerms>;
export type Expert = v.InferOutput<typeof Expert>;
export type Rengong = v.InferOutput<typeof Rengong>;
export type ExpertName = v.InferOutput<typeof ExpertName>;
export type Manuscript = v.InferOutput<typeof Manuscript>;
export type ExpertEntry = v.InferOutput<typeof ExpertEntry>;
export type RefundQuote = v.InferOutput<typeof RefundQuote>;
export type RgOrder = v.InferOutput<typeof RgOrder>;
export type RgOrderParams = v.InferOutput<typeof RgOrderParams>;
export type SampleManuscript = v.InferOutput<typeof SampleManuscript>;
