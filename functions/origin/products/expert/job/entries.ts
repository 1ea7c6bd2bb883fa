import { and, eq, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import { type ExpertEntry, Manuscript } from "#functions/contract/products/expert.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { open, seal } from "#functions/origin/store/seal.ts";
import { expertEntries, expertJobs } from "#functions/origin/store/tables/expert.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import type { Context } from "#functions/origin/visit.ts";

/** What is sealed of an entry (时间线的一条); each kind has its own part. */
const Body = v.object({
  text: v.optional(v.string()),
  stage: v.optional(ExpertStage),
  late: v.optional(v.boolean()),
  refund: v.optional(v.object({ amount: v.number(), ends: v.boolean() })),
  manuscript: v.optional(Manuscript),
});
type Row = typeof expertEntries.$inferSelect;

/** An entry to be written; `id` where the same one may be sent twice. */
export interface NewEntry extends Pick<Row, "who" | "kind"> {
  id?: string;
  body: v.InferInput<typeof Body>;
}

/** The id of an entry, a random one where it has none, and its body sealed for that id. */
export async function sealEntry(sn: string, { id, body }: NewEntry, { env }: Context) {
  const itsId = id ?? crypto.randomUUID();
  return { id: itsId, body: await seal(body, places.entry(sn, itsId), env.DATA_KEYS) };
}

/** Writes an entry down where the job is there; the same one twice is one. */
export async function writeEntry(sn: string, entry: NewEntry, context: Context): Promise<void> {
  const write = await entryGiven(sn, entry, undefined, context);
  await write();
}

/** Whether an entry with this id was written down before. */
export async function hasEntry(id: string, { db }: Context): Promise<boolean> {
  const rows = await db.select({ id: expertEntries.id }).from(expertEntries).where(eq(expertEntries.id, id));
  return rows.length > 0;
}

/** The statement of a batch that writes an entry down where the job exists and `given` holds. */
export async function entryGiven(sn: string, entry: NewEntry, given: SQL | undefined, context: Context) {
  const { id, body } = await sealEntry(sn, entry, context);
  const { db, now } = context;
  const row = db
    .select({
      id: sql<string>`${id}`.as("id"),
      sn: expertJobs.sn,
      who: sql<NewEntry["who"]>`${entry.who}`.as("who"),
      kind: sql<NewEntry["kind"]>`${entry.kind}`.as("kind"),
      body: sql<string>`${body}`.as("body"),
      createdAt: sql<string>`${isoOf(now)}`.as("created_at"),
    })
    .from(expertJobs)
    .where(and(eq(expertJobs.sn, sn), given));
  return () => db.insert(expertEntries).select(row).onConflictDoNothing();
}

/** All that happened and was said on a job, in order. */
export async function readEntries(sn: string, { db, env }: Context): Promise<ExpertEntry[]> {
  const rows = await db.select().from(expertEntries).where(eq(expertEntries.sn, sn)).orderBy(sql`rowid`);
  return Promise.all(
    rows.map(async ({ id, who, kind, body, createdAt }) => {
      const said = v.parse(Body, await open(body, places.entry(sn, id), env.DATA_KEYS));
      const { text = null, stage = null, late = false, refund = null, manuscript = null } = said;
      return { id, who, kind, at: createdAt, text, stage, late, refund, manuscript };
    }),
  );
}
