import { DAY_S } from "#functions/contract/values/time.ts";
import type { OriginEnv } from "#functions/origin/env.ts";
import { keyedHash, keyedHashes } from "#functions/origin/store/seal.ts";

/** How far databases were (书签), by the names of their bindings, when a visitor last wrote to them. */
export type Bookmarks = ReadonlyMap<string, string>;

/** The later of two: they sort as they follow one another. */
export const newer = (one: string | undefined, other: string): string =>
  one !== undefined && one > other ? one : other;

/**
 * The cookies they travel in: what was written, and what was read of a payment, each by its own, so that a slow answer to a
 * question does not write over what a form has brought meanwhile.
 */
const COOKIES = { POST: "wrote", GET: "saw" } as const;
/** Replicas are seconds behind; who comes back a day later asks the primary until the next form. */
const KEPT_S = DAY_S;
/** A visitor's orders lie in one database, and the directory beside it. */
const MOST = 2;
const PAIR = /(?:^|;)\s*(?:wrote|saw)=([^;]*)/g;
const ENTRY = /^(DB(?:_[0-9A-Z]{1,8})?)\.([0-9A-Za-z-]{8,100})\.([0-9a-f]{16})$/;

/** Whose cookies, and the keys that tell ours from others'. */
interface Whose {
  visitorId: string;
  env: Pick<OriginEnv, "DATA_KEYS">;
}

const proved = (name: string, bookmark: string, visitorId: string) => `read ${visitorId} ${name} ${bookmark}`;

/** The bookmarks that a visitor brings: those alone that were given to this very visitor. */
export async function bookmarksIn(cookies: string | null, { visitorId, env }: Whose): Promise<Bookmarks> {
  const found = new Map<string, string>();
  const values = [...(cookies ?? "").matchAll(PAIR)].slice(0, MOST).map(([, value = ""]) => value);
  for (const entry of values.flatMap((value) => value.split("~").slice(0, MOST))) {
    const [, name, bookmark, proof = ""] = ENTRY.exec(entry) ?? [];
    if (name === undefined || bookmark === undefined) continue;
    const hashes = await keyedHashes(proved(name, bookmark, visitorId), env.DATA_KEYS);
    if (hashes.some((hash) => hash.startsWith(proof))) found.set(name, newer(found.get(name), bookmark));
  }
  return found;
}

/** The `set-cookie` line that hands bookmarks to a visitor, with those that were brought; null where there are none. */
export async function bookmarkCookie(
  method: keyof typeof COOKIES,
  { brought, told }: { brought: Bookmarks; told: Bookmarks },
  { visitorId, env }: Whose,
): Promise<string | null> {
  if (told.size === 0) return null;
  const names = [...new Set([...told.keys(), ...brought.keys()])].slice(0, MOST);
  const entries = names.map(async (name) => {
    const bookmark = newer(brought.get(name), told.get(name) ?? "");
    const hash = await keyedHash(proved(name, bookmark, visitorId), env.DATA_KEYS);
    return `${name}.${bookmark}.${hash.slice(0, 16)}`;
  });
  const value = (await Promise.all(entries)).filter((entry) => ENTRY.test(entry)).join("~");
  return `${COOKIES[method]}=${value}; Max-Age=${KEPT_S}; Path=/; HttpOnly`;
}
