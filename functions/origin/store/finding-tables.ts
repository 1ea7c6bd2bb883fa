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

/** A code sent to a mobile (短信验证码): hashes only; the newest of a mobile counts, once, for a few minutes. */
export const smsCodes = sqliteTable("sms_codes", {
  mobileHash: text("mobile_hash").primaryKey(),
  codeHash: text("code_hash").notNull(),
  wrongTries: integer("wrong_tries").notNull().default(0),
  expiresAt: text("expires_at").notNull(),
});

/** Messages that no carrier took because none is configured (本地发件箱): sealed, for a developer to read. */
export const smsOutbox = sqliteTable("sms_outbox", {
  id: text("id").primaryKey(),
  message: text("message").notNull(),
  createdAt: text("created_at").notNull(),
});

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
