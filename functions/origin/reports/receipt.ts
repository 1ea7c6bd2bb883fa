import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Receipt } from "#functions/contract/reports.ts";
import { orders, payments } from "../store/tables.ts";
import type { Desk } from "./parts.ts";

/** The receipt (收据) of a paid order: of the payment that paid it. Throws where no payment has. */
export async function receiptOf(sn: string, { db }: Desk): Promise<Receipt> {
  const [paid] = await db
    .select({
      outTradeNo: payments.outTradeNo,
      channel: payments.channel,
      amount: payments.amount,
      currency: payments.currency,
      paidAt: payments.paidAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.sn, payments.sn))
    .where(and(eq(payments.sn, sn), eq(payments.state, "paid")))
    // A second payment is given back: it is not the one of the order's own moment.
    .orderBy(desc(sql`${payments.paidAt} = ${orders.paidAt}`), asc(payments.paidAt))
    .limit(1);
  if (paid === undefined || paid.paidAt === null) throw new Error("no payment has paid this order");
  return { ...paid, paidAt: paid.paidAt };
}
