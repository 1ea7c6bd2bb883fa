import { and, eq, inArray, lt, lte, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { orderIn } from "#functions/origin/money/outbox/run.ts";
import { isOpen } from "#functions/origin/store/spread/here.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { fixedAll, shaped } from "#functions/origin/store/statements/fixed.ts";
import { ONE, someOf } from "#functions/origin/store/statements/some-rows.ts";
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
    const drop = (table: SQLiteTable, where: SQL | undefined) =>
      db
        .delete(table)
        .where(someOf(db, table, where, MOST_ROWS))
        .returning(ONE);
    const sent = and(
      inArray(outbox.kind, ["sms", "tell", "follow", "sweep"]),
      eq(outbox.state, "done"),
      isOpen(orderIn, { shards: isMany || undefined }),
    );
    return {
      tries: drop(tries, lte(tries.until, ms)),
      codes: drop(smsCodes, lt(smsCodes.expiresAt, now)),
      lookups: drop(lookups, lt(lookups.createdAt, lookedUp)),
      sent: drop(outbox, sent),
      asked: drop(smsRequests, lt(smsRequests.createdAt, asked)),
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
