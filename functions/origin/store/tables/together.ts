import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DuetStep } from "#functions/contract/together/duet.ts";

/** Two parents who choose among names of one report (两人分头选); at most one an order. */
export const duets = sqliteTable("duets", {
  sn: text("sn").primaryKey(),
  /** Sealed JSON: the given names, in the order of their places. */
  names: text("names").notNull(),
  /** The browser that took up the invitation; null while nobody has. */
  partnerId: text("partner_id"),
  createdAt: text("created_at").notNull(),
  /** When who ordered ended it before both were through; null otherwise. */
  finishedAt: text("finished_at"),
});

/** One round of two names, answered: by places, so that no name stands here. */
export const duetRounds = sqliteTable(
  "duet_rounds",
  {
    sn: text("sn").notNull(),
    side: text("side", { enum: ["owner", "partner"] }).notNull(),
    /** 1 for a side's first. */
    nth: integer("nth").notNull(),
    left: integer("left").notNull(),
    right: integer("right").notNull(),
    /** `back`: taken back, its pair is asked again. */
    answer: text("answer", { enum: DuetStep.options }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sn, table.side, table.nth] })],
);

/** A family's vote on a few names (家人投票); at most one an order. */
export const polls = sqliteTable("polls", {
  sn: text("sn").primaryKey(),
  /** Sealed JSON: the given names, in the order of their places. */
  names: text("names").notNull(),
  createdAt: text("created_at").notNull(),
  /** When the counts were opened; null while the vote goes on. */
  closedAt: text("closed_at"),
});

/** One browser's vote in a poll, by the place of the name. */
export const votes = sqliteTable(
  "votes",
  {
    sn: text("sn").notNull(),
    /** Keyed hash of the visitor. */
    voterHash: text("voter_hash").notNull(),
    place: integer("place").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sn, table.voterHash] }), index("votes_of_order").on(table.sn)],
);
