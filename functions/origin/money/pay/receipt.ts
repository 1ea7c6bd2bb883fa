import { and, eq } from "drizzle-orm";
import type { Receipt } from "#functions/contract/products/reports.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { payments } from "#functions/origin/store/tables/payments.ts";
import type { Context } from "#functions/origin/visit.ts";

/** The receipt (收据) of a paid order: of the payment that paid it. Throws where no payment has. */
export async function receiptOf(sn: string, { db }: Context): Promise<Receipt> {
  const [paid] = await db
    .select({
      outTradeNo: payments.outTradeNo,
      channel: payments.channel,
      amount: payments.amount,
      currency: payments.currency,
      paidAt: payments.paidAt,
    })
    .from(payments)
    // A second payment is given back: it is not the one that paid.
    .innerJoin(orders, eq(orders.paidBy, payments.outTradeNo))
    .where(and(eq(orders.sn, sn), eq(payments.state, "paid")))
    .limit(1);
  if (paid === undefined || paid.paidAt === null) throw new Error("no payment has paid this order");
  return { ...paid, paidAt: paid.paidAt };
}
