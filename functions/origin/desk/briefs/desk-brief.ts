import * as v from "valibot";
import type { DeskBrief, DeskPreview } from "#functions/contract/desk/desk-briefs.ts";
import type { ManuscriptDraft } from "#functions/contract/desk/manuscript-draft.ts";
import { ExpertBrief } from "#functions/contract/products/expert-brief.ts";
import { Failure } from "#functions/origin/failure.ts";
import { findExpertOrder } from "#functions/origin/products/expert/job/jobs.ts";
import { readProgress } from "#functions/origin/products/expert/job/progress.ts";
import { chartOfBrief } from "#functions/origin/products/expert/manuscript/brief-chart.ts";
import { unprovenQuotes } from "#functions/origin/products/expert/manuscript/check-manuscript.ts";
import { checkName } from "#functions/origin/products/expert/manuscript/check-name.ts";
import { draftFaults, handedIn } from "#functions/origin/products/expert/manuscript/deliver.ts";
import {
  describeManuscript,
  familyOfAsked,
  type SourceFinders,
} from "#functions/origin/products/expert/manuscript/describe-manuscript.ts";
import { draftOf, readDraft, type SavedDraft } from "#functions/origin/products/expert/manuscript/drafts.ts";
import type { Clerk } from "#functions/origin/visit.ts";
import { workerOf } from "./list-briefs.ts";

const BLANK: ManuscriptDraft = { opening: "", names: [], pick: null, pickReason: "" };

/** One order at the desk (一单), with what the engine says of each name of its draft. */
export async function readDeskBrief(sn: string, books: SourceFinders, clerk: Clerk): Promise<DeskBrief> {
  const ordered = await findExpertOrder(sn, clerk);
  if (ordered.job.stage === "ordered") throw new Failure("NOT_FOUND");
  const order = await readProgress(ordered, clerk);
  const { draft: body, version, savedBy, savedAt } = await newestDraft(order, clerk);
  const brief = v.safeParse(ExpertBrief, order.brief.said);
  const check = async (given: string) =>
    brief.success ? checkName(familyOfAsked(brief.output), given, brief.output, books) : null;
  return {
    order,
    worker: workerOf(ordered.job),
    draft: { version, savedBy, savedAt, body },
    chart: chartOfBrief(order.brief.said),
    unproven: unprovenQuotes(body),
    checks: await Promise.all(body.names.map(({ given }) => check(given))),
  };
}

/** The draft that was saved last, else what was delivered last, else a blank one. */
async function newestDraft({ sn, entries }: DeskBrief["order"], clerk: Clerk): Promise<SavedDraft> {
  const saved = await readDraft(sn, clerk);
  if (saved !== null) return saved;
  const delivered = entries.findLast(({ manuscript }) => manuscript !== null)?.manuscript ?? null;
  const draft = delivered === null ? BLANK : draftOf(delivered);
  return { version: 0, savedBy: null, savedAt: null, draft };
}

/** The newest draft as the family would see it (预览), without the names that can't be given; null where none is left. */
export async function previewDraft(sn: string, books: SourceFinders, clerk: Clerk): Promise<DeskPreview> {
  const ordered = await findExpertOrder(sn, clerk);
  const brief = await handedIn(ordered, clerk);
  const order = await readProgress(ordered, clerk);
  const { draft, version } = await newestDraft(order, clerk);
  const faults = await draftFaults(draft, brief, ordered, books, clerk);
  const rows = [...draft.names.keys()].filter((at) => !faults.some((fault) => fault.at === `given.${at}`));
  const names = draft.names.filter((_, at) => rows.includes(at));
  const pick = draft.pick === null ? -1 : rows.indexOf(draft.pick);
  const shown = { ...draft, names, pick: pick < 0 ? null : pick };
  const manuscript = names.length === 0 ? null : await describeManuscript(shown, brief, books);
  return { order, version, manuscript, rows, faults };
}
