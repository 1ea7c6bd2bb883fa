import { and, eq, inArray, lt, lte, sql } from "drizzle-orm";
import { DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { orderIn } from "#functions/origin/money/outbox/run.ts";
import { isOpen } from "#functions/origin/store/spread/here.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { fixedAll, shaped } from "#functions/origin/store/statements/fixed.ts";
import { smsCodes, smsRequests } from "#functions/origin/store/tables/messages.ts";
import { outbox } from "#functions/origin/store/tables/payments.ts";
import { lookups, tries } from "#functions/origin/store/tables/visitors.ts";
import type { Context } from "#functions/origin/visit.ts";

/** Rows of one table that are dropped in one run, at most: a flood leaves many, and each run stays small. */
const MOST_ROWS = 500;
/** Days after which nobody comes back by what was looked up: as long as a visitor's cookie lives. */
const LOOKUP_DAYS = 400;

const purging = shaped((isMany: boolean) =>
  fixedAll(["ms", "now", "lookedUp", "asked"], ({ ms, now, lookedUp, asked }, db) => {
    const rowid = sql`rowid`;
    const overTries = db.select({ rowid }).from(tries).where(lte(tries.until, ms)).limit(MOST_ROWS);
    const overCodes = db.select({ rowid }).from(smsCodes).where(lt(smsCodes.expiresAt, now)).limit(MOST_ROWS);
    const oldLookups = db
      .select({ rowid })
      .from(lookups)
      .where(lt(lookups.createdAt, lookedUp))
      .limit(MOST_ROWS);
    const sent = db
      .select({ rowid })
      .from(outbox)
      .where(
        and(
          inArray(outbox.kind, ["sms", "tell", "follow", "sweep"]),
          eq(outbox.state, "done"),
          isOpen(orderIn, { shards: isMany || undefined }),
        ),
      )
      .limit(MOST_ROWS);
    const old = db
      .select({ rowid })
      .from(smsRequests)
      .where(lt(smsRequests.createdAt, asked))
      .limit(MOST_ROWS);
    const one = { one: sql<number>`1` };
    return {
      tries: db.delete(tries).where(inArray(rowid, overTries)).returning(one),
      codes: db.delete(smsCodes).where(inArray(rowid, overCodes)).returning(one),
      lookups: db.delete(lookups).where(inArray(rowid, oldLookups)).returning(one),
      sent: db.delete(outbox).where(inArray(rowid, sent)).returning(one),
      asked: db.delete(smsRequests).where(inArray(rowid, old)).returning(one),
    };
  }),
);

/** Drops what has served its time (清理): counts of tries, codes by SMS and requests for them, old look-ups. True where more may be due. */
export async function purgeOld({ db, now, shards }: Context): Promise<boolean> {
  const dropped = await batch(
    db,
    purging(shards !== undefined)(db, {
      ...{ ms: now, now: isoOf(now) },
      ...{ lookedUp: isoOf(now - LOOKUP_DAYS * DAY_MS), asked: isoOf(now - DAY_MS) },
    }),
  );
  return Object.values(dropped).some((rows) => rows.length === MOST_ROWS);
}
