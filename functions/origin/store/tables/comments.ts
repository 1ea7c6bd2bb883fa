import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** What a buyer says of an order (评论、投诉、发票、建议): shown after a check, bad ones too; what is hidden has a reason. */
export const comments = sqliteTable(
  "comments",
  {
    /** Keyed hash of order, topic, stars and words: the same comment sent twice is one. */
    id: text("id").primaryKey(),
    sn: text("sn").notNull(),
    visitorId: text("visitor_id").notNull(),
    topic: text("topic", { enum: ["comment", "complaint", "refund", "invoice", "idea"] }).notNull(),
    /** 1 to 5; 0 where the topic asks for none. */
    stars: integer("stars").notNull(),
    /** Sealed: what was said, and of what service. */
    text: text("text").notNull(),
    state: text("state", { enum: ["waiting", "shown", "hidden"] }).notNull(),
    /** Why it is hidden; null unless it is. */
    reason: text("reason"),
    reply: text("reply"),
    createdAt: text("created_at").notNull(),
    checkedAt: text("checked_at"),
  },
  (table) => [
    index("comments_shown").on(table.state, table.topic, table.createdAt),
    index("comments_counted").on(table.topic, table.state, table.stars),
    index("comments_of_order").on(table.sn),
    uniqueIndex("comments_once").on(table.sn).where(sql`topic = 'comment'`),
  ],
);
