import { and, asc, eq } from "drizzle-orm";
import type { AdviceState } from "#functions/contract/advise.ts";
import type { Desk } from "../reports/parts.ts";
import { comments } from "../store/tables.ts";
import { type CommentRow, openComment, type Sealed } from "./stored-comment.ts";

/** Why a comment may be hidden (不显示的原因): nothing else is a reason; words after a colon say where it lies. */
const REASON = /^(广告|隐私|辱骂)(：.{1,60})?$/u;
export const isReason = (text: string): boolean => REASON.test(text);

/** What a person makes of a comment: shown, or hidden for a reason. */
export type Verdict = { state: "shown" } | { state: "hidden"; reason: string };

/** Comments in a state, with their words, oldest first. */
export async function readComments(
  state: AdviceState,
  desk: Desk,
): Promise<(Pick<CommentRow, "id" | "sn" | "stars" | "reason" | "createdAt"> & Sealed)[]> {
  const rows = await desk.db
    .select()
    .from(comments)
    .where(and(eq(comments.topic, "comment"), eq(comments.state, state)))
    .orderBy(asc(comments.createdAt));
  return Promise.all(rows.map(async (row) => ({ ...row, ...(await openComment(row, desk)) })));
}

/** Shows or hides the comment of this id (核对评论); false where there is none, for other words have another id. */
export async function checkComment(id: string, verdict: Verdict, desk: Desk): Promise<boolean> {
  const reason = verdict.state === "hidden" ? verdict.reason : null;
  if (reason !== null && !isReason(reason)) throw new TypeError("no reason to hide a comment");
  return change(id, { state: verdict.state, reason, checkedAt: new Date(desk.now).toISOString() }, desk);
}

/** Answers a comment in public (回复); false where there is none. */
export const answerComment = (id: string, reply: string, desk: Desk): Promise<boolean> =>
  change(id, { reply }, desk);

async function change(id: string, set: Partial<CommentRow>, { db }: Desk): Promise<boolean> {
  const changed = await db
    .update(comments)
    .set(set)
    .where(and(eq(comments.id, id), eq(comments.topic, "comment")))
    .returning({ id: comments.id });
  return changed.length > 0;
}
