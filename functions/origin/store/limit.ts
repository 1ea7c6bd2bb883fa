import { and, eq, gt, sql } from "drizzle-orm";
import { Failure } from "#functions/origin/failure.ts";
import type { Context, Visit } from "#functions/origin/visit.ts";
import { keyedHash } from "./seal.ts";
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

/** Counts one more try of `what` by `whom`, which is stored hashed; how many that makes. TOO_MANY past the limit, with the seconds to wait. */
export async function countTry(what: string, whom: string, limit: Limit, context: Context): Promise<number> {
  const { db, now } = context;
  const key = await keyOf(what, whom, context);
  const over = sql`${tries.until} <= ${now}`;
  const [row] = await db
    .insert(tries)
    .values({ key, count: 1, until: now + limit.seconds * 1000 })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`case when ${over} then 1 else ${tries.count} + 1 end`,
        until: sql`case when ${over} then excluded.until else ${tries.until} end`,
      },
    })
    .returning();
  if (row === undefined || row.count <= limit.most) return row?.count ?? 0;
  throw tooMany(Math.max(1, Math.ceil((row.until - now) / 1000)));
}

/** How often `what` was tried by `whom` within the window that is open now; counts nothing. */
export async function triesOf(what: string, whom: string, context: Context): Promise<number> {
  const key = await keyOf(what, whom, context);
  const open = and(eq(tries.key, key), gt(tries.until, context.now));
  const [row] = await context.db.select({ count: tries.count }).from(tries).where(open).limit(1);
  return row?.count ?? 0;
}

function tooMany(retryAfter: number): Failure {
  const wait = retryAfter >= 120 ? `${Math.ceil(retryAfter / 60)} 分钟` : `${retryAfter} 秒`;
  return new Failure("TOO_MANY", { retryAfter }, `操作太快了，请 ${wait}后再试。`);
}
