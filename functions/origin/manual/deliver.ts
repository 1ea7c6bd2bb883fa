import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { ManualBrief } from "#functions/contract/manual-brief.ts";
import { BEST_SOURCE, type ManuscriptDraft, NO_SOURCE } from "#functions/contract/manuscript-draft.ts";
import { messages } from "#functions/contract/messages.ts";
import { describeName } from "#functions/naming/describe/describe-name.ts";
import { type Clerk, logLine } from "../desk/log.ts";
import { Failure } from "../failure.ts";
import type { Desk } from "../reports/parts.ts";
import { manualJobs } from "../store/tables.ts";
import { type Fault, manuscriptFaults } from "./check-manuscript.ts";
import { warningsOf } from "./check-name.ts";
import { type Books, describeManuscript, familyOfManual } from "./describe-manuscript.ts";
import { isNewest, readDraft, saveDraft } from "./drafts.ts";
import { findManual, type Manual, moveJob } from "./jobs.ts";
import { draftOfFile, type ManuscriptFile } from "./manuscript-file.ts";
import { readBrief } from "./progress.ts";
import { mustBeMine, refuseSave, WRITING } from "./work-on.ts";

/** What came of handing a manuscript in. */
export type Delivery = { ok: true } | { ok: false; faults: Fault[] };

/** The brief of a job, as it was handed in; STATE_CONFLICT where it was not. */
export async function handedIn(manual: Manual, desk: Desk): Promise<ManualBrief> {
  const brief = v.safeParse(ManualBrief, await readBrief(manual.job, desk));
  if (!brief.success) throw new Failure("STATE_CONFLICT", {}, messages.briefMissing);
  return brief.output;
}

/** What keeps a draft from going out: what breaks the brief, what is not proven, what has not been read. */
export async function draftFaults(
  draft: ManuscriptDraft,
  brief: ManualBrief,
  { job, terms }: Manual,
  { sources }: Books,
): Promise<Fault[]> {
  const faults = manuscriptFaults(draft, brief, terms, job.draftedAt === null);
  const isWrong = (at: number) => faults.some((fault) => fault.at === `given.${at}`);
  const family = familyOfManual(brief);
  for (const [at, { given, source, sure }] of draft.names.entries()) {
    if (isWrong(at)) continue;
    if (sure !== given && warningsOf(describeName(family, given), brief).length > 0)
      faults.push({ at: `sure.${at}`, say: messages.unsure(given) });
    if (source === BEST_SOURCE || source === NO_SOURCE) continue;
    if (!(await sources(given)).some(({ bookId }) => bookId === source))
      faults.push({ at: `source.${at}`, say: messages.sourceGone });
  }
  return faults;
}

/**
 * Hands the draft of this version over (交稿): the first draft or a revision, checked against the brief and the table.
 * The same version again is handed over already. STATE_CONFLICT where there is a newer one, or somebody else works on it.
 */
export async function deliverDraft(
  sn: string,
  version: number,
  books: Books,
  clerk: Clerk,
): Promise<Delivery> {
  const manual = await findManual(sn, clerk);
  if (isDelivered(manual, version)) return { ok: true };
  mustBeMine(manual, clerk);
  const saved = await readDraft(sn, clerk);
  if (saved?.version !== version) throw await refuseSave(sn, clerk);
  const brief = await handedIn(manual, clerk);
  const faults = await draftFaults(saved.draft, brief, manual, books);
  if (faults.length > 0) return { ok: false, faults };
  const manuscript = await describeManuscript(saved.draft, brief, books);
  const set = {
    stage: "draft",
    draftedAt: new Date(clerk.now).toISOString(),
    deliveredVersion: version,
  } as const;
  const entry = { who: "expert", kind: "manuscript", body: { manuscript } } as const;
  const where = and(eq(manualJobs.worker, clerk.who), isNewest(sn, version, clerk));
  const log = await logLine({ verb: "deliver", subject: sn, reason: null }, clerk);
  const isMoved = await moveJob(sn, { from: WRITING, set, entry, where, log: [log()] }, clerk);
  if (isMoved || isDelivered(await findManual(sn, clerk), version)) return { ok: true };
  throw await refuseSave(sn, clerk);
}

const isDelivered = ({ job }: Manual, version: number): boolean =>
  job.deliveredVersion === version && !WRITING.some((stage) => stage === job.stage);

/** Saves a manuscript that comes whole, and hands it over: by command. */
export async function deliverManuscript(
  sn: string,
  file: ManuscriptFile,
  books: Books,
  clerk: Clerk,
): Promise<Delivery> {
  mustBeMine(await findManual(sn, clerk), clerk);
  const version = (await readDraft(sn, clerk))?.version ?? 0;
  const saved = await saveDraft(sn, { draft: draftOfFile(file), version }, clerk);
  if (saved === null) throw await refuseSave(sn, clerk);
  return deliverDraft(sn, saved, books, clerk);
}
