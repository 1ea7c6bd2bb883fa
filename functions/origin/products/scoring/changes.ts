import { and, eq, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import { ScoredName } from "#functions/contract/names/scored-name.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { changesOf, oneOrder, takeAhead } from "#functions/origin/store/ahead.ts";
import { keyedHash, open, seal } from "#functions/origin/store/seal.ts";
import { orders, scoreChanges } from "#functions/origin/store/tables/orders.ts";
import type { Context } from "#functions/origin/visit.ts";

/** Changes of one character that an order may try for free. */
const MOST_CHANGES = offers.score.changes;

const sealedAt = (sn: string) => `${sn} change`;

/** The changes that were tried on a scored name, in order, and how many are left. */
export interface Tried {
  changes: ScoredName[];
  changesLeft: number;
}

export async function readTried(sn: string, context: Context): Promise<Tried> {
  const { db, env } = context;
  const rows = takeAhead(context, sn, "changes") ?? (await changesOf(oneOrder(sn), db));
  const opened = await Promise.all(rows.map(({ result }) => open(result, sealedAt(sn), env.DATA_KEYS)));
  const changes = opened.map((result) => v.parse(ScoredName, result));
  return { changes, changesLeft: MOST_CHANGES - changes.length };
}

/**
 * Stores a change that is tried, and counts it: one statement counts the rows and adds one, so that changes
 * sent at once never exceed the number that is free. The same change again is not counted. Throws Failure
 * STATE_CONFLICT where all are used up.
 */
export async function addChange(sn: string, change: ScoredName, context: Context): Promise<void> {
  const { db, env } = context;
  const givenHash = await keyedHash(`change ${sn} ${change.given}`, env.DATA_KEYS);
  const result = await seal(change, sealedAt(sn), env.DATA_KEYS);
  const createdAt = isoOf(context.now);
  const used = sql<number>`(select count(*) from ${scoreChanges} where ${scoreChanges.sn} = ${sn})`;
  const row = db
    .select({
      sn: orders.sn,
      givenHash: sql<string>`${givenHash}`.as("given_hash"),
      nth: sql<number>`${used} + 1`.as("nth"),
      result: sql<string>`${result}`.as("result"),
      createdAt: sql<string>`${createdAt}`.as("created_at"),
    })
    .from(orders)
    .where(and(eq(orders.sn, sn), lt(used, MOST_CHANGES), sql`${orders.status} <> 'erased'`));
  await db.insert(scoreChanges).select(row).onConflictDoNothing();
  const mine = and(eq(scoreChanges.sn, sn), eq(scoreChanges.givenHash, givenHash));
  const [stored] = await db.select({ nth: scoreChanges.nth }).from(scoreChanges).where(mine).limit(1);
  if (stored === undefined) throw new Failure("STATE_CONFLICT", {}, messages.changesUsed(MOST_CHANGES));
}
