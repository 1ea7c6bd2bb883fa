import { sql } from "drizzle-orm";
import { Failure } from "#functions/origin/failure.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { keyedHash } from "./seal.ts";
import { tries } from "./tables/visitors.ts";

/** At most `most` times in `seconds`, counted from the first (固定窗口). */
interface Limit {
  most: number;
  seconds: number;
}

/** Counts one more try of `what` by `whom`; refuses with TOO_MANY and the seconds to wait. `whom` is stored hashed. */
export async function countTry(what: string, whom: string, limit: Limit, visit: Visit): Promise<void> {
  const { db, env, now } = visit;
  const key = `${what}:${await keyedHash(`${what} ${whom}`, env.DATA_KEYS)}`;
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
  if (row === undefined || row.count <= limit.most) return;
  throw tooMany(Math.max(1, Math.ceil((row.until - now) / 1000)));
}

function tooMany(retryAfter: number): Failure {
  const wait = retryAfter >= 120 ? `${Math.ceil(retryAfter / 60)} 分钟` : `${retryAfter} 秒`;
  return new Failure("TOO_MANY", { retryAfter }, `操作太快了，请 ${wait}后再试。`);
}
