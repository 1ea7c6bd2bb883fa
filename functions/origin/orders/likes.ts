import { and, eq } from "drizzle-orm";
import { keyedHash, open, seal } from "../store/seal.ts";
import { likes } from "../store/tables.ts";
import type { Visit } from "../visit.ts";

const hashOf = (sn: string, given: string, visit: Visit) =>
  keyedHash(`like ${sn} ${given}`, visit.env.DATA_KEYS);

/** The given names that are favourites (收藏) of an order. */
export async function readLikes(sn: string, visit: Visit): Promise<Set<string>> {
  const rows = await visit.db.select().from(likes).where(eq(likes.sn, sn));
  const names = await Promise.all(rows.map((row) => open(row.name, `${sn} like`, visit.env.DATA_KEYS)));
  return new Set(names.map(String));
}

/** Names with their ♡. */
export const withLikes = <T extends { given: string }>(names: readonly T[], liked: ReadonlySet<string>) =>
  names.map((name) => ({ ...name, liked: liked.has(name.given) }));

/** Marks or unmarks a name; doing it twice changes nothing. */
export async function setLike(sn: string, given: string, liked: boolean, visit: Visit): Promise<void> {
  const nameHash = await hashOf(sn, given, visit);
  if (!liked) {
    await visit.db.delete(likes).where(and(eq(likes.sn, sn), eq(likes.nameHash, nameHash)));
    return;
  }
  const name = await seal(given, `${sn} like`, visit.env.DATA_KEYS);
  const createdAt = new Date(visit.now).toISOString();
  await visit.db.insert(likes).values({ sn, nameHash, name, createdAt }).onConflictDoNothing();
}
