import { and, eq } from "drizzle-orm";
import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { directoryOf } from "#functions/origin/store/spread/shards.ts";
import { comments } from "#functions/origin/store/tables/comments.ts";
import type { Context } from "#functions/origin/visit.ts";
import type { CommentRow } from "./stored-comment.ts";

type NewRow = Pick<CommentRow, "id" | "sn" | "visitorId" | "topic" | "stars" | "text">;

const WAITING = "这条评论正在核对，核对后才能修改。";
const SHOWN = "这笔订单的评论已经显示了，一笔订单写一条。";

/** The comment of an order (评论); null where nobody has written one. */
export async function commentOf(sn: string, context: Context): Promise<CommentRow | null> {
  const [row] = await directoryOf(context)
    .select()
    .from(comments)
    .where(and(eq(comments.sn, sn), eq(comments.topic, "comment")))
    .limit(1);
  return row ?? null;
}

/** Writes words down to be looked at; the same ones twice are one. */
export async function keepAdvice(row: NewRow, context: Context): Promise<void> {
  const createdAt = isoOf(context.now);
  await directoryOf(context)
    .insert(comments)
    .values({ ...row, state: "waiting", createdAt })
    .onConflictDoNothing();
}

/**
 * Writes the one comment of an order, or replaces a hidden one; new words get another id, so that nobody
 * shows words that they have not read. STATE_CONFLICT where another comment waits or is shown.
 */
export async function keepComment(row: NewRow, context: Context): Promise<Pick<CommentRow, "id" | "state">> {
  const before = await commentOf(row.sn, context);
  if (before === null) await keepAdvice(row, context);
  else if (before.state === "hidden" && before.id !== row.id) await replace(before, row, context);
  const kept = await commentOf(row.sn, context);
  if (kept?.id === row.id) return { id: kept.id, state: kept.state };
  throw new Failure("STATE_CONFLICT", {}, kept?.state === "shown" ? SHOWN : WAITING);
}

async function replace(before: CommentRow, row: NewRow, context: Context): Promise<void> {
  const createdAt = isoOf(context.now);
  await directoryOf(context)
    .update(comments)
    .set({ ...row, state: "waiting", reason: null, reply: null, createdAt, checkedAt: null })
    .where(and(eq(comments.id, before.id), eq(comments.state, "hidden")));
}

/** Whether an order may be commented on: it was paid at some time, even if it was refunded later. */
export const mayComment = ({ paidAt }: { paidAt: string | null }): boolean => paidAt !== null;
