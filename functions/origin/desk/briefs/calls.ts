import type { WorkBriefParams } from "#functions/contract/desk/desk-briefs.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { citationFinder, sourcesFinder } from "#functions/origin/products/citations.ts";
import { findExpertOrder } from "#functions/origin/products/expert/job/jobs.ts";
import {
  mustBeWorked,
  refuseSave,
  reply,
  startWork,
  takeOver,
} from "#functions/origin/products/expert/job/work-on.ts";
import { deliverDraft } from "#functions/origin/products/expert/manuscript/deliver.ts";
import type { SourceFinders } from "#functions/origin/products/expert/manuscript/describe-manuscript.ts";
import { saveDraft } from "#functions/origin/products/expert/manuscript/drafts.ts";
import { type Clerk, clerkOf, type StaffVisit } from "#functions/origin/visit.ts";
import { previewDraft, readDeskBrief } from "./desk-brief.ts";
import { listBriefs } from "./list-briefs.ts";

const booksOf = ({ env }: StaffVisit): SourceFinders => ({
  cite: citationFinder(env),
  sources: sourcesFinder(env),
});

/** Orders of expert work (稿件). */
export const briefs: HandlerOf<"desk", "briefs"> = async ({ of }, visit) => ({
  briefs: await listBriefs(of, visit),
});

/** One order of expert work, with the manuscript that is being written. */
export const brief: HandlerOf<"desk", "brief"> = ({ sn }, visit) =>
  readDeskBrief(sn, booksOf(visit), clerkOf(visit));

/** The manuscript as the family would see it. */
export const preview: HandlerOf<"desk", "preview"> = ({ sn }, visit) =>
  previewDraft(sn, booksOf(visit), clerkOf(visit));

/** Begins the work, takes it over, or answers the family. */
export const workBrief: HandlerOf<"desk", "workBrief"> = async (params, visit) => {
  const { sn } = params;
  const clerk = clerkOf(visit);
  mustBeWorked(await findExpertOrder(sn, clerk));
  if (!(await run(params, clerk))) throw new Failure("STATE_CONFLICT");
  return { sn };
};

async function run(params: WorkBriefParams, clerk: Clerk): Promise<boolean> {
  const { sn } = params;
  switch (params.act) {
    case "start":
      return startWork(sn, clerk);
    case "take":
      return takeOver(sn, clerk);
    case "say":
      await reply(sn, params.text, clerk, `${sn}.desk.${params.idem ?? crypto.randomUUID()}`);
      return true;
  }
}

/** Saves the draft on top of the version it was written on. */
export const saveManuscript: HandlerOf<"desk", "saveManuscript"> = async ({ sn, ...save }, visit) => {
  const clerk = clerkOf(visit);
  mustBeWorked(await findExpertOrder(sn, clerk));
  const version = await saveDraft(sn, save, clerk);
  if (version === null) throw await refuseSave(sn, clerk);
  return { version };
};

/** Hands the manuscript over; INVALID_PARAMS says what is wrong with it, each fault at its field. */
export const deliver: HandlerOf<"desk", "deliver"> = async ({ sn, version }, visit) => {
  const done = await deliverDraft(sn, version, booksOf(visit), clerkOf(visit));
  if (done.ok) {
    // The family that asked for it is told at once; if not now, then by the promise.
    visit.keep([sn]);
    return { sn };
  }
  const fields: Record<string, string> = {};
  for (const { at, say } of done.faults) fields[at] ??= say;
  throw new Failure("INVALID_PARAMS", { fields });
};
