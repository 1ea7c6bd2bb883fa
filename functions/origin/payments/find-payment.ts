import { and, desc, eq } from "drizzle-orm";
import { payments } from "../store/tables.ts";
import { CHANNELS } from "./channels.ts";
import { type Provider, ProviderTrouble } from "./provider.ts";
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

export async function newestPayment(sn: string, { db }: Pick<Till, "db">): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.sn, sn))
    .orderBy(desc(payments.createdAt), desc(payments.outTradeNo))
    .limit(1);
  return row ?? null;
}

/** Who runs a payment's channel; ProviderTrouble where it is configured no more. */
export function providerOf({ channel }: Pick<PaymentRow, "channel">, { providers }: Till): Provider {
  const { provider: name } = CHANNELS[channel];
  const provider = providers.get(name);
  if (provider === undefined) throw new ProviderTrouble(name, 0, "NOT_CONFIGURED");
  return provider;
}
