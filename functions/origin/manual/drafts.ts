import { and, desc, eq, exists, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Manuscript } from "#functions/contract/manual.ts";
import { BEST_SOURCE, ManuscriptDraft, NO_SOURCE } from "#functions/contract/manuscript-draft.ts";
import type { Clerk } from "../desk/log.ts";
import type { Desk } from "../reports/parts.ts";
import { open, seal } from "../store/seal.ts";
import { manualDrafts, manualJobs } from "../store/tables.ts";
import { isWorkedOn } from "./jobs.ts";
import { WRITING } from "./work-on.ts";

/** A draft as it was saved; version 0 where nobody has saved one. */
export interface SavedDraft {
  version: number;
  savedBy: string | null;
  savedAt: string | null;
  draft: ManuscriptDraft;
}

const placeOf = (sn: string, version: number) => `${sn} draft ${version}`;

/** The newest draft of an order (草稿); null where there is none. */
export async function readDraft(sn: string, { db, env }: Desk): Promise<SavedDraft | null> {
  const [row] = await db
    .select()
    .from(manualDrafts)
    .where(eq(manualDrafts.sn, sn))
    .orderBy(desc(manualDrafts.version))
    .limit(1);
  if (row === undefined) return null;
  const { version, savedBy, savedAt, body } = row;
  const draft = v.parse(ManuscriptDraft, await open(body, placeOf(sn, version), env.DATA_KEYS));
  return { version, savedBy, savedAt, draft };
}

/** A draft of what was delivered, to be revised; sources stay as they were. */
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

/** What is saved, and on top of which version. */
export interface Save {
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
  const body = await seal(draft, placeOf(sn, next), env.DATA_KEYS);
  const isMine = and(
    eq(manualJobs.sn, sn),
    eq(manualJobs.worker, who),
    inArray(manualJobs.stage, [...WRITING]),
    isWorkedOn(db),
  );
  const row = db
    .select({
      sn: manualJobs.sn,
      version: sql<number>`${next}`.as("version"),
      body: sql<string>`${body}`.as("body"),
      savedBy: sql<string>`${who}`.as("saved_by"),
      savedAt: sql<string>`${new Date(now).toISOString()}`.as("saved_at"),
    })
    .from(manualJobs)
    .where(isMine);
  const saved = await db
    .insert(manualDrafts)
    .select(row)
    .onConflictDoNothing()
    .returning({ version: manualDrafts.version });
  return saved[0]?.version ?? null;
}

/** Holds where this version is still the newest of an order. */
export const isNewest = (sn: string, version: number, { db }: Desk) =>
  and(
    exists(
      db
        .select({ one: sql`1` })
        .from(manualDrafts)
        .where(and(eq(manualDrafts.sn, sn), eq(manualDrafts.version, version))),
    ),
    sql`not exists (select 1 from ${manualDrafts} where ${manualDrafts.sn} = ${sn} and ${manualDrafts.version} > ${version})`,
  );
