import * as v from "valibot";
import type { DeskBrief, DeskPreview } from "#functions/contract/desk-briefs.ts";
import { ManualBrief } from "#functions/contract/manual-brief.ts";
import type { ManuscriptDraft } from "#functions/contract/manuscript-draft.ts";
import type { Clerk } from "../desk/log.ts";
import { Failure } from "../failure.ts";
import { checkName } from "./check-name.ts";
import { draftFaults, handedIn } from "./deliver.ts";
import { type Books, describeManuscript, familyOfManual } from "./describe-manuscript.ts";
import { draftOf, readDraft, type SavedDraft } from "./drafts.ts";
import { findManual } from "./jobs.ts";
import { workerOf } from "./list-briefs.ts";
import { readProgress } from "./progress.ts";

const BLANK: ManuscriptDraft = { opening: "", names: [], pick: null, pickReason: "" };

/** One order at the desk (一单), with the engine's word on each name of its draft. */
export async function readDeskBrief(sn: string, books: Books, clerk: Clerk): Promise<DeskBrief> {
  const manual = await findManual(sn, clerk);
  if (manual.job.stage === "ordered") throw new Failure("NOT_FOUND");
  const order = await readProgress(manual, clerk);
  const { draft: body, version, savedBy, savedAt } = await newestDraft(order, clerk);
  const brief = v.safeParse(ManualBrief, order.brief.said);
  const check = async (given: string) =>
    brief.success ? checkName(familyOfManual(brief.output), given, brief.output, books) : null;
  return {
    order,
    worker: workerOf(manual.job),
    draft: { version, savedBy, savedAt, body },
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
export async function previewDraft(sn: string, books: Books, clerk: Clerk): Promise<DeskPreview> {
  const manual = await findManual(sn, clerk);
  const brief = await handedIn(manual, clerk);
  const order = await readProgress(manual, clerk);
  const { draft, version } = await newestDraft(order, clerk);
  const faults = await draftFaults(draft, brief, manual, books);
  const rows = [...draft.names.keys()].filter((at) => !faults.some((fault) => fault.at === `given.${at}`));
  const names = draft.names.filter((_, at) => rows.includes(at));
  const pick = draft.pick === null ? -1 : rows.indexOf(draft.pick);
  const shown = { ...draft, names, pick: pick < 0 ? null : pick };
  const manuscript = names.length === 0 ? null : await describeManuscript(shown, brief, books);
  return { order, version, manuscript, rows, faults };
}
