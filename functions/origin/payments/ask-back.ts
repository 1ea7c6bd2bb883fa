import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { endWork } from "../manual/end-work.ts";
import { statesBefore } from "../orders/transitions.ts";
import { orders, payments, refunds } from "../store/tables.ts";
import { isUndecided } from "./find-payment.ts";
import { newRefundTail, ONLY_REFUND } from "./out-trade-no.ts";
import { leftOf, promiseRefunds, writeRefund } from "./refund-rows.ts";
import type { Till } from "./till.ts";

type Store = Omit<Till, "providers">;
type Statement = BatchItem<"sqlite">;

const stamp = ({ now }: Store) => new Date(now).toISOString();
/** The statement before this one in its batch has changed a row. */
const wasDone = sql`changes() > 0`;
const paysOrder = (sn: string): SQL =>
  sql`payments.out_trade_no = (select paid_by from orders where orders.sn = ${sn})`;

/** So much of an order's money is still here: a condition on any statement. */
export const hasLeft = (sn: string, amount: number): SQL =>
  sql`exists (select 1 from payments where ${paysOrder(sn)} and ${leftOf} >= ${amount})`;

/**
 * Asks for all that is left of an order's money to go back (退款): paid | delivered → refunding, and the outbox does the rest.
 * False where the order is in no state for it, or was not paid `by` that payment. `log` stands right after the change.
 */
export async function refundOrder(
  sn: string,
  store: Store,
  by?: string,
  log: readonly Statement[] = [],
): Promise<boolean> {
  const { db } = store;
  const at = stamp(store);
  const wasPaid = by === undefined ? isNotNull(orders.paidBy) : eq(orders.paidBy, by);
  const [moved] = await db.batch([
    db
      .update(orders)
      .set({ status: "refunding" })
      .where(
        and(eq(orders.sn, sn), inArray(orders.status, statesBefore("refund-asked")), wasPaid, hasLeft(sn, 1)),
      )
      .returning({ sn: orders.sn }),
    ...log,
    writeRefund(db, { tail: newRefundTail(), at }, sql`${paysOrder(sn)} and ${wasDone}`),
    promiseRefunds(db, eq(refunds.sn, sn), at),
    ...endWork(sn, store),
  ]);
  return moved.length > 0;
}

/** What somebody decided to send back (退多少): so many fen or all that is left, and whether the order ends with it. */
export interface Decision {
  amount: number | undefined;
  ends: boolean;
  idem: string | undefined;
}

/**
 * Sends a part or all of an order's money back, once `claim` has changed a row: the decision is taken once, whoever
 * presses. `claim` asks by `hasLeft` for what is to go. `answer` writes down what was decided, where it was.
 */
export async function payBack(
  sn: string,
  { amount, ends, idem }: Decision,
  { claim, answer }: { claim: readonly Statement[]; answer: (given: SQL) => Promise<() => Statement> },
  store: Store,
): Promise<void> {
  const { db } = store;
  const at = stamp(store);
  const tail = newRefundTail();
  const refundNo = sql`(select paid_by || ${tail} from orders where orders.sn = ${sn})`;
  const isAsked = sql`exists (select 1 from refunds where refund_no = ${refundNo})`;
  // An order whose money has all gone back is over, whatever was decided of its last part.
  const isOver = ends ? sql`1` : sql`not ${hasLeft(sn, 1)}`;
  const end = db
    .update(orders)
    .set({ status: "refunding" })
    .where(and(eq(orders.sn, sn), inArray(orders.status, statesBefore("refund-asked")), isAsked, isOver));
  const row = { tail, at, ...(amount !== undefined && { amount }), ...(idem !== undefined && { idem }) };
  const told = await answer(isAsked);
  const [first, ...others] = claim;
  if (first === undefined) throw new Error("a refund that nothing claims");
  await db.batch([
    first,
    ...others,
    writeRefund(db, row, sql`${paysOrder(sn)} and ${wasDone}`),
    promiseRefunds(db, eq(refunds.sn, sn), at),
    end,
    ...endWork(sn, store),
    told(),
  ]);
}

/**
 * Promises that a wrong amount goes back, once (金额不符的退款): nobody's order was paid by it. `log` stands right after the
 * change.
 */
export async function promiseRefund(
  outTradeNo: string,
  store: Store,
  log: readonly Statement[] = [],
): Promise<void> {
  const { db } = store;
  const at = stamp(store);
  const which = and(eq(payments.outTradeNo, outTradeNo), isUndecided) ?? sql`0`;
  await db.batch([
    writeRefund(db, { tail: ONLY_REFUND, at }, which),
    ...log,
    promiseRefunds(db, eq(refunds.outTradeNo, outTradeNo), at),
  ]);
}
