import { and, lt, ne, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import type { Till } from "#functions/origin/money/till.ts";
import { isOpen } from "#functions/origin/store/spread/here.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { fixedAll, shaped } from "#functions/origin/store/statements/fixed.ts";
import { ONE, someOf } from "#functions/origin/store/statements/some-rows.ts";
import { paymentEvents, payments } from "#functions/origin/store/tables/payments.ts";
import { openids } from "#functions/origin/store/tables/visitors.ts";

/** Requests, and events, that are erased in one run, at most. */
const MOST_ROWS = 100;

/** Days after which what names a payer is forgotten; what was paid, when and under which numbers stays for the books. */
export const FORGET_DAYS = {
  /** The request (address, openid) and the cashier's link: of use only while the payment is open. */
  request: 30,
  /** WeChat gives an openid again without asking anybody. */
  openid: 30,
  /** The provider's words (the payer's account), for a dispute. */
  event: 400,
} as const;

const forgetting = shaped((isMany: boolean) =>
  fixedAll(["requested", "heard", "granted"], ({ requested, heard, granted }, db) => {
    const where = { shards: isMany || undefined };
    const some = (table: SQLiteTable, ...all: (SQL | undefined)[]) =>
      someOf(db, table, and(...all), MOST_ROWS);
    // Written out, not bound: only so is what is left small enough to be found by its index.
    const oldRequests = some(
      payments,
      sql`${payments.request} <> ''`,
      lt(payments.createdAt, requested),
      ne(payments.state, "open"),
      isOpen(payments.sn, where),
    );
    const oldEvents = some(
      paymentEvents,
      sql`${paymentEvents.raw} <> ''`,
      lt(paymentEvents.createdAt, heard),
      isOpen(paymentEvents.outTradeNo, where),
    );
    const oldOpenids = some(openids, lt(openids.createdAt, granted));
    return {
      requests: db.update(payments).set({ request: "", action: null }).where(oldRequests).returning(ONE),
      events: db.update(paymentEvents).set({ raw: "" }).where(oldEvents).returning(ONE),
      openids: db.delete(openids).where(oldOpenids).returning(ONE),
    };
  }),
);

/** Erases what is known of payers beyond the books, once its time is over. True where more may be due. */
export async function forgetPayers({
  db,
  now,
  shards,
}: Pick<Till, "db" | "now" | "shards">): Promise<boolean> {
  const before = (days: number) => isoOf(now - days * DAY_MS);
  const { request, event, openid } = FORGET_DAYS;
  const dates = { requested: before(request), heard: before(event), granted: before(openid) };
  const forgotten = await batch(db, forgetting(shards !== undefined)(db, dates));
  return Object.values(forgotten).some((rows) => rows.length === MOST_ROWS);
}
