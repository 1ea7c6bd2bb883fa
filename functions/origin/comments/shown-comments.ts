import { and, desc, eq, gt, gte, inArray, lt, lte, sql } from "drizzle-orm";
import type { Content } from "#functions/contract/site/site.ts";
import { beijingDay } from "#functions/contract/values/time.ts";
import { comments } from "#functions/origin/store/tables/comments.ts";
import type { Context } from "#functions/origin/visit.ts";
import { type CommentRow, openComment } from "./stored-comment.ts";

/** How many of the newest comments are handed out, and how many of the newest bad ones besides. */
const MOST_NEWEST = 120;
const MOST_BAD = 60;
const GOOD = 4;
const BAD = 2;

/** Comments that were checked and are shown (评论), newest first, with how many there are of each sort. */
export async function shownComments(context: Context): Promise<Content["comments"]> {
  const [newest, bad, counts] = await Promise.all([
    newestOf(context, MOST_NEWEST),
    newestOf(context, MOST_BAD, BAD),
    countAll(context),
  ]);
  const rows = new Map([...newest, ...bad].map((row) => [row.id, row]));
  const read = await Promise.all([...rows.values()].map((row) => said(row, context).catch(() => null)));
  // A comment that can't be opened, as its key is gone, is left out; the others are still shown.
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
      good: tally(and(shown, gte(comments.stars, GOOD))),
      fair: tally(and(shown, gt(comments.stars, BAD), lt(comments.stars, GOOD))),
      bad: tally(and(shown, lte(comments.stars, BAD))),
      hidden: tally(eq(comments.state, "hidden")),
    })
    .from(comments)
    .where(and(eq(comments.topic, "comment"), inArray(comments.state, ["shown", "hidden"])));
  return { ...row };
}

async function said(row: CommentRow, context: Context): Promise<Content["comments"]["items"][number]> {
  const { id, stars, reply, createdAt } = row;
  const { text, bought } = await openComment(row, context);
  const date = beijingDay(Date.parse(createdAt));
  return { id, stars, text, date, bought, reply };
}
