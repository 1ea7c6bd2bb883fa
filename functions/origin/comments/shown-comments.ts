import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { Content } from "#functions/contract/site/site.ts";
import { beijingDay } from "#functions/contract/values/time.ts";
import { comments } from "#functions/origin/store/tables/comments.ts";
import type { Context } from "#functions/origin/visit.ts";
import { type CommentRow, openComment } from "./stored-comment.ts";

/** The newest of all, and the newest of the bad ones, that are handed out: none is bad enough to be left out. */
const MOST_NEWEST = 120;
const MOST_BAD = 60;
const GOOD = 4;
const BAD = 2;

/** Comments that were looked at (评论), newest first, bad ones too, with how many there are of each sort. */
export async function shownComments(context: Context): Promise<Content["comments"]> {
  const [newest, bad, counts] = await Promise.all([
    newestOf(context, MOST_NEWEST),
    newestOf(context, MOST_BAD, BAD),
    countAll(context),
  ]);
  const rows = new Map([...newest, ...bad].map((row) => [row.id, row]));
  const read = await Promise.all([...rows.values()].map((row) => said(row, context).catch(() => null)));
  // One whose key is gone takes none of the others with it.
  return { items: read.filter((item) => item !== null), counts };
}

const SHOWN = and(eq(comments.topic, "comment"), eq(comments.state, "shown"));

const newestOf = ({ db }: Context, most: number, stars = 5): Promise<CommentRow[]> =>
  db
    .select()
    .from(comments)
    .where(and(SHOWN, lte(comments.stars, stars)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(most);

async function countAll({ db }: Context): Promise<Record<string, number>> {
  const shown = eq(comments.state, "shown");
  const tally = (condition: ReturnType<typeof and>) => sql<number>`coalesce(sum(${condition}), 0)`;
  const [row] = await db
    .select({
      all: tally(shown),
      good: tally(and(shown, sql`${comments.stars} >= ${GOOD}`)),
      bad: tally(and(shown, lte(comments.stars, BAD))),
      hidden: tally(eq(comments.state, "hidden")),
    })
    .from(comments)
    .where(eq(comments.topic, "comment"));
  return { ...row };
}

async function said(row: CommentRow, context: Context): Promise<Content["comments"]["items"][number]> {
  const { id, stars, reply, createdAt } = row;
  const { text, bought } = await openComment(row, context);
  const date = beijingDay(Date.parse(createdAt));
  return { id, stars, text, date, bought, reply };
}
