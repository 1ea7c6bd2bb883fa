import type { Channel, PayAction } from "#functions/contract/orders/payments.ts";

export type ProviderName = "wechat" | "alipay" | "stripe";

/** What a payment is to be (下单): everything a provider needs to know; money is integer fen. */
export interface NewPayment {
  outTradeNo: string;
  sn: string;
  channel: Channel;
  amount: number;
  currency: "CNY" | "USD";
  /** What is bought, for the cashier; Chinese, at most 127 bytes; nothing personal. */
  description: string;
  /** Milliseconds since 1970. */
  now: number;
  expiresAt: number;
  /** The payer's address as the platform saw it; H5 needs it. */
  clientIp: string | null;
  /** WeChat's id of the payer; JSAPI needs it. */
  openid: string | null;
  /** Absolute addresses of ours, of PUBLIC_URL. */
  notifyUrl: string;
  returnUrl: string;
}

/** What a provider says was paid, verified (付款事实): the only thing `settle` believes. */
export interface Fact {
  provider: ProviderName;
  /** The notification's id; a query makes one of the transaction's id, so that it counts once. */
  eventId: string;
  outTradeNo: string;
  transactionId: string;
  /** What was to be paid in all (never what the payer paid after coupons), fen. */
  amount: number;
  currency: string;
  /** ISO 8601 UTC. */
  paidAt: string;
  via: "notification" | "query";
  /** The provider's message itself, for the books. */
  raw: string;
}

/** What `start` needs of a payment beside its prepared bytes. H5 brings the payer back to `returnUrl`. */
export type StartedPayment = Pick<NewPayment, "outTradeNo" | "channel" | "now" | "returnUrl">;

/** What the provider made of a payment: the browser's next step, and the provider's own name of it where it needs one. */
export interface Started {
  action: PayAction;
  /** What `query` and `close` find the payment by where its out_trade_no can't (Stripe: the session's id). */
  reference: string | null;
}

/** A payment as we stored it, to ask about; `reference` as `start` gave it, null before it has answered. */
export interface StoredPayment {
  outTradeNo: string;
  reference: string | null;
}

/** How a payment stands; `unknown`: the provider has never heard of it (the payer has not come yet). */
export type ProviderState =
  | { state: "paid"; fact: Fact }
  | { state: "open" | "closed" | "unknown" | "refunded" };

/** A refund (退款), in whole or in part: the same number on every try. */
export interface Refund {
  outTradeNo: string;
  /** Letters and digits, ≤ 32. */
  outRefundNo: string;
  transactionId: string;
  /** `total` is of the whole payment, `amount` of this refund; fen. */
  total: number;
  amount: number;
  currency: "CNY" | "USD";
  reason: string;
  /** Where the provider notifies us that the refund is done; only WeChat asks for it. */
  notifyUrl: string;
}

/** A notification as it came: the raw bytes are what was signed. */
export interface RawNotification {
  headers: Headers;
  body: string;
}

/** A refund has come to an end (退款结果). */
export interface RefundWord {
  kind: "refund";
  outTradeNo: string;
  /** Null where the provider names none (a refund made by hand there). */
  outRefundNo: string | null;
  /** All of the payment has gone back by now, as far as this word tells. */
  isWhole: boolean;
  ok: boolean;
  eventId: string;
}

/** What a verified notification says. */
export type Notification =
  | { kind: "paid"; fact: Fact }
  | RefundWord
  /** Nothing that concerns us: acknowledged and dropped. */
  | { kind: "other"; eventId: string; type: string };

/** A provider of payments (支付渠道), made of its configuration. Every method but `prepare` may throw ProviderTrouble. */
export interface Provider {
  name: ProviderName;
  channels: readonly Channel[];
  /** The exact bytes (or the address) of the request, stored before they are sent. */
  prepare(payment: NewPayment): Promise<string>;
  /** Sends what was prepared; the same bytes again give the same payment. */
  start(prepared: string, payment: StartedPayment): Promise<Started>;
  query(payment: StoredPayment): Promise<ProviderState>;
  /** Closes a payment. The payer may have paid before it, or may even pay after it: query once again. */
  close(payment: StoredPayment): Promise<void>;
  refund(refund: Refund): Promise<"done" | "pending">;
  /** Verifies and reads a notification. Throws NotificationRefused, which is answered by a bare status. */
  readNotification(notification: RawNotification): Promise<Notification>;
  /** The answer that the provider wants to a notification, once that is committed. */
  acknowledgement: { status: number; body: string; contentType: string };
}

/** A provider that did not answer, or not as it should; `status` 0 where it can't be reached. */
export class ProviderTrouble extends Error {
  override readonly name = "ProviderTrouble";
  readonly provider: ProviderName;
  readonly status: number;
  /** The provider's code, such as `PARAM_ERROR`, or one of ours, such as `TIMEOUT`; never a message. */
  readonly code: string;

  constructor(provider: ProviderName, status: number, code: string) {
    super(`${provider}: ${status} ${code}`);
    this.provider = provider;
    this.status = status;
    this.code = code;
  }
}

/** A notification that is forged, stale, or not for us. `status` is what its sender hears. */
export class NotificationRefused extends Error {
  override readonly name = "NotificationRefused";
  readonly status: 400 | 401;

  constructor(why: string, status: 400 | 401 = 401) {
    super(why);
    this.status = status;
  }
}
