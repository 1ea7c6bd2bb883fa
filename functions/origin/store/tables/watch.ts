import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** When something that must go on was last done to its end (心跳): `cron`. */
export const beats = sqliteTable("beats", {
  name: text("name", { enum: ["cron"] }).primaryKey(),
  /** ISO 8601 UTC. */
  at: text("at").notNull(),
});
