import { and, desc, eq, exists, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { BEST_SOURCE, ManuscriptDraft, NO_SOURCE } from "#functions/contract/desk/manuscript-draft.ts";
import type { Manuscript } from "#functions/contract/products/expert.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { isWorkedOn } from "#functions/origin/products/expert/job/jobs.ts";
import { WRITING } from "#functions/origin/products/expert/job/work-on.ts";
import { open, seal } from "#functions/origin/store/seal.ts";
import { expertDrafts, expertJobs } from "#functions/origin/store/tables/expert.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import type { Clerk, Context } from "#functions/origin/visit.ts";

/** A draft as it was saved; version 0 where nobody has saved one. */
export interface SavedDraft {
  version: number;
  savedBy: string | null;
  savedAt: string | null;
  draft: ManuscriptDraft;
}

/** The newest draft of an order (草稿); null where there is none. */
export async function readDraft(sn: string, { db, env }: Context): Promise<SavedDraft | null> {
  const [row] = await db
    .select()
    .from(expertDrafts)
    .where(eq(expertDrafts.sn, sn))
    .orderBy(desc(expertDrafts.version))
    .limit(1);
  if (row === undefined) return null;
  const { version, savedBy, savedAt, body } = row;
  const draft = v.parse(ManuscriptDraft, await open(body, places.draft(sn, version), env.DATA_KEYS));
  return { version, savedBy, savedAt, draft };
}

/** A draft of a delivered manuscript, to be revised: a name with a source gets the best one, others none. */
export function draftOf({ opening, names, pick }: Manuscript): ManuscriptDraft {
  return {
    opening,
    names: names.map(({ given, reason, source }) => ({
      given,
      reason,
      source: source === null ? NO_SOURCE : BEST_SOURCE,
      sure: given,
    })),
    pick: names.findIndex(({ given }) => given === pick.given),
    pickReason: pick.reason,
  };
}

/** A draft to be saved, and the version that it was written on. */
interface Save {
  draft: ManuscriptDraft;
  version: number;
}

/**
 * Saves a draft as the next version, by whoever works on it; the new version's number, or null where another was saved
 * meanwhile or somebody else works on it now. The same text again is no new version.
 */
export async function saveDraft(sn: string, { draft, version }: Save, clerk: Clerk): Promise<number | null> {
  const { db, env, now, who } = clerk;
  const before = await readDraft(sn, clerk);
  if (before?.savedBy === who && JSON.stringify(before.draft) === JSON.stringify(draft))
    return before.version;
  if ((before?.version ?? 0) !== version) return null;
  const next = version + 1;
  const body = await seal(draft, places.draft(sn, next), env.DATA_KEYS);
  const isMine = and(
    eq(expertJobs.sn, sn),
    eq(expertJobs.worker, who),
    inArray(expertJobs.stage, [...WRITING]),
    isWorkedOn(db),
  );
  const row = db
    .select({
      sn: expertJobs.sn,
      version: sql<number>`${next}`.as("version"),
      body: sql<string>`${body}`.as("body"),
      savedBy: sql<string>`${who}`.as("saved_by"),
      savedAt: sql<string>`${isoOf(now)}`.as("saved_at"),
    })
    .from(expertJobs)
    .where(isMine);
  const saved = await db
    .insert(expertDrafts)
    .select(row)
    .onConflictDoNothing()
    .returning({ version: expertDrafts.version });
  return saved[0]?.version ?? null;
}

/** Holds where this version is still the newest of an order. */
export const isNewest = (sn: string, version: number, { db }: Context) =>
  and(
    exists(
      db
        .select({ one: sql`1` })
        .from(expertDrafts)
        .where(and(eq(expertDrafts.sn, sn), eq(expertDrafts.version, version))),
    ),
    sql`not exists (select 1 from ${expertDrafts} where ${expertDrafts.sn} = ${sn} and ${expertDrafts.version} > ${version})`,
  );
