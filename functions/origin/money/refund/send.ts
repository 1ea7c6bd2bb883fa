import { eq } from "drizzle-orm";
import { notifyUrlOf } from "#functions/origin/money/addresses.ts";
import { providerOf, type Till } from "#functions/origin/money/till.ts";
import { putOnDesk } from "#functions/origin/store/desk/items.ts";
import { fixed } from "#functions/origin/store/statements/fixed.ts";
import { payments, refunds } from "#functions/origin/store/tables/payments.ts";
import type { Context } from "#functions/origin/visit.ts";
import { bookRefund } from "./book.ts";

const withPayment = fixed(["refundNo"], ({ refundNo }, db) =>
  db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.outTradeNo, refunds.outTradeNo))
    .where(eq(refunds.refundNo, refundNo))
    .limit(1),
);

/** A refund with its payment; null where there is none of that number. */
export async function findRefund(refundNo: string, { db }: Pick<Context, "db">) {
  const [row] = await withPayment(db, { refundNo });
  return row ?? null;
}

/** Sends a refund out; `pending` where the provider has taken it on but isn't done. May throw ProviderTrouble. */
export async function sendRefund(refundNo: string, till: Till): Promise<"done" | "pending"> {
  const found = await findRefund(refundNo, till);
  if (found === null || found.refund.doneAt !== null) return "done";
  const { payment, refund } = found;
  const { outTradeNo, transactionId, currency } = payment;
  if (transactionId === null) throw new Error("a refund of what was not paid");
  const provider = providerOf(payment, till);
  const answer = await provider.refund({
    outTradeNo,
    outRefundNo: refundNo,
    transactionId,
    // Of a wrong amount the total is what was paid, never what was asked.
    total: payment.paidAmount ?? payment.amount,
    amount: refund.amount,
    currency,
    reason: "订单退款",
    notifyUrl: notifyUrlOf(provider.name, till.env),
  });
  if (answer === "done") await bookRefund(refundNo, till);
  return answer;
}

/** Puts a refund that does not get through before a person. */
export async function reportRefund(refundNo: string, why: string, context: Context): Promise<void> {
  const found = await findRefund(refundNo, context);
  if (found === null) return;
  await putOnDesk({ kind: "refund", ref: refundNo, sn: found.refund.sn, words: why }, context);
}
