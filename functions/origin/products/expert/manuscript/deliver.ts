import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { BEST_SOURCE, type ManuscriptDraft, NO_SOURCE } from "#functions/contract/desk/manuscript-draft.ts";
import { ExpertBrief } from "#functions/contract/products/expert-brief.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { sourceBooks } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { describeName } from "#functions/naming/person/describe/describe-name.ts";
import { Failure } from "#functions/origin/failure.ts";
import { promiseTelling } from "#functions/origin/money/outbox/promise.ts";
import { readEntries } from "#functions/origin/products/expert/job/entries.ts";
import { type ExpertOrder, findExpertOrder, moveJob } from "#functions/origin/products/expert/job/jobs.ts";
import { readBrief } from "#functions/origin/products/expert/job/progress.ts";
import { mustBeMine, refuseSave, WRITING } from "#functions/origin/products/expert/job/work-on.ts";
import { logLine } from "#functions/origin/store/desk/log.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import type { Clerk, Context } from "#functions/origin/visit.ts";
import { type Fault, manuscriptFaults } from "./check-manuscript.ts";
import { warningsOf } from "./check-name.ts";
import { describeManuscript, familyOfAsked, type SourceFinders } from "./describe-manuscript.ts";
import { isNewest, readDraft, saveDraft } from "./drafts.ts";
import { draftOfFile, type ManuscriptFile } from "./manuscript-file.ts";

/** What came of handing a manuscript in. */
type Delivery = { ok: true } | { ok: false; faults: Fault[] };

/** The brief of a job, as it was handed in; STATE_CONFLICT where it was not. */
export async function handedIn(ordered: ExpertOrder, context: Context): Promise<ExpertBrief> {
  const brief = v.safeParse(ExpertBrief, await readBrief(ordered.job, context));
  if (!brief.success) throw new Failure("STATE_CONFLICT", {}, messages.briefMissing);
  return brief.output;
}

/** What keeps a draft from going out: a broken wish, an unproven source, a warning nobody has confirmed. */
export async function draftFaults(
  draft: ManuscriptDraft,
  brief: ExpertBrief,
  { job, terms }: ExpertOrder,
  { sources }: SourceFinders,
  clerk: Clerk,
): Promise<Fault[]> {
  const faults = manuscriptFaults(draft, brief, terms, job.draftedAt === null);
  const isWrong = (at: number) => faults.some((fault) => fault.at === `given.${at}`);
  const gone = await goneFrom(draft, brief, job.sn, clerk);
  if (gone !== undefined) faults.push({ at: "pickReason", say: messages.pickGone(gone) });
  const family = familyOfAsked(brief);
  for (const [at, { given, source, sure }] of draft.names.entries()) {
    if (isWrong(at)) continue;
    if (sure !== given && warningsOf(describeName(family, given), brief).length > 0)
      faults.push({ at: `sure.${at}`, say: messages.unsure(given) });
    if (source === BEST_SOURCE || source === NO_SOURCE) continue;
    if (!(await sources(given)).some(({ bookId }) => bookId === source))
      faults.push({ at: `source.${at}`, say: messages.sourceGone(bookName(source), given) });
  }
  return faults;
}

/** A book as it is cited; what names none is said so. */
function bookName(id: string): string {
  const book = sourceBooks.find((one) => one.id === id);
  return book === undefined ? "这本书" : `《${book.name}》`;
}

/** A name of an earlier manuscript that the reason for the first choice still speaks of; the draft has it no more. */
async function goneFrom(
  { names, pickReason }: ManuscriptDraft,
  { surname }: ExpertBrief,
  sn: string,
  clerk: Clerk,
): Promise<string | undefined> {
  const earlier = (await readEntries(sn, clerk)).flatMap(({ manuscript }) => manuscript?.names ?? []);
  const gone = earlier.filter(({ given }) => !names.some((one) => one.given === given));
  const said = ({ given }: { given: string }) =>
    [surname + given, `“${given}”`, `「${given}」`].some((text) => pickReason.includes(text));
  return gone.find(said)?.name;
}

/**
 * Hands the draft of this version over (交稿): the first draft or a revision, checked against the brief and the
 * table. Doing it again for the same version changes nothing. STATE_CONFLICT where there is a newer version,
 * or somebody else works on the order.
 */
export async function deliverDraft(
  sn: string,
  version: number,
  books: SourceFinders,
  clerk: Clerk,
): Promise<Delivery> {
  const ordered = await findExpertOrder(sn, clerk);
  if (isDelivered(ordered, version)) return { ok: true };
  mustBeMine(ordered, clerk);
  const saved = await readDraft(sn, clerk);
  if (saved?.version !== version) throw await refuseSave(sn, clerk);
  const brief = await handedIn(ordered, clerk);
  const faults = await draftFaults(saved.draft, brief, ordered, books, clerk);
  if (faults.length > 0) return { ok: false, faults };
  const manuscript = await describeManuscript(saved.draft, brief, books);
  const set = {
    stage: "draft",
    draftedAt: isoOf(clerk.now),
    deliveredVersion: version,
  } as const;
  const entry = { who: "expert", kind: "manuscript", body: { manuscript } } as const;
  const where = and(eq(expertJobs.worker, clerk.who), isNewest(sn, version, clerk));
  const log = await logLine({ verb: "deliver", subject: sn, reason: null }, clerk);
  const promise = promiseTelling(clerk.db, sn, isoOf(clerk.now));
  const isMoved = await moveJob(sn, { from: WRITING, set, entry, where, log: log(), promise }, clerk);
  if (isMoved || isDelivered(await findExpertOrder(sn, clerk), version)) return { ok: true };
  throw await refuseSave(sn, clerk);
}

const isDelivered = ({ job }: ExpertOrder, version: number): boolean =>
  job.deliveredVersion === version && !WRITING.some((stage) => stage === job.stage);

/** Saves and hands over a manuscript that an expert sends as one file on the command line. */
export async function deliverManuscript(
  sn: string,
  file: ManuscriptFile,
  books: SourceFinders,
  clerk: Clerk,
): Promise<Delivery> {
  mustBeMine(await findExpertOrder(sn, clerk), clerk);
  const version = (await readDraft(sn, clerk))?.version ?? 0;
  const saved = await saveDraft(sn, { draft: draftOfFile(file), version }, clerk);
  if (saved === null) throw await refuseSave(sn, clerk);
  return deliverDraft(sn, saved, books, clerk);
}
