import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A code sent to a mobile (短信验证码): hashes only; the newest of a mobile counts, once, for a few minutes. */
export const smsCodes = sqliteTable(
  "sms_codes",
  {
    mobileHash: text("mobile_hash").primaryKey(),
    codeHash: text("code_hash").notNull(),
    /** Guesses so far: each is counted before it is compared. */
    wrongTries: integer("wrong_tries").notNull().default(0),
    expiresAt: text("expires_at").notNull(),
  },
  (table) => [index("sms_codes_over").on(table.expiresAt)],
);

/** A code that somebody has asked for (发送验证码), sealed with its mobile until the outbox has sent it, or knows that it is nobody's. */
export const smsRequests = sqliteTable(
  "sms_requests",
  {
    id: text("id").primaryKey(),
    mobile: text("mobile").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [index("sms_requests_by_age").on(table.createdAt)],
);

/** Messages that no carrier took because none is configured (本地发件箱): sealed, for a developer to read. */
export const smsOutbox = sqliteTable("sms_outbox", {
  id: text("id").primaryKey(),
  message: text("message").notNull(),
  createdAt: text("created_at").notNull(),
});

/** What a provider grants for a while (access_token、jsapi_ticket、URL Scheme), sealed; times in ms since 1970. */
export const grants = sqliteTable(
  "grants",
  {
    /** Keyed hash of what it is. */
    key: text("key").primaryKey(),
    /** Null before the first, and once it is no good any more. */
    value: text("value"),
    expiresAt: integer("expires_at").notNull(),
    /** Until then one request is fetching it, or all leave it alone after a failure. */
    busyUntil: integer("busy_until").notNull(),
    /** The code of the last failure; null after a success. */
    fault: text("fault"),
  },
  (table) => [index("grants_over").on(table.expiresAt)],
);
