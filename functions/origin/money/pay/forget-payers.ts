import { and, inArray, lt, ne } from "drizzle-orm";
import { DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import type { Till } from "#functions/origin/money/till.ts";
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

/** Erases what is known of payers beyond the books, once its time is over. */
export async function forgetPayers({ db, now }: Pick<Till, "db" | "now">): Promise<void> {
  const before = (days: number) => isoOf(now - days * DAY_MS);
  const oldRequests = db
    .select({ outTradeNo: payments.outTradeNo })
    .from(payments)
    .where(
      and(
        ne(payments.state, "open"),
        ne(payments.request, ""),
        lt(payments.createdAt, before(FORGET_DAYS.request)),
      ),
    )
    .limit(MOST_ROWS);
  const oldEvents = db
    .select({ eventId: paymentEvents.eventId })
    .from(paymentEvents)
    .where(and(ne(paymentEvents.raw, ""), lt(paymentEvents.createdAt, before(FORGET_DAYS.event))))
    .limit(MOST_ROWS);
  await db.batch([
    db.update(payments).set({ request: "", action: null }).where(inArray(payments.outTradeNo, oldRequests)),
    db
      .update(paymentEvents)
      .set({ raw: "" })
      .where(
        and(
          inArray(paymentEvents.eventId, oldEvents),
          lt(paymentEvents.createdAt, before(FORGET_DAYS.event)),
        ),
      ),
    db.delete(openids).where(lt(openids.createdAt, before(FORGET_DAYS.openid))),
  ]);
}
