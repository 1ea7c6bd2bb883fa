import {
  type Book,
  type Delivery,
  type Payment,
  type Refund,
  refunded,
} from "#functions/sandbox/money/book.ts";

/** A payment as the control shows it; amounts in fen. */
export interface PaymentView {
  provider: Payment["provider"];
  outTradeNo: string;
  channel: Payment["channel"];
  state: Payment["state"];
  amount: number;
  currency: string;
  charged: number;
  refunded: number;
  refunds: Pick<Refund, "no" | "amount" | "state">[];
  handle: string;
  transactionId: string;
  deliveries: Pick<Delivery, "id" | "kind" | "twist" | "state" | "tries" | "heard" | "due">[];
}

export function viewOf(payment: Payment): PaymentView {
  const { provider, outTradeNo, channel, state, amount, currency, charged, handle, transactionId } = payment;
  const deliveries = payment.deliveries.map(({ id, kind, twist, state, tries, heard, due }) => ({
    id,
    kind,
    twist,
    state,
    tries,
    heard,
    due,
  }));
  return {
    provider,
    outTradeNo,
    channel,
    state,
    amount,
    currency,
    charged,
    refunded: refunded(payment),
    refunds: payment.refunds.map(({ no, amount, state }) => ({ no, amount, state })),
    handle,
    transactionId,
    deliveries,
  };
}

/** The whole book, newest first. */
export const viewOfBook = (book: Book): { payments: PaymentView[] } => ({
  payments: book.all().reverse().map(viewOf),
});
