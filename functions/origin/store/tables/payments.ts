import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { Channel, PaymentState } from "#functions/contract/orders/payments.ts";

/** A payment (付款) of an order; an order may have many. Money is integer fen, times are ISO 8601 UTC. */
export const payments = sqliteTable(
  "payments",
  {
    outTradeNo: text("out_trade_no").primaryKey(),
    sn: text("sn").notNull(),
    visitorId: text("visitor_id").notNull(),
    channel: text("channel", { enum: Channel.options }).notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency", { enum: ["CNY", "USD"] }).notNull(),
    /** The version of the price table (价格表) that the amount is of. */
    priceVersion: integer("price_version").notNull().default(0),
    state: text("state", { enum: PaymentState.options }).notNull(),
    /** payAgain's key and a keyed hash of what it asked: same key and request → the stored answer. */
    idem: text("idem").notNull(),
    requestHash: text("request_hash").notNull(),
    /** Sealed: the bytes sent to the provider, for the same number must come with the same bytes. */
    request: text("request").notNull(),
    /** Sealed JSON: what the browser does next; null until the provider has answered. */
    action: text("action"),
    /** What the provider itself calls the payment (Stripe: the session's id), where it has to be asked by that. */
    reference: text("reference"),
    /** The provider's own number, once paid. */
    transactionId: text("transaction_id"),
    /** What the provider says was paid; null before. */
    paidAmount: integer("paid_amount"),
    createdAt: text("created_at").notNull(),
    expiresAt: text("expires_at").notNull(),
    paidAt: text("paid_at"),
    /** When the provider was last asked (an open page: at most every 3 s); the cron asks at `nextAskAt`. */
    askedAt: text("asked_at"),
    /** When the provider last answered; null before it has. */
    heardAt: text("heard_at"),
    nextAskAt: text("next_ask_at"),
    /** How many steps of the polling plan are done. */
    asked: integer("asked").notNull().default(0),
    /** When all of it had gone back to the payer. */
    refundedAt: text("refunded_at"),
  },
  (table) => [
    uniqueIndex("payments_once").on(table.sn, table.idem),
    uniqueIndex("payments_one_open").on(table.sn).where(sql`state = 'open'`),
    uniqueIndex("payments_one_transaction").on(table.transactionId).where(sql`transaction_id is not null`),
    index("payments_of_order").on(table.sn, table.createdAt),
    index("payments_to_ask").on(table.state, table.nextAskAt),
    index("payments_by_paid").on(table.state, table.paidAt),
    index("payments_to_forget").on(table.createdAt).where(sql`request <> ''`),
  ],
);

/** Verified messages of providers, each once (付款事件); `raw` is sealed, for it names the payer. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    provider: text("provider", { enum: ["wechat", "alipay", "stripe"] }).notNull(),
    eventId: text("event_id").notNull(),
    outTradeNo: text("out_trade_no").notNull(),
    /** How it came: a notification, or our own query. */
    via: text("via", { enum: ["notification", "query"] }).notNull(),
    raw: text("raw").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index("payment_events_of_payment").on(table.outTradeNo),
    index("payment_events_to_forget").on(table.createdAt).where(sql`raw <> ''`),
  ],
);

/**
 * Money that goes back or has gone back (退款), fen: each under a number of its own, the same on every try. Never more in all
 * than what its payment brought.
 */
export const refunds = sqliteTable(
  "refunds",
  {
    refundNo: text("refund_no").primaryKey(),
    outTradeNo: text("out_trade_no").notNull(),
    sn: text("sn").notNull(),
    amount: integer("amount").notNull(),
    /** The key of the desk's form that asked for it: the same form sent twice is one refund. */
    idem: text("idem"),
    createdAt: text("created_at").notNull(),
    /** When the provider said that it is back with the payer. */
    doneAt: text("done_at"),
  },
  (table) => [
    uniqueIndex("refunds_once").on(table.idem).where(sql`idem is not null`),
    index("refunds_of_payment").on(table.outTradeNo),
    index("refunds_of_order").on(table.sn),
    index("refunds_done").on(table.doneAt),
  ],
);

/** Work that a commit has promised (发件箱): deliver an order, refund a payment, send a code. Done at least once, each idempotent. */
export const outbox = sqliteTable(
  "outbox",
  {
    kind: text("kind", { enum: ["deliver", "refund", "sms", "follow", "sweep"] }).notNull(),
    /** deliver, follow, sweep: the order's sn; refund: the refund's number; sms: the request's id. */
    ref: text("ref").notNull(),
    state: text("state", { enum: ["todo", "done"] }).notNull(),
    tries: integer("tries").notNull().default(0),
    nextAt: text("next_at").notNull(),
    createdAt: text("created_at").notNull(),
    doneAt: text("done_at"),
    /** How often it was promised again: what was done for the promise before it does not keep this one. */
    renewed: integer("renewed").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ref] }),
    index("outbox_to_do").on(table.state, table.nextAt),
  ],
);
