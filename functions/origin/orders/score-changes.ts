import { and, asc, eq, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import { messages } from "#functions/contract/messages.ts";
import { ScoredName } from "#functions/contract/scored-name.ts";
import { Failure } from "../failure.ts";
import { offers } from "../site-info/prices.ts";
import { keyedHash, open, seal } from "../store/seal.ts";
import { orders, scoreChanges } from "../store/tables.ts";
import type { Visit } from "../visit.ts";

/** Changes of one character that an order may try for nothing. */
export const MOST_CHANGES = offers.score.changes;

const sealedAt = (sn: string) => `${sn} change`;

/** The changes that were tried on a scored name, in order. */
export async function readChanges(sn: string, { db, env }: Visit): Promise<ScoredName[]> {
  const rows = await db
    .select({ result: scoreChanges.result })
    .from(scoreChanges)
    .where(eq(scoreChanges.sn, sn))
    .orderBy(asc(scoreChanges.nth));
  const opened = await Promise.all(rows.map(({ result }) => open(result, sealedAt(sn), env.DATA_KEYS)));
  return opened.map((result) => v.parse(ScoredName, result));
}

/**
 * Stores a change that is tried, and counts it: one statement asks how many there are and adds the row, so that of any
 * number sent at once no more than are free get in. The same change again is not counted. Throws Failure STATE_CONFLICT
 * where all are used up.
 */
export async function addChange(sn: string, change: ScoredName, visit: Visit): Promise<void> {
  const { db, env } = visit;
  const givenHash = await keyedHash(`change ${sn} ${change.given}`, env.DATA_KEYS);
  const result = await seal(change, sealedAt(sn), env.DATA_KEYS);
  const createdAt = new Date(visit.now).toISOString();
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
