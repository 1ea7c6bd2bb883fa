import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DeskVerb } from "#functions/contract/desk/desk.ts";

/** What a person has to look at (待办): refunds and invoices asked for, complaints, wrong amounts, what runs full. `note` is sealed. */
export const deskItems = sqliteTable(
  "desk_items",
  {
    kind: text("kind", {
      enum: ["refund", "complaint", "invoice", "wrong-amount", "late", "full", "sms", "lost", "dead"],
    }).notNull(),
    /** What it is about: an sn, an out_trade_no, a refund's number, a comment's id or a day; one item a kind. */
    ref: text("ref").notNull(),
    sn: text("sn").notNull(),
    state: text("state", { enum: ["open", "done"] }).notNull(),
    note: text("note").notNull(),
    /** What comes back by the terms (按约定退), fen, as the family was told when it asked. */
    quote: integer("quote"),
    createdAt: text("created_at").notNull(),
    doneAt: text("done_at"),
    /** Sealed: what the family was answered in words (答复); null where nobody has. */
    answer: text("answer"),
    answeredAt: text("answered_at"),
    /** Sealed: what the family was asked back, with the item left open (先问家长); null where nobody has. */
    question: text("question"),
    questionAt: text("question_at"),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ref] }),
    index("desk_items_open").on(table.state, table.createdAt),
    index("desk_items_of_order").on(table.sn),
  ],
);

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
  (table) => [index("desk_log_of_subject").on(table.subject), index("desk_log_by_time").on(table.at)],
);
