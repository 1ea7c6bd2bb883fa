import { and, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import { type Order, readOrder } from "#functions/origin/store/find-order.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { payments } from "#functions/origin/store/tables/payments.ts";
import { statesBefore } from "#functions/origin/store/transitions.ts";
import type { Context } from "#functions/origin/visit.ts";
import { currentOffers } from "./current-offers.ts";

/** What an order would cost now: fen, version of the price table; null in the same version or other money. */
async function priceNow(
  order: Order,
  context: Context,
): Promise<Pick<Order, "amount" | "priceVersion"> | null> {
  const { version, offers } = await currentOffers(context);
  if (version === order.priceVersion) return null;
  const { amount, currency } = offers[order.offer];
  return currency === order.currency ? { amount, priceVersion: version } : null;
}

/** An order that can still be paid, none of whose payments is open: what was begun keeps its price. */
const isFree = ({ sn }: Order, { db }: Context) =>
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
export async function reprice(order: Order, context: Context): Promise<Order> {
  const sold = await priceNow(order, context);
  if (sold !== null) await context.db.update(orders).set(sold).where(isFree(order, context));
  return (await readOrder(order.sn, context)) ?? order;
}

/** What the next payment of an unpaid order will cost, fen; null where that is the order's own amount. */
export async function amountNow(order: Order, context: Context): Promise<number | null> {
  // A free order is the usual one here: the price is asked for in the same moment.
  const [[free], sold] = await Promise.all([
    context.db.select({ sn: orders.sn }).from(orders).where(isFree(order, context)),
    priceNow(order, context),
  ]);
  if (free === undefined || sold === null || sold.amount === order.amount) return null;
  return sold.amount;
}
