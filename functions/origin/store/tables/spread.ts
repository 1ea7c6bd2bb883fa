import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Which database has which buckets (桶的分布), in the directory. Each change is a new version; no row: all is in one. */
export const bucketMaps = sqliteTable("bucket_maps", {
  version: integer("version").primaryKey(),
  /** JSON: `[["DB", 512], ["DB_01", 512]]`, the buckets in their order. */
  runs: text("runs").notNull(),
  at: text("at").notNull(),
});

/** What may not be done to a bucket in this database: a row while it moves, and ever after where it has left. */
export const heldBuckets = sqliteTable("held_buckets", {
  /** Two characters, as in a number. */
  bucket: text("bucket").primaryKey(),
  /** `copying`: orders that change are written down; `arriving`: the mover writes; `frozen`, `gone`: nobody does. */
  state: text("state", { enum: ["copying", "arriving", "frozen", "gone", "dropping"] }).notNull(),
});

/** Orders that have changed since they were copied. */
export const touchedOrders = sqliteTable("touched_orders", {
  sn: text("sn").primaryKey(),
});

/** Buckets that are being moved (搬桶), in the directory: one step after the other, each of which may be done again. */
export const moves = sqliteTable(
  "bucket_moves",
  {
    bucket: text("bucket").primaryKey(),
    source: text("source").notNull(),
    target: text("target").notNull(),
    state: text("state", { enum: ["copying", "frozen", "flipped", "dropping", "done"] }).notNull(),
    /** The last order that was copied. */
    after: text("after").notNull().default(""),
    /** Milliseconds since 1970: when it came into its state. */
    since: integer("since").notNull(),
  },
  (table) => [index("bucket_moves_open").on(table.state, table.since)],
);
