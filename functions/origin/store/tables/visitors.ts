import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { KEY_ROLES } from "#functions/contract/orders/hold.ts";

/** An order that a visitor has found (查到的订单): it stands in their history beside their own, in the role they have shown. */
export const lookups = sqliteTable(
  "lookups",
  {
    visitorId: text("visitor_id").notNull(),
    sn: text("sn").notNull(),
    role: text("role", { enum: ["owner", "reader"] })
      .notNull()
      .default("reader"),
    createdAt: text("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.sn] }),
    index("lookups_of_order").on(table.sn),
    index("lookups_by_age").on(table.createdAt),
  ],
);

/** A key to an order (分享链接): it stands in a link in place of the order's number, until the owner ends it. */
export const shares = sqliteTable(
  "shares",
  {
    key: text("key").primaryKey(),
    sn: text("sn").notNull(),
    /** What it makes of who has it: one who reads, the other parent who chooses, a relative who votes. */
    role: text("role", { enum: KEY_ROLES }).notNull().default("reader"),
    createdAt: text("created_at").notNull(),
    /** When the owner ended it; null while it works. */
    endedAt: text("ended_at"),
  },
  (table) => [
    uniqueIndex("shares_one_open").on(table.sn, table.role).where(sql`ended_at is null`),
    index("shares_of_order").on(table.sn),
  ],
);

/**
 * A recovery code of an order (恢复码): hashed; what it says is derived from a data key, so that the owner's receipt can
 * show it again. It works once; the next one has the next `nth`.
 */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    sn: text("sn").notNull(),
    nth: integer("nth").notNull(),
    /** The data key that it is derived from. */
    keyId: text("key_id").notNull(),
    createdAt: text("created_at").notNull(),
    usedAt: text("used_at"),
  },
  (table) => [uniqueIndex("recovery_codes_nth").on(table.sn, table.nth)],
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
  (table) => [
    primaryKey({ columns: [table.visitorId, table.appId] }),
    index("openids_by_age").on(table.createdAt),
  ],
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
