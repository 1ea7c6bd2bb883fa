import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { AskedKind } from "#functions/contract/orders/asked.ts";
import type { SentBack } from "#functions/contract/orders/refunds.ts";
import { Failure } from "#functions/origin/failure.ts";
import { oneOrder } from "#functions/origin/store/ahead.ts";
import { askedOf } from "#functions/origin/store/desk/asked.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import { payments, refunds } from "#functions/origin/store/tables/payments.ts";
import type { Context } from "#functions/origin/visit.ts";
import { leftOf } from "./rows.ts";

type Books = Pick<Context, "db">;

/** What has gone back of the payment that paid an order, or is on its way (已退), oldest first. */
export async function readRefunds({ paidBy }: Pick<Order, "paidBy">, { db }: Books): Promise<SentBack[]> {
  if (paidBy === null) return [];
  return db
    .select({ amount: refunds.amount, askedAt: refunds.createdAt, doneAt: refunds.doneAt })
    .from(refunds)
    .where(eq(refunds.outTradeNo, paidBy))
    .orderBy(asc(refunds.createdAt), asc(refunds.refundNo));
}

/** The fen of an order's price that are not refunded; the payment that paid it was of exactly that price. */
export const leftAfter = ({ amount }: Pick<Order, "amount">, back: readonly SentBack[]): number =>
  back.reduce((left, one) => left - one.amount, amount);

/** When all that an order cost had come back (全额退款); null where some of it is kept or on its way. */
export async function wholeBackAt(
  order: Pick<Order, "paidBy" | "amount">,
  books: Books,
): Promise<string | null> {
  const back = await readRefunds(order, books);
  const done = back.flatMap(({ doneAt }) => (doneAt === null ? [] : [doneAt]));
  const isWhole = done.length === back.length && leftAfter(order, back) <= 0;
  return isWhole ? (done.sort().at(-1) ?? null) : null;
}

/** Whether money of an order may still go back (可退): of any payment of it, or of a wrong amount. */
export async function hasMoneyLeft(sn: string, { db }: Books): Promise<boolean> {
  const rows = await db
    .select({ outTradeNo: payments.outTradeNo })
    .from(payments)
    .where(and(eq(payments.sn, sn), inArray(payments.state, ["paid", "mismatch"]), gt(leftOf, 0)))
    .limit(1);
  return rows.length > 0;
}

const NO_MONEY = "这笔订单没有付款，或钱都已经退了，不能申请退款、发票。有疑问请选“投诉”。";

/**
 * Refuses a wish for money back, or for its invoice, where none is left of an order (STATE_CONFLICT). A complaint is always
 * heard, and so is whoever was asked back: the money may have gone back while the question waited.
 */
export async function mustHaveMoney(kind: AskedKind, sn: string, books: Books): Promise<void> {
  if (kind === "complaint" || (await hasMoneyLeft(sn, books))) return;
  const asked = await askedOf(oneOrder(sn), books.db);
  const isReply = asked.some((row) => row.kind === kind && row.questionAt !== null);
  if (!isReply) throw new Failure("STATE_CONFLICT", {}, NO_MONEY);
}
