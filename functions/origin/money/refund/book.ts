import { and, eq, inArray, isNotNull, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import { isoOf } from "#functions/contract/values/time.ts";
import { note } from "#functions/contract/watch/counts.ts";
import { newRefundTail } from "#functions/origin/money/out-trade-no.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { fixed, fixedAll } from "#functions/origin/store/statements/fixed.ts";
import { deskItems } from "#functions/origin/store/tables/desk.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { outbox, payments, refunds } from "#functions/origin/store/tables/payments.ts";
import { statesBefore } from "#functions/origin/store/transitions.ts";
import type { Context } from "#functions/origin/visit.ts";
import { endWork } from "./end-work.ts";
import { leftOf, writeRefund } from "./rows.ts";

type Store = Pick<Context, "db" | "now" | "env">;

const ofPayment = (outTradeNo: string | SQL): SQL => sql`payments.out_trade_no = ${outTradeNo}`;

const paymentOf = fixed(["refundNo"], ({ refundNo }, db) =>
  db
    .select({ outTradeNo: refunds.outTradeNo, channel: payments.channel })
    .from(refunds)
    .innerJoin(payments, eq(payments.outTradeNo, refunds.outTradeNo))
    .where(eq(refunds.refundNo, refundNo))
    .limit(1),
);
const arrived = fixed(["refundNo", "at"], ({ refundNo, at }, db) =>
  db
    .update(refunds)
    .set({ doneAt: at })
    .where(and(eq(refunds.refundNo, refundNo), isNull(refunds.doneAt)))
    .returning({ amount: refunds.amount }),
);

/**
 * Books that a refund has reached the payer: its promise is done and its desk item closed. The order goes
 * from refunding to refunded once no refund of its payment is on its way.
 */
export async function bookRefund(refundNo: string, { db, env, now }: Store): Promise<void> {
  const at = isoOf(now);
  const [found] = await paymentOf(db, { refundNo });
  if (found === undefined) return;
  const { outTradeNo } = found;
  const booked = await batch(db, {
    done: arrived(db, { refundNo, at }),
    ...concluding(db, { outTradeNo, at }),
  });
  countBack(booked.done, found.channel, env);
}

/**
 * Books that all of a payment has gone back, whoever sent it (原路全退): refunds on their way are done, and the
 * rest was refunded by hand. The order that the payment had paid ends.
 */
export async function bookAllBack(outTradeNo: string, store: Store): Promise<void> {
  const { db, env, now } = store;
  const at = isoOf(now);
  const [payment] = await db.select().from(payments).where(eq(payments.outTradeNo, outTradeNo)).limit(1);
  if (payment === undefined) return;
  const done = db
    .update(refunds)
    .set({ doneAt: at })
    .where(and(eq(refunds.outTradeNo, outTradeNo), isNull(refunds.doneAt)))
    .returning({ amount: refunds.amount });
  const byHand = writeRefund(db, { tail: newRefundTail(), at, isDone: true }, ofPayment(outTradeNo));
  const end = db
    .update(orders)
    .set({ status: "refunding" })
    .where(and(eq(orders.paidBy, outTradeNo), inArray(orders.status, statesBefore("refund-asked"))));
  const booked = await batch(db, {
    refund: byHand.returning({ amount: refunds.amount }),
    done,
    end,
    ...endWork(payment.sn, store),
    ...concluding(db, { outTradeNo, at }),
  });
  countBack([...booked.refund, ...booked.done], payment.channel, env);
}

/** Counts what has gone back by refunds that are done now, and were not before. */
function countBack(done: readonly { amount: number }[], channel: string, env: Store["env"]): void {
  for (const { amount } of done) note({ what: "refunded", kind: channel, fen: amount }, env.COUNTS);
}

/** What follows from refunds that are done: statements. */
const concluding = fixedAll(["outTradeNo", "at"], ({ outTradeNo, at }, db) => {
  const isAllBack = sql`${leftOf} <= 0 and not exists (
    select 1 from refunds where refunds.out_trade_no = payments.out_trade_no and refunds.done_at is null)`;
  const back = db
    .select({ refundNo: refunds.refundNo })
    .from(refunds)
    .where(and(eq(refunds.outTradeNo, outTradeNo), isNotNull(refunds.doneAt)));
  const whole = db
    .select({ outTradeNo: payments.outTradeNo })
    .from(payments)
    .where(and(eq(payments.outTradeNo, outTradeNo), isNotNull(payments.refundedAt)));
  const onItsWay = db
    .select({ one: sql`1` })
    .from(refunds)
    .where(and(eq(refunds.outTradeNo, outTradeNo), isNull(refunds.doneAt)));
  return {
    payment: db
      .update(payments)
      .set({ refundedAt: at })
      .where(and(ofPayment(outTradeNo), isNull(payments.refundedAt), isAllBack)),
    promises: db
      .update(outbox)
      .set({ state: "done", doneAt: at })
      .where(and(eq(outbox.kind, "refund"), eq(outbox.state, "todo"), inArray(outbox.ref, back))),
    told: db
      .update(deskItems)
      .set({ state: "done", doneAt: at })
      .where(
        and(eq(deskItems.state, "open"), or(inArray(deskItems.ref, back), inArray(deskItems.ref, whole))),
      ),
    order: db
      .update(orders)
      .set({ status: "refunded" })
      .where(
        and(
          eq(orders.paidBy, outTradeNo),
          inArray(orders.status, statesBefore("refunded")),
          notExists(onItsWay),
        ),
      ),
  };
});
