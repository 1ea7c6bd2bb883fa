import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** An order that a visitor has proven to hold (查到的订单): it stands in their history beside their own. */
export const lookups = sqliteTable(
  "lookups",
  {
    visitorId: text("visitor_id").notNull(),
    sn: text("sn").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.sn] })],
);

/** The mobile of an order (手机号): a keyed hash to find it by, and its last four digits. */
export const mobiles = sqliteTable(
  "mobiles",
  {
    sn: text("sn").primaryKey(),
    mobileHash: text("mobile_hash").notNull(),
    masked: text("masked").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [index("mobiles_by_hash").on(table.mobileHash)],
);

/** WeChat's id of a visitor for one app (openid), sealed. */
export const openids = sqliteTable(
  "openids",
  {
    visitorId: text("visitor_id").notNull(),
    appId: text("app_id").notNull(),
    openid: text("openid").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.appId] })],
);

/** How often something was tried in a window of time (次数限制); `key` is hashed. */
export const tries = sqliteTable(
  "tries",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    /** Milliseconds since 1970. */
    until: integer("until").notNull(),
  },
  (table) => [index("tries_over").on(table.until)],
);
