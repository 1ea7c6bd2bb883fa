import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { payments } from "../store/tables.ts";
import { CHANNELS } from "./channels.ts";
import { type Provider, ProviderTrouble } from "./provider.ts";
import { leftOf } from "./refund-rows.ts";
import type { Till } from "./till.ts";

export type PaymentRow = typeof payments.$inferSelect;

export async function findPayment(outTradeNo: string, { db }: Pick<Till, "db">): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.outTradeNo, outTradeNo)).limit(1);
  return row ?? null;
}

/** The payment that was made with a key of payAgain. */
export async function paymentOfKey(sn: string, idem: string, { db }: Till): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.sn, sn), eq(payments.idem, idem)))
    .limit(1);
  return row ?? null;
}

/** The one open payment of an order. */
export async function openPayment(sn: string, { db }: Till): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.sn, sn), eq(payments.state, "open")))
    .limit(1);
  return row ?? null;
}

/** The newest payment of an order whose money has not gone back. */
export async function newestPayment(sn: string, { db }: Pick<Till, "db">): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.sn, sn), isNull(payments.refundedAt)))
    .orderBy(desc(payments.createdAt), desc(payments.outTradeNo))
    .limit(1);
  return row ?? null;
}

/** A wrong amount that a person still has to decide about: the condition on `payments` (金额不符). */
export const isUndecided = and(eq(payments.state, "mismatch"), isNull(payments.refundedAt));

export async function hasWrongAmount(sn: string, { db }: Pick<Till, "db">): Promise<boolean> {
  const rows = await db
    .select({ outTradeNo: payments.outTradeNo })
    .from(payments)
    .where(and(eq(payments.sn, sn), isUndecided))
    .limit(1);
  return rows.length > 0;
}

/** Did money come for an order that has not been asked back (可退), whether it paid the order or was wrong or too much? */
export async function hasMoneyLeft(sn: string, { db }: Pick<Till, "db">): Promise<boolean> {
  const rows = await db
    .select({ outTradeNo: payments.outTradeNo })
    .from(payments)
    .where(and(eq(payments.sn, sn), inArray(payments.state, ["paid", "mismatch"]), gt(leftOf, 0)))
    .limit(1);
  return rows.length > 0;
}

/** Who runs a payment's channel; ProviderTrouble where it is configured no more. */
export function providerOf({ channel }: Pick<PaymentRow, "channel">, { providers }: Till): Provider {
  const { provider: name } = CHANNELS[channel];
  const provider = providers.get(name);
  if (provider === undefined) throw new ProviderTrouble(name, 0, "NOT_CONFIGURED");
  return provider;
}
