import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DeskVerb } from "#functions/contract/desk.ts";

/** What was done at the desk (工作记录). Only ever added to: triggers refuse whatever would change or drop a line. */
export const deskLog = sqliteTable(
  "desk_log",
  {
    nth: integer("nth").primaryKey({ autoIncrement: true }),
    /** ISO 8601 UTC. */
    at: text("at").notNull(),
    /** An email, or `cli:` and a user where it was done by command. */
    who: text("who").notNull(),
    verb: text("verb", { enum: DeskVerb.options }).notNull(),
    /** What it was done to: an sn, an id, a name of a setting. */
    subject: text("subject").notNull(),
    /** Sealed: why; null where there is nothing to say. */
    reason: text("reason"),
  },
  (table) => [index("desk_log_of_subject").on(table.subject)],
);
