import * as v from "valibot";
import { ManualBrief } from "#functions/contract/manual-brief.ts";
import type { FindCitation } from "../depth/find-citation.ts";
import type { Desk } from "../reports/parts.ts";
import { manuscriptFaults } from "./check-manuscript.ts";
import { describeManuscript } from "./describe-manuscript.ts";
import { writeEntry } from "./entries.ts";
import { findManual, moveJob, stageEntry } from "./jobs.ts";
import type { ManuscriptFile } from "./manuscript-file.ts";
import { readBrief } from "./progress.ts";

/** Begins the work (动笔): from now on the brief is locked. False where there is nothing to begin. */
export async function startWork(sn: string, desk: Desk): Promise<boolean> {
  await findManual(sn, desk);
  const set = { stage: "writing", startedAt: new Date(desk.now).toISOString() } as const;
  return moveJob(sn, { from: ["briefed"], set, entry: stageEntry("writing") }, desk);
}

/** What came of handing a manuscript in. */
export type Delivery = { ok: true } | { ok: false; faults: string[] };

/** Hands a manuscript over (交稿): the first draft or a revision, checked against the brief and the table. */
export async function deliverManuscript(
  sn: string,
  file: ManuscriptFile,
  cite: FindCitation,
  desk: Desk,
): Promise<Delivery> {
  const { job, terms } = await findManual(sn, desk);
  const brief = v.safeParse(ManualBrief, await readBrief(job, desk));
  if (!brief.success) return { ok: false, faults: ["the brief has not been handed in"] };
  const faults = manuscriptFaults(file, brief.output, terms, job.draftedAt === null);
  if (faults.length > 0) return { ok: false, faults };
  const manuscript = await describeManuscript(file, brief.output, cite);
  const set = { stage: "draft", draftedAt: new Date(desk.now).toISOString() } as const;
  const entry = { who: "expert", kind: "manuscript", body: { manuscript } } as const;
  const isMoved = await moveJob(sn, { from: ["writing", "revising"], set, entry }, desk);
  return isMoved ? { ok: true } : { ok: false, faults: [`the work is at "${job.stage}": start it first`] };
}

/** Answers the family (回留言). */
export async function reply(sn: string, text: string, desk: Desk): Promise<void> {
  await findManual(sn, desk);
  await writeEntry(sn, { who: "expert", kind: "message", body: { text } }, desk);
}
