import { and, asc, eq, gt, inArray, lt, notExists, sql } from "drizzle-orm";
import type { Desk } from "../reports/parts.ts";
import { offers } from "../site-info/prices.ts";
import { manualEntries, manualJobs, orders } from "../store/tables.ts";
import { answerBy } from "./answer-by.ts";
import { approveDraft } from "./approve.ts";
import { findManual, WORKED } from "./jobs.ts";

/** Drafts taken in one run, at most. */
const MOST = 50;
const DAY_MS = 24 * 3600_000;
/** No package gives a family less time to answer. */
const LEAST_DAYS = Math.min(offers.manual.manual.answerDays, offers.manualSenior.manual.answerDays);

/**
 * Takes drafts as final whose family has said nothing in the time it was sold with. A message, a wish or a claim that
 * came after the draft is an answer: then a person goes on with it.
 */
export async function takeUnanswered(desk: Desk): Promise<void> {
  const { db, now } = desk;
  const answered = db
    .select({ one: sql`1` })
    .from(manualEntries)
    .where(
      and(
        eq(manualEntries.sn, manualJobs.sn),
        eq(manualEntries.who, "family"),
        gt(manualEntries.createdAt, manualJobs.draftedAt),
      ),
    );
  const old = await db
    .select({ sn: manualJobs.sn })
    .from(manualJobs)
    .innerJoin(orders, eq(orders.sn, manualJobs.sn))
    .where(
      and(
        eq(manualJobs.stage, "draft"),
        inArray(orders.status, [...WORKED]),
        lt(manualJobs.draftedAt, new Date(now - LEAST_DAYS * DAY_MS).toISOString()),
        notExists(answered),
      ),
    )
    .orderBy(asc(manualJobs.draftedAt))
    .limit(MOST);
  for (const { sn } of old) {
    const manual = await findManual(sn, desk);
    const last = answerBy(manual);
    if (last === null || last >= now) continue;
    await approveDraft(sn, { who: "system", id: `${sn} ${manual.job.draftedAt} unanswered` }, desk);
  }
}
