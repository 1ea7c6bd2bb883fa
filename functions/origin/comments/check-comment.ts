import { and, asc, desc, eq, ne, or, sql } from "drizzle-orm";
import type { AdviceState } from "#functions/contract/products/advise.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { logLine } from "#functions/origin/store/desk/log.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { comments } from "#functions/origin/store/tables/comments.ts";
import type { Clerk, Context } from "#functions/origin/visit.ts";
import { type CommentRow, openComment, type Sealed } from "./stored-comment.ts";

/** The only reasons to hide a comment (不显示的原因): one of three words and, after a colon, what is wrong. */
const REASON = /^(广告|隐私|辱骂)(：.{1,60})?$/u;
export const isReason = (text: string): boolean => REASON.test(text);

/** Comments read at once, at most. */
const MOST_READ = 100;

/** What a person makes of a comment: shown, or hidden for a reason. */
type Verdict = { state: "shown" } | { state: "hidden"; reason: string };

const itself = (id: string) => and(eq(comments.id, id), eq(comments.topic, "comment"));

/** Comments in a state, with their words: those that wait oldest first, others newest first. */
export async function readComments(state: AdviceState, context: Context): Promise<(CommentRow & Sealed)[]> {
  const order = state === "waiting" ? asc(comments.createdAt) : desc(comments.createdAt);
  const rows = await context.db
    .select()
    .from(comments)
    .where(and(eq(comments.topic, "comment"), eq(comments.state, state)))
    .orderBy(order)
    .limit(MOST_READ);
  return Promise.all(rows.map(async (row) => ({ ...row, ...(await openComment(row, context)) })));
}

/**
 * Shows or hides the comment of this id (核对评论); false where there is none, as when its words were replaced
 * and got another id. Doing it again changes nothing and writes no second line in the log.
 */
export async function checkComment(id: string, verdict: Verdict, clerk: Clerk): Promise<boolean> {
  const { state } = verdict;
  const reason = verdict.state === "hidden" ? verdict.reason : null;
  if (reason !== null && !isReason(reason)) throw new TypeError("no reason to hide a comment");
  const isOther = or(ne(comments.state, state), sql`${comments.reason} is not ${reason}`);
  const set = { state, reason, checkedAt: isoOf(clerk.now) };
  const verb = state === "shown" ? "show-comment" : "hide-comment";
  const log = await logLine({ verb, subject: id, reason }, clerk);
  const { there } = await batch(clerk.db, {
    check: clerk.db
      .update(comments)
      .set(set)
      .where(and(itself(id), isOther)),
    log: log(),
    there: clerk.db.select({ id: comments.id }).from(comments).where(itself(id)),
  });
  return there.length > 0;
}

/** Answers a comment in public (回复); false where there is none. */
export async function answerComment(id: string, reply: string, clerk: Clerk): Promise<boolean> {
  const isOther = sql`${comments.reply} is not ${reply}`;
  const log = await logLine({ verb: "answer-comment", subject: id, reason: reply }, clerk);
  const { there } = await batch(clerk.db, {
    answer: clerk.db
      .update(comments)
      .set({ reply })
      .where(and(itself(id), isOther)),
    log: log(),
    there: clerk.db.select({ id: comments.id }).from(comments).where(itself(id)),
  });
  return there.length > 0;
}
