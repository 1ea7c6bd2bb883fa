import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { OfferName } from "#functions/contract/desk/settings.ts";
import { MARKS } from "#functions/contract/orders/orders.ts";

/** The products (产品), each by its one word. */
export const PRODUCTS = ["baby", "business", "score", "business-score", "luck", "expert"] as const;
export type ProductName = (typeof PRODUCTS)[number];

/** An order (订单). What belongs to the family is sealed; times are ISO 8601 UTC; money is integer fen. */
export const orders = sqliteTable(
  "orders",
  {
    sn: text("sn").primaryKey(),
    product: text("product", { enum: PRODUCTS }).notNull(),
    /** Its row of the price table (价格表). */
    offer: text("offer", { enum: OfferName.options }).notNull(),
    status: text("status", {
      enum: ["created", "pending", "paid", "delivered", "closed", "refunding", "refunded", "erased"],
    }).notNull(),
    visitorId: text("visitor_id").notNull(),
    /** The form's key and a keyed hash of what it said: the same form sent twice is one order. */
    idem: text("idem").notNull(),
    requestHash: text("request_hash").notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency", { enum: ["CNY", "USD"] }).notNull(),
    /** The version of the price table (价格表) that the amount is of. */
    priceVersion: integer("price_version").notNull().default(0),
    /** Sealed JSON: the brief; null once erased. */
    brief: text("brief"),
    /** Sealed JSON: the free face as it was derived; null once erased, and while nobody opens an unpaid order. */
    result: text("result"),
    engine: text("engine").notNull(),
    createdAt: text("created_at").notNull(),
    paidAt: text("paid_at"),
    /** The out_trade_no of the one payment that paid it; any other payment of it that is paid is refunded. */
    paidBy: text("paid_by"),
    /** After this an order that is unpaid or refunded may be erased. */
    expiresAt: text("expires_at").notNull(),
    /** When it was last opened, to a day; null where that was never written down. */
    seenAt: text("seen_at"),
  },
  (table) => [
    uniqueIndex("orders_once").on(table.visitorId, table.idem, table.requestHash),
    index("orders_of_visitor").on(table.visitorId, table.createdAt),
    index("orders_to_expire").on(table.status, table.expiresAt),
    index("orders_by_age").on(table.createdAt),
    index("orders_by_end").on(sql`substr(sn, -4)`).where(sql`paid_at is not null`),
    index("orders_to_shrink")
      .on(table.seenAt)
      .where(sql`result is not null and status in ('created', 'closed')`),
  ],
);

/** A name that was marked as a favourite or as unfit (收藏、不合适), sealed for the name is a child's. */
export const likes = sqliteTable(
  "likes",
  {
    sn: text("sn")
      .notNull()
      .references(() => orders.sn),
    /** Keyed hash of the given name, so that a like is found without reading it. */
    nameHash: text("name_hash").notNull(),
    name: text("name").notNull(),
    mark: text("mark", { enum: MARKS }).notNull().default("liked"),
    createdAt: text("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sn, table.nameHash] })],
);

/** A change of one character that was tried on a scored name (换一个字), sealed; at most a few an order. */
export const scoreChanges = sqliteTable(
  "score_changes",
  {
    sn: text("sn")
      .notNull()
      .references(() => orders.sn),
    /** Keyed hash of the given name, so that the same change sent twice is one. */
    givenHash: text("given_hash").notNull(),
    /** 1 for the first of an order. */
    nth: integer("nth").notNull(),
    /** Sealed JSON: the changed name with its bill. */
    result: text("result").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sn, table.givenHash] }),
    uniqueIndex("score_changes_in_order").on(table.sn, table.nth),
  ],
);

/** The paid report as it was delivered (付费报告), in parts, sealed. Nothing in it changes; batches that lean (照喜好) may be added. */
export const reports = sqliteTable(
  "reports",
  {
    sn: text("sn").notNull(),
    /** `face`, `batch-1` …, `draw-0` …: what one call reads; `redraw-1` …: a redraw was asked for. */
    part: text("part").notNull(),
    body: text("body").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sn, table.part] })],
);
