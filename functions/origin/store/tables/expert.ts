import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** An expert's work on an order (人工起名): where it stands, and until when. Times are ISO 8601 UTC. */
export const expertJobs = sqliteTable(
  "expert_jobs",
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
    /** Who works on it, an email or `cli:` and a user, and since when; null while nobody does. */
    worker: text("worker"),
    workerSince: text("worker_since"),
    /** The draft that was handed over last. */
    deliveredVersion: integer("delivered_version"),
    /** Sealed: the mobile that is told when a manuscript is ready; null where nobody asked, and once the work is over. */
    tell: text("tell"),
    /** When the manuscript was handed in that it was told of last: of each once. */
    toldOf: text("told_of"),
  },
  (table) => [
    index("expert_jobs_due").on(table.stage, table.dueAt),
    index("expert_jobs_by_due").on(table.dueAt),
  ],
);

/** What happened and was said on a job (时间线、留言、手稿), in order; `body` is sealed. */
export const expertEntries = sqliteTable(
  "expert_entries",
  {
    id: text("id").primaryKey(),
    sn: text("sn").notNull(),
    who: text("who", { enum: ["family", "expert", "system"] }).notNull(),
    kind: text("kind", {
      enum: ["stage", "message", "manuscript", "revise", "approve", "refund", "answer"],
    }).notNull(),
    body: text("body").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [index("expert_entries_of_job").on(table.sn, table.createdAt)],
);

/**
 * Every saved version of a manuscript while it is written (草稿). Two people who save on top of the same
 * version would give theirs the same number, and the key refuses the second.
 */
export const expertDrafts = sqliteTable(
  "expert_drafts",
  {
    sn: text("sn").notNull(),
    /** 1 for the first. */
    version: integer("version").notNull(),
    /** Sealed JSON: ManuscriptDraft. */
    body: text("body").notNull(),
    savedBy: text("saved_by").notNull(),
    savedAt: text("saved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sn, table.version] })],
);
