import { and, eq, isNull } from "drizzle-orm";
import { newestPaymentOf, oneOrder, takeAhead } from "#functions/origin/store/ahead.ts";
import { fixed } from "#functions/origin/store/statements/fixed.ts";
import { payments } from "#functions/origin/store/tables/payments.ts";
import type { Context } from "#functions/origin/visit.ts";

type Books = Pick<Context, "db">;
type Reach = Pick<Context, "db" | "ahead">;

export type PaymentRow = typeof payments.$inferSelect;

const byNumber = fixed(["outTradeNo"], ({ outTradeNo }, db) =>
  db.select().from(payments).where(eq(payments.outTradeNo, outTradeNo)).limit(1),
);
const byKey = fixed(["sn", "idem"], ({ sn, idem }, db) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.sn, sn), eq(payments.idem, idem)))
    .limit(1),
);
const openOf = fixed(["sn"], ({ sn }, db) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.sn, sn), eq(payments.state, "open")))
    .limit(1),
);

export async function findPayment(outTradeNo: string, { db }: Books): Promise<PaymentRow | null> {
  const [row] = await byNumber(db, { outTradeNo });
  return row ?? null;
}

/** The payment that was made with a key of payAgain. */
export async function paymentOfKey(sn: string, idem: string, { db }: Books): Promise<PaymentRow | null> {
  const [row] = await byKey(db, { sn, idem });
  return row ?? null;
}

/** The one open payment of an order. */
export async function openPayment(sn: string, { db }: Books): Promise<PaymentRow | null> {
  const [row] = await openOf(db, { sn });
  return row ?? null;
}

const newestOf = fixed(["sn"], ({ sn }, db) => newestPaymentOf(oneOrder(sn), db));

/** The newest of an order's payments, leaving out those that were refunded whole. */
export async function newestPayment(sn: string, reach: Reach): Promise<PaymentRow | null> {
  const rows = takeAhead(reach, sn, "payments") ?? (await newestOf(reach.db, { sn }));
  return rows[0] ?? null;
}

/** A wrong amount that a person still has to decide about: the condition on `payments` (金额不符). */
export const isUndecided = and(eq(payments.state, "mismatch"), isNull(payments.refundedAt));

const undecidedOf = fixed(["sn"], ({ sn }, db) =>
  db
    .select({ outTradeNo: payments.outTradeNo })
    .from(payments)
    .where(and(eq(payments.sn, sn), isUndecided))
    .limit(1),
);

export async function hasWrongAmount(sn: string, { db }: Books): Promise<boolean> {
  return (await undecidedOf(db, { sn })).length > 0;
}
