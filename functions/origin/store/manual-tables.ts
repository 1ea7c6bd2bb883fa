import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** An expert's work on an order (人工起名): where it stands, and until when. Times are ISO 8601 UTC. */
export const manualJobs = sqliteTable(
  "manual_jobs",
  {
    sn: text("sn").primaryKey(),
    /** Which package was bought: `standard`, `senior`. */
    type: text("type").notNull(),
    /** 已付款 → 资料齐 → 起名中 → 初稿 → 修改 → 定稿; before payment `ordered`. */
    stage: text("stage", {
      enum: ["ordered", "paid", "briefed", "writing", "draft", "revising", "final", "cancelled"],
    }).notNull(),
    /** Sealed JSON: what the family says of itself; null until the first draft is kept, and once erased. */
    brief: text("brief"),
    briefState: text("brief_state", { enum: ["none", "draft", "submitted"] }).notNull(),
    savedAt: text("saved_at"),
    /** When the first draft, or the revision asked for, is due; null before the brief is in. */
    dueAt: text("due_at"),
    revisionsLeft: integer("revisions_left").notNull(),
    startedAt: text("started_at"),
    draftedAt: text("drafted_at"),
    finishedAt: text("finished_at"),
    /** When the family was told that it is late; null while it isn't. */
    lateToldAt: text("late_told_at"),
  },
  (table) => [index("manual_jobs_due").on(table.stage, table.dueAt)],
);

/** What happened and was said on a job (时间线、留言、手稿), in order; `body` is sealed. */
export const manualEntries = sqliteTable(
  "manual_entries",
  {
    id: text("id").primaryKey(),
    sn: text("sn").notNull(),
    who: text("who", { enum: ["family", "expert", "system"] }).notNull(),
    kind: text("kind", { enum: ["stage", "message", "manuscript", "revise", "approve", "refund"] }).notNull(),
    body: text("body").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [index("manual_entries_of_job").on(table.sn, table.createdAt)],
);
