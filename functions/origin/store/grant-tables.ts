import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
