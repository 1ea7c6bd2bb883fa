import { and, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import * as v from "valibot";
import { OfferName } from "#functions/contract/settings.ts";
import { toldOf } from "../orders/summary.ts";
import { statesBefore } from "../orders/transitions.ts";
import type { Desk } from "../reports/parts.ts";
import { currentOffers } from "../site-info/current-offers.ts";
import { orders, payments } from "../store/tables.ts";

type OrderRow = typeof orders.$inferSelect;

/** What an order would be sold at now: fen, and the version of the price table; null where it is what it was sold at. */
async function priceNow(
  order: OrderRow,
  desk: Desk,
): Promise<Pick<OrderRow, "amount" | "priceVersion"> | null> {
  const { version, offers } = await currentOffers(desk);
  if (version === order.priceVersion) return null;
  const { price } = await toldOf(order, desk.env.DATA_KEYS);
  const offer = v.is(OfferName, price) ? offers[price] : undefined;
  if (offer?.currency !== order.currency) return null;
  return { amount: offer.amount, priceVersion: version };
}

/** An order that can still be paid, none of whose payments is open: what was begun keeps its price. */
const isFree = ({ sn }: OrderRow, { db }: Desk) =>
  and(
    eq(orders.sn, sn),
    inArray(orders.status, statesBefore("pay-started")),
    isNull(orders.paidBy),
    notExists(
      db
        .select({ one: sql`1` })
        .from(payments)
        .where(and(eq(payments.sn, sn), eq(payments.state, "open"))),
    ),
  );

/**
 * Sells an unpaid order at the price of now (改价), before a new payment of it: a payment that is open, or is paid late,
 * stays what it was. Answers the order as it stands then.
 */
export async function reprice(order: OrderRow, desk: Desk): Promise<OrderRow> {
  const sold = await priceNow(order, desk);
  if (sold !== null) await desk.db.update(orders).set(sold).where(isFree(order, desk));
  const [now] = await desk.db.select().from(orders).where(eq(orders.sn, order.sn));
  return now ?? order;
}

/** What an unpaid order will cost, fen, where its next payment is of another price than it was sold at; else null. */
export async function amountNow(order: OrderRow, desk: Desk): Promise<number | null> {
  const [free] = await desk.db.select({ sn: orders.sn }).from(orders).where(isFree(order, desk));
  const sold = free === undefined ? null : await priceNow(order, desk);
  return sold === null || sold.amount === order.amount ? null : sold.amount;
}
