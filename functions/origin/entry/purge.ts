import { and, eq, inArray, lt, lte, sql } from "drizzle-orm";
import { DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { smsCodes, smsRequests } from "#functions/origin/store/tables/messages.ts";
import { outbox } from "#functions/origin/store/tables/payments.ts";
import { lookups, tries } from "#functions/origin/store/tables/visitors.ts";
import type { Context } from "#functions/origin/visit.ts";

/** Rows of one table that are dropped in one run, at most: a flood leaves many, and each run stays small. */
const MOST_ROWS = 500;
/** Days after which nobody comes back by what was looked up: as long as a visitor's cookie lives. */
const LOOKUP_DAYS = 400;

/** Drops what has served its time (清理): counts of tries, codes by SMS and requests for them, old look-ups. */
export async function purgeOld({ db, now }: Context): Promise<void> {
  const rowid = sql`rowid`;
  const overTries = db.select({ rowid }).from(tries).where(lte(tries.until, now)).limit(MOST_ROWS);
  const overCodes = db
    .select({ rowid })
    .from(smsCodes)
    .where(lt(smsCodes.expiresAt, isoOf(now)))
    .limit(MOST_ROWS);
  const oldLookups = db
    .select({ rowid })
    .from(lookups)
    .where(lt(lookups.createdAt, isoOf(now - LOOKUP_DAYS * DAY_MS)))
    .limit(MOST_ROWS);
  const sent = db
    .select({ rowid })
    .from(outbox)
    .where(and(eq(outbox.kind, "sms"), eq(outbox.state, "done")))
    .limit(MOST_ROWS);
  await db.batch([
    db.delete(tries).where(inArray(rowid, overTries)),
    db.delete(smsCodes).where(inArray(rowid, overCodes)),
    db.delete(lookups).where(inArray(rowid, oldLookups)),
    db.delete(outbox).where(inArray(rowid, sent)),
    db.delete(smsRequests).where(lt(smsRequests.createdAt, isoOf(now - DAY_MS))),
  ]);
}
