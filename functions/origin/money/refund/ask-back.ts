import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { isoOf } from "#functions/contract/values/time.ts";
import { isUndecided } from "#functions/origin/money/find-payment.ts";
import { newRefundTail, ONLY_REFUND } from "#functions/origin/money/out-trade-no.ts";
import { promiseRefunds } from "#functions/origin/money/outbox/promise.ts";
import { batch, type Statement } from "#functions/origin/store/statements/batch.ts";
import { fixedAll } from "#functions/origin/store/statements/fixed.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { payments, refunds } from "#functions/origin/store/tables/payments.ts";
import { statesBefore } from "#functions/origin/store/transitions.ts";
import type { Context } from "#functions/origin/visit.ts";
import { endWork } from "./end-work.ts";
import { leftOf, writeRefund } from "./rows.ts";

const stamp = ({ now }: Context) => isoOf(now);
/** The statement before this one in its batch has changed a row. */
const wasDone = sql`changes() > 0`;
const paysOrder = (sn: string | SQL): SQL =>
  sql`payments.out_trade_no = (select paid_by from orders where orders.sn = ${sn})`;

/** A condition for any statement: at least `amount` fen of the order's payment may still go back. */
export const hasLeft = (sn: string | SQL, amount: number): SQL =>
  sql`exists (select 1 from payments where ${paysOrder(sn)} and ${leftOf} >= ${amount})`;

const refunding = fixedAll(["sn", "tail", "at"], ({ sn, tail, at }, db) => ({
  moved: db
    .update(orders)
    .set({ status: "refunding" })
    .where(
      and(
        eq(orders.sn, sn),
        inArray(orders.status, statesBefore("refund-asked")),
        isNotNull(orders.paidBy),
        hasLeft(sn, 1),
      ),
    )
    .returning({ sn: orders.sn }),
  refund: writeRefund(db, { tail, at }, sql`${paysOrder(sn)} and ${wasDone}`),
  promise: promiseRefunds(db, eq(refunds.sn, sn), at),
}));

/**
 * Refunds all that is left of an order's payment (退款): paid | delivered → refunding, and the outbox sends it.
 * False where the order's status does not allow it or nothing is left. `log` runs right after the change.
 */
export async function refundOrder(sn: string, context: Context, log?: Statement): Promise<boolean> {
  const { db } = context;
  const { moved, ...follows } = refunding(db, { sn, tail: newRefundTail(), at: stamp(context) });
  const done = await batch(db, {
    moved,
    ...(log !== undefined && { log }),
    ...follows,
    ...endWork(sn, context),
  });
  return done.moved.length > 0;
}

/** What somebody decided to send back (退多少): so many fen or all that is left, and whether the order ends with it. */
interface Decision {
  amount: number | undefined;
  ends: boolean;
  idem: string | undefined;
}

/** The statements that go into one batch with a decision. */
export interface Grounds {
  /** Changes a row once, and only where `hasLeft` holds: a decision that two people press is taken once. */
  claim: Statement;
  /** The line of the log about it. */
  log: Statement;
  /** Writes down what was decided, where `given` holds. */
  answer(given: SQL): Promise<() => Statement>;
}

/** Sends a part or all of an order's money back, once `claim` has changed a row. */
export async function payBack(
  sn: string,
  { amount, ends, idem }: Decision,
  { claim, log, answer }: Grounds,
  context: Context,
): Promise<void> {
  const { db } = context;
  const at = stamp(context);
  const tail = newRefundTail();
  const refundNo = sql`(select paid_by || ${tail} from orders where orders.sn = ${sn})`;
  const isAsked = sql`exists (select 1 from refunds where refund_no = ${refundNo})`;
  // An order ends once nothing is left to refund, even where the decision was that it goes on.
  const isOver = ends ? sql`1` : sql`not ${hasLeft(sn, 1)}`;
  const row = { tail, at, ...(amount !== undefined && { amount }), ...(idem !== undefined && { idem }) };
  const told = await answer(isAsked);
  await batch(db, {
    claim,
    log,
    refund: writeRefund(db, row, sql`${paysOrder(sn)} and ${wasDone}`),
    promise: promiseRefunds(db, eq(refunds.sn, sn), at),
    end: db
      .update(orders)
      .set({ status: "refunding" })
      .where(and(eq(orders.sn, sn), inArray(orders.status, statesBefore("refund-asked")), isAsked, isOver)),
    ...endWork(sn, context),
    told: told(),
  });
}

/**
 * Promises once to refund a wrong amount (金额不符的退款), which has paid no order. `log` runs right after the
 * change.
 */
export async function promiseRefund(outTradeNo: string, context: Context, log: Statement): Promise<void> {
  const { db } = context;
  const at = stamp(context);
  const which = and(eq(payments.outTradeNo, outTradeNo), isUndecided) ?? sql`0`;
  await batch(db, {
    refund: writeRefund(db, { tail: ONLY_REFUND, at }, which),
    log,
    promise: promiseRefunds(db, eq(refunds.outTradeNo, outTradeNo), at),
  });
}
