import { and, eq, gt, inArray, notExists, or, sql } from "drizzle-orm";
import { Failure } from "#functions/origin/failure.ts";
import type { Context, Visit } from "#functions/origin/visit.ts";
import { keyedHash } from "./seal.ts";
import { directoryOf } from "./spread/shards.ts";
import { tries } from "./tables/visitors.ts";

/** At most `most` times in `seconds`, counted from the first (固定窗口). */
interface Limit {
  most: number;
  seconds: number;
}

const keyOf = async (what: string, whom: string, { env }: Context): Promise<string> =>
  `${what}:${await keyedHash(`${what} ${whom}`, env.DATA_KEYS)}`;

/** Whom limits count where a new cookie must not help: the network an address is of, or the visitor where none is known. */
export const networkOf = ({ address, visitorId }: Pick<Visit, "address" | "visitorId">): string => {
  if (address === null) return visitorId;
  // A household has a /64 of IPv6, and may take any address of it.
  return address.includes(":") ? wholeAddress(address).slice(0, 4).join(":") : address;
};

/** The eight groups of an IPv6 address, `::` written out. */
function wholeAddress(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = (text: string) => text.split(":").filter((group) => group !== "");
  const [before, after] = [groups(head), groups(tail ?? "")];
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0"), ...after];
}

/** What is counted under one key, and how often that may be. */
export interface Counter extends Limit {
  key: string;
}

type Count = typeof tries.$inferSelect;

/** The counter of `what` by `whom`, which is stored hashed. */
export const counterOf = async (
  what: string,
  whom: string,
  limit: Limit,
  context: Context,
): Promise<Counter> => ({ ...limit, key: await keyOf(what, whom, context) });

/** The statement that counts one more try on each of these counters, and answers how many that makes. */
export const counting = (counters: readonly Counter[], { db, now }: Pick<Context, "db" | "now">) => {
  const over = sql`${tries.until} <= ${now}`;
  return db
    .insert(tries)
    .values(counters.map(({ key, seconds }) => ({ key, count: 1, until: now + seconds * 1000 })))
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`case when ${over} then 1 else ${tries.count} + 1 end`,
        until: sql`case when ${over} then excluded.until else ${tries.until} end`,
      },
    })
    .returning();
};

/** The statement that reads these counters where their window is open; it counts nothing. */
export const counted = (counters: readonly Counter[], { db, now }: Pick<Context, "db" | "now">) =>
  db
    .select()
    .from(tries)
    .where(and(inKeys(counters), gt(tries.until, now)));

const inKeys = (counters: readonly Counter[]) =>
  inArray(
    tries.key,
    counters.map(({ key }) => key),
  );

/** Is none of these counters past its limit? For statements behind `counting` in one batch. */
export const withinAll = (counters: readonly Counter[], { db }: Pick<Context, "db">) => {
  const past = counters.map(({ key, most }) => and(eq(tries.key, key), gt(tries.count, most)));
  return notExists(
    db
      .select({ one: sql`1` })
      .from(tries)
      .where(or(...past)),
  );
};

/** Throws TOO_MANY, with the longest wait, where `more` on top of these counts is past a limit. */
export function refusePast(
  counts: readonly Count[],
  counters: readonly Counter[],
  now: number,
  more = 0,
): void {
  const mostOf = new Map(counters.map(({ key, most }) => [key, most]));
  const past = counts.filter(({ key, count }) => count + more > (mostOf.get(key) ?? 0));
  if (past.length === 0) return;
  const until = Math.max(...past.map((row) => row.until));
  throw tooMany(Math.max(1, Math.ceil((until - now) / 1000)));
}

/** Counts one more try of `what` by `whom`; how many that makes. TOO_MANY past the limit, with the seconds to wait. */
export async function countTry(what: string, whom: string, limit: Limit, context: Context): Promise<number> {
  const counters = [await counterOf(what, whom, limit, context)];
  const counts = await counting(counters, { db: directoryOf(context), now: context.now });
  refusePast(counts, counters, context.now);
  return counts[0]?.count ?? 0;
}

/** Is this the first time of `what` by `whom` in so many seconds? */
export const isOnce = (what: string, whom: string, seconds: number, context: Context): Promise<boolean> =>
  countTry(what, whom, { most: 1, seconds }, context).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure) return false;
      throw error;
    },
  );

/** Counts from nothing again what was tried. */
export async function forgetTries(what: string, whom: string, context: Context): Promise<void> {
  const key = await keyOf(what, whom, context);
  await directoryOf(context).delete(tries).where(eq(tries.key, key));
}

/** How often `what` was tried by `whom` within the window that is open now; counts nothing. */
export async function triesOf(what: string, whom: string, context: Context): Promise<number> {
  const key = await keyOf(what, whom, context);
  const open = and(eq(tries.key, key), gt(tries.until, context.now));
  const [row] = await directoryOf(context).select({ count: tries.count }).from(tries).where(open).limit(1);
  return row?.count ?? 0;
}

function tooMany(retryAfter: number): Failure {
  const wait = retryAfter >= 120 ? `${Math.ceil(retryAfter / 60)} 分钟` : `${retryAfter} 秒`;
  return new Failure("TOO_MANY", { retryAfter }, `操作太快了，请 ${wait}后再试。`);
}
