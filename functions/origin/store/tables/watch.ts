import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** When something that must go on was last done to its end (心跳): `cron`. */
export const beats = sqliteTable("beats", {
  name: text("name", { enum: ["cron"] }).primaryKey(),
  /** ISO 8601 UTC. */
  at: text("at").notNull(),
});

/** How far each sealed column is sealed anew under a data key (重新密封); no row where nobody has begun. */
export const resealed = sqliteTable("resealed", {
  /** `orders.brief` and its like. */
  column: text("column").primaryKey(),
  /** The key that it is being moved to. */
  keyId: text("key_id").notNull(),
  /** The last row that was looked at, by its rowid. */
  after: integer("after").notNull(),
  /** When the last row was; null before. */
  doneAt: text("done_at"),
});
