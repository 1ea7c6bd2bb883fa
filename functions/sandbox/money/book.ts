import { randomHex } from "#functions/sandbox/random.ts";

export type ProviderName = "wechat" | "alipay" | "stripe";

/** What is wrong with a notification on purpose; such a one is sent only once. */
export const TWISTS = [
  "probe",
  "bad-signature",
  "stale",
  "wrong-amount",
  "foreign",
  "unknown-order",
] as const;
export type Twist = (typeof TWISTS)[number];

/** A notification (通知) and how its sending goes. */
export interface Delivery {
  /** The provider's id of the notification; the same on every try. */
  id: string;
  kind: "paid" | "refund" | "expired";
  /** The number of the refund that it is about. */
  refundNo: string | null;
  twist: Twist | null;
  state: "due" | "sending" | "held" | "dropped" | "done" | "given-up";
  /** When it is next sent, milliseconds since 1970. */
  due: number;
  tries: number;
  /** The receiver's last status; 0 where the receiver could not be reached, null before the first try. */
  heard: number | null;
}

/** A refund (退款) in fen; `no` is the merchant's number of it. */
export interface Refund {
  no: string;
  id: string;
  amount: number;
  state: "pending" | "done";
  at: number;
  /** The request as it came: a different request under the same number is refused. */
  request: string;
  notifyUrl: string | null;
}

/** A payment (支付单) as its provider knows it. Amounts are fen; times milliseconds since 1970. */
export interface Payment {
  provider: ProviderName;
  outTradeNo: string;
  channel: "jsapi" | "h5" | "native" | "wap" | "page" | "card";
  amount: number;
  currency: string;
  description: string;
  notifyUrl: string;
  returnUrl: string | null;
  cancelUrl: string | null;
  /** The id by which the cashier is opened: prepay_id, code of the QR, trade or session number. */
  handle: string;
  /** The payer to whom WeChat's sheet may open (JSAPI). */
  openid: string | null;
  state: "open" | "paid" | "closed";
  createdAt: number;
  /** After this it can't be paid. */
  expiresAt: number;
  /** After this the cashier's link no longer opens, though the payment may still be open. */
  linkExpiresAt: number;
  /** The amount that was paid; it differs from `amount` only where the control asked for that. */
  charged: number;
  transactionId: string;
  paidAt: number | null;
  refunds: Refund[];
  deliveries: Delivery[];
  /** The request that made it, byte for byte. */
  request: string;
  metadata: Record<string, string>;
}

/** Where payments are kept over a restart. */
export interface Shelf {
  put(key: string, payment: Payment): void;
  clear(): void;
}

export const refunded = (payment: Payment): number =>
  payment.refunds.filter(({ state }) => state === "done").reduce((sum, { amount }) => sum + amount, 0);

/** The providers' book (账本): every payment they have heard of, oldest first. */
export class Book {
  readonly #payments = new Map<string, Payment>();
  readonly #shelf: Shelf;

  constructor(shelf: Shelf, kept: Iterable<Payment> = []) {
    this.#shelf = shelf;
    const sorted = [...kept].sort((one, other) => one.createdAt - other.createdAt);
    for (const payment of sorted) this.#payments.set(keyOf(payment.provider, payment.outTradeNo), payment);
  }

  all(): Payment[] {
    return [...this.#payments.values()];
  }

  find(provider: ProviderName, outTradeNo: string): Payment | undefined {
    return this.#payments.get(keyOf(provider, outTradeNo));
  }

  byHandle(provider: ProviderName, handle: string): Payment | undefined {
    return this.all().find((one) => one.provider === provider && one.handle === handle);
  }

  /** The payment of this number at whichever provider has it. */
  byNumber(outTradeNo: string): Payment | undefined {
    return this.all().find((one) => one.outTradeNo === outTradeNo);
  }

  /** Keeps a payment as it is now. */
  save(payment: Payment): void {
    const key = keyOf(payment.provider, payment.outTradeNo);
    this.#payments.set(key, payment);
    this.#shelf.put(key, payment);
  }

  clear(): void {
    this.#payments.clear();
    this.#shelf.clear();
  }
}

const keyOf = (provider: ProviderName, outTradeNo: string) => `${provider}:${outTradeNo}`;

/** A new payment that nobody has paid yet. */
export function openPayment(
  of: Pick<Payment, "provider" | "outTradeNo" | "channel" | "amount" | "handle" | "createdAt" | "expiresAt"> &
    Partial<Payment>,
): Payment {
  return {
    currency: "CNY",
    description: "",
    notifyUrl: "",
    returnUrl: null,
    cancelUrl: null,
    openid: null,
    state: "open",
    linkExpiresAt: of.expiresAt,
    charged: 0,
    transactionId: "",
    paidAt: null,
    refunds: [],
    deliveries: [],
    request: "",
    metadata: {},
    ...of,
  };
}

/** A notification to be sent at `due`. */
export function newDelivery(kind: Delivery["kind"], due: number, over: Partial<Delivery> = {}): Delivery {
  const id = `sandbox${randomHex(12)}`;
  return { id, kind, refundNo: null, twist: null, state: "due", due, tries: 0, heard: null, ...over };
}
