import { asc, eq } from "drizzle-orm";
import type { SentBack } from "#functions/contract/refunds.ts";
import { type orders, refunds } from "../store/tables.ts";
import type { Till } from "./till.ts";

type Order = typeof orders.$inferSelect;

/** What has gone back of the payment that paid an order, or is on its way (已退), oldest first. */
export async function readRefunds(
  { paidBy }: Pick<Order, "paidBy">,
  { db }: Pick<Till, "db">,
): Promise<SentBack[]> {
  if (paidBy === null) return [];
  return db
    .select({ amount: refunds.amount, askedAt: refunds.createdAt, doneAt: refunds.doneAt })
    .from(refunds)
    .where(eq(refunds.outTradeNo, paidBy))
    .orderBy(asc(refunds.createdAt), asc(refunds.refundNo));
}

/** What is left of an order's price, fen: the payment that paid it brought just that. */
export const leftAfter = ({ amount }: Pick<Order, "amount">, back: readonly SentBack[]): number =>
  back.reduce((left, one) => left - one.amount, amount);
