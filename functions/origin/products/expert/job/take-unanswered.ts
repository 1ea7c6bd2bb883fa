import { and, asc, eq, gt, inArray, lt, notExists, sql } from "drizzle-orm";
import { DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { askedSince } from "#functions/origin/store/desk/asked.ts";
import { isOpen } from "#functions/origin/store/spread/here.ts";
import { expertEntries, expertJobs } from "#functions/origin/store/tables/expert.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import type { Context } from "#functions/origin/visit.ts";
import { answerBy } from "./answer-by.ts";
import { approveDraft } from "./approve.ts";
import { findExpertOrder, WORKED } from "./jobs.ts";

/** Drafts taken in one run, at most. */
const MOST_DRAFTS = 50;
/** The fewest days that a package gives a family to answer. */
const LEAST_DAYS = Math.min(offers.manual.terms.answerDays, offers.manualSenior.terms.answerDays);

/**
 * Takes a draft as final where the family has said nothing in the days that its order gives it. A message, or
 * a revision or refund that it asked for, is an answer: then a person decides what comes next. So is a complaint, or a wish
 * for money back, that the desk had while the draft was there, and stays so once it is settled: the family has not been silent.
 */
export async function takeUnanswered(context: Context): Promise<void> {
  const { db, now } = context;
  const answered = db
    .select({ one: sql`1` })
    .from(expertEntries)
    .where(
      and(
        eq(expertEntries.sn, expertJobs.sn),
        eq(expertEntries.who, "family"),
        gt(expertEntries.createdAt, expertJobs.draftedAt),
      ),
    );
  // What it wrote to us, and not to the expert, is an answer too.
  const asked = askedSince({ sn: expertJobs.sn, since: expertJobs.draftedAt }, db);
  const old = await db
    .select({ sn: expertJobs.sn })
    .from(expertJobs)
    .innerJoin(orders, eq(orders.sn, expertJobs.sn))
    .where(
      and(
        eq(expertJobs.stage, "draft"),
        inArray(orders.status, [...WORKED]),
        lt(expertJobs.draftedAt, isoOf(now - LEAST_DAYS * DAY_MS)),
        notExists(answered),
        notExists(asked),
        isOpen(expertJobs.sn, context),
      ),
    )
    .orderBy(asc(expertJobs.draftedAt))
    .limit(MOST_DRAFTS);
  for (const { sn } of old) {
    const ordered = await findExpertOrder(sn, context);
    const last = answerBy(ordered);
    if (last === null || last >= now) continue;
    await approveDraft(sn, { who: "system", id: `${sn} ${ordered.job.draftedAt} unanswered` }, context);
  }
}
