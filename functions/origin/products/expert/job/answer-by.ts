import type { ExpertEntry } from "#functions/contract/products/expert.ts";
import { DAY_MS } from "#functions/contract/values/time.ts";
import type { ExpertOrder, Job } from "./jobs.ts";

/**
 * When a draft is taken as final if the family says nothing (逾期视为定稿), ms since 1970; null where no draft
 * waits or the order's terms name no such day.
 */
export function answerBy({
  job,
  terms,
}: {
  job: Pick<Job, "stage" | "draftedAt">;
  terms: Pick<ExpertOrder["terms"], "answerDays">;
}): number | null {
  if (job.stage !== "draft" || job.draftedAt === null || terms.answerDays === null) return null;
  return Date.parse(job.draftedAt) + terms.answerDays * DAY_MS;
}

/** Whether the family has written since the newest manuscript; if so, a person decides what comes next. */
export function hasAnswered(entries: readonly Pick<ExpertEntry, "who" | "kind">[]): boolean {
  const newest = entries.findLastIndex(({ kind }) => kind === "manuscript");
  return entries.slice(newest + 1).some(({ who }) => who === "family");
}
