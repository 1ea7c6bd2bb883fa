import { and, eq, lte, sql } from "drizzle-orm";
import { APART_MS, MINUTE_MS } from "#functions/contract/values/time.ts";
import { ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import { keyedHash, open, seal } from "#functions/origin/store/seal.ts";
import { directoryOf } from "#functions/origin/store/spread/shards.ts";
import { grants } from "#functions/origin/store/tables/messages.ts";
import type { Context } from "#functions/origin/visit.ts";

/** Something that WeChat grants for a while: what it is, and how it is asked for. */
interface Wanted {
  /** Names all that the grant depends on, such as `token wx123`. */
  name: string;
  ask(): Promise<{ value: string; seconds: number }>;
}

/** What is granted, and until when it is good; ms since 1970. */
export interface Grant {
  value: string;
  expiresAt: number;
}

/** How long before its end a grant is fetched anew; the old one still serves the other requests meanwhile. */
const EARLY_MS = 10 * MINUTE_MS;
/** Ms that one request may take to fetch a grant, and ms after a failure in which no request tries again. */
const LEASE_MS = 15_000;
const COOL_MS = 60_000;
/** How often a request without a grant looks whether another has fetched it, and the ms between looks. */
const LOOKS = 20;
const LOOK_MS = 150;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * A grant out of the database, or a new one: one request at a time fetches it, for all isolates (single
 * flight). Throws ProviderTrouble where it gets none, for a minute after a failure without asking WeChat.
 */
export async function granted(wanted: Wanted, context: Context): Promise<Grant> {
  const key = await keyedHash(`grant ${wanted.name}`, context.env.DATA_KEYS);
  const started = Date.now();
  for (let look = 0; look < LOOKS; look++) {
    // The time of this request, plus the time that it has waited here.
    const now = context.now + (Date.now() - started);
    const row = await rowOf(key, context);
    const kept = row?.value == null || row.expiresAt <= now ? null : await opened(key, row.value, context);
    if (row !== null && kept !== null && (row.expiresAt - EARLY_MS > now || row.busyUntil > now))
      return { value: kept, expiresAt: row.expiresAt };
    const old = row === null || kept === null ? null : { value: kept, expiresAt: row.expiresAt };
    if (await take(key, now, context)) return fetchIt(key, wanted, now, context, old);
    if (kept === null && row?.fault != null && row.busyUntil > now)
      throw new ProviderTrouble("wechat", 0, row.fault);
    await pause(LOOK_MS);
  }
  throw new ProviderTrouble("wechat", 0, "BUSY");
}

/** Forgets a grant that WeChat does not know any more, where it is still the one that is kept. */
export async function forget(name: string, value: string, context: Context): Promise<void> {
  const key = await keyedHash(`grant ${name}`, context.env.DATA_KEYS);
  const row = await rowOf(key, context);
  if (row?.value == null || (await opened(key, row.value, context)) !== value) return;
  await directoryOf(context)
    .delete(grants)
    .where(and(eq(grants.key, key), eq(grants.value, row.value)));
}

/** Deletes grants that have expired (URL Schemes mostly). */
export async function dropOldGrants({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.delete(grants).where(and(lte(grants.expiresAt, now), lte(grants.busyUntil, now)));
}

const placeOf = (key: string) => `grant ${key}`;
const opened = async (key: string, sealed: string, { env }: Context): Promise<string | null> =>
  String(await open(sealed, placeOf(key), env.DATA_KEYS));

async function rowOf(key: string, context: Context): Promise<typeof grants.$inferSelect | null> {
  const [row] = await directoryOf(context).select().from(grants).where(eq(grants.key, key)).limit(1);
  return row ?? null;
}

/** Takes the lease where nobody has it. */
async function take(key: string, now: number, context: Context): Promise<boolean> {
  const busyUntil = now + LEASE_MS;
  const taken = await directoryOf(context)
    .insert(grants)
    .values({ key, value: null, expiresAt: 0, busyUntil, fault: null })
    .onConflictDoUpdate({
      target: grants.key,
      set: { busyUntil, fault: null },
      // A lease that ends later than any was taken by a clock that has been set back since.
      setWhere: sql`${grants.busyUntil} <= ${now} or ${grants.busyUntil} > ${now + COOL_MS + APART_MS}`,
    })
    .returning({ key: grants.key });
  return taken.length > 0;
}

async function fetchIt(
  key: string,
  wanted: Wanted,
  now: number,
  context: Context,
  old: Grant | null,
): Promise<Grant> {
  const { env } = context;
  const db = directoryOf(context);
  const isOurs = and(eq(grants.key, key), eq(grants.busyUntil, now + LEASE_MS));
  try {
    const { value, seconds } = await wanted.ask();
    const expiresAt = now + seconds * 1000;
    const sealed = await seal(value, placeOf(key), env.DATA_KEYS);
    await db
      .update(grants)
      .set({ value: sealed, expiresAt, busyUntil: now, fault: null })
      .where(eq(grants.key, key));
    return { value, expiresAt };
  } catch (error) {
    const fault = error instanceof ProviderTrouble ? error.code : "BROKEN";
    await db
      .update(grants)
      .set({ busyUntil: now + COOL_MS, fault })
      .where(isOurs);
    // The old grant still serves where no new one could be fetched.
    if (old !== null) return old;
    throw error;
  }
}
