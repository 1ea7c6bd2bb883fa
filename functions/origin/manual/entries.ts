import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { type ManualEntry, ManualStage, Manuscript } from "#functions/contract/manual.ts";
import type { Desk } from "../reports/parts.ts";
import { open, seal } from "../store/seal.ts";
import { manualEntries } from "../store/tables.ts";

/** What is sealed of an entry (时间线的一条); each kind has its own part. */
const Body = v.object({
  text: v.optional(v.string()),
  stage: v.optional(ManualStage),
  late: v.optional(v.boolean()),
  manuscript: v.optional(Manuscript),
});
type Row = typeof manualEntries.$inferSelect;

/** An entry to be written; `id` where the same one may be sent twice. */
export interface NewEntry extends Pick<Row, "who" | "kind"> {
  id?: string;
  body: v.InferInput<typeof Body>;
}

const placeOf = (sn: string, id: string) => `${sn} manual ${id}`;

/** Its id, and its body sealed for it. */
export async function sealEntry(sn: string, { id, body }: NewEntry, { env }: Desk) {
  const itsId = id ?? crypto.randomUUID();
  return { id: itsId, body: await seal(body, placeOf(sn, itsId), env.DATA_KEYS) };
}

/** Writes an entry down; the same one twice is one. */
export async function writeEntry(sn: string, entry: NewEntry, desk: Desk): Promise<void> {
  const { id, body } = await sealEntry(sn, entry, desk);
  const createdAt = new Date(desk.now).toISOString();
  const { who, kind } = entry;
  await desk.db.insert(manualEntries).values({ id, sn, who, kind, body, createdAt }).onConflictDoNothing();
}

/** All that happened and was said on a job, in order. */
export async function readEntries(sn: string, { db, env }: Desk): Promise<ManualEntry[]> {
  const rows = await db.select().from(manualEntries).where(eq(manualEntries.sn, sn)).orderBy(sql`rowid`);
  return Promise.all(
    rows.map(async ({ id, who, kind, body, createdAt }) => {
      const said = v.parse(Body, await open(body, placeOf(sn, id), env.DATA_KEYS));
      const { text = null, stage = null, late = false, manuscript = null } = said;
      return { id, who, kind, at: createdAt, text, stage, late, manuscript };
    }),
  );
}
