import { and, asc, eq } from "drizzle-orm";
import { isoOf, MINUTE_MS } from "#functions/contract/values/time.ts";
import type { HealthOfOrigin } from "#functions/contract/watch/health.ts";
import { originEnv } from "#functions/origin/env.ts";
import { logFault } from "#functions/origin/money/log-fault.ts";
import { orderIn } from "#functions/origin/money/outbox/run.ts";
import type { Database } from "#functions/origin/store/database.ts";
import { everywhere } from "#functions/origin/store/spread/everywhere.ts";
import { isHere } from "#functions/origin/store/spread/here.ts";
import type { Reach } from "#functions/origin/store/spread/shards.ts";
import { outbox } from "#functions/origin/store/tables/payments.ts";
import { beats } from "#functions/origin/store/tables/watch.ts";
import { reachWhole } from "./reach-whole.ts";

/** The cron comes every minute; five missed are no accident. */
const SILENT_MS = 5 * MINUTE_MS;
/** A promise that fails is put off: one that is due for so long has not been tried at all. */
const OVERDUE_MS = 15 * MINUTE_MS;

/** Writes down that the cron has been all through its steps. */
export async function beat(db: Database, now: number): Promise<void> {
  const at = isoOf(now);
  await db.insert(beats).values({ name: "cron", at }).onConflictDoUpdate({ target: beats.name, set: { at } });
}

/** GET /health (体检), for the site: whether the database answers, the cron goes on, and promises are kept. */
export async function answerHealth(raw: object, now = Date.now()): Promise<Response> {
  const health = await examine(raw, now).catch((error: unknown): HealthOfOrigin => {
    logFault("health", error);
    return { database: "down", cron: "unknown", promises: "unknown" };
  });
  return Response.json(health, { headers: { "cache-control": "no-store" } });
}

const WORST = ["down", "late", "unknown", "ok"] as const;

/** How all databases are: the worst word of any for each part. */
async function examine(raw: object, now: number): Promise<HealthOfOrigin> {
  const { said, silent } = await everywhere(await reachWhole(originEnv(raw)), (reach) =>
    examineOne(reach, now),
  );
  for (const { error } of silent) logFault("health", error);
  const worst = (part: keyof HealthOfOrigin) =>
    WORST.find((word) => said.some((health) => health[part] === word)) ?? "unknown";
  const database = silent.length > 0 ? "down" : worst("database");
  return { database, cron: worst("cron"), promises: worst("promises") };
}

async function examineOne(reach: Reach, now: number): Promise<HealthOfOrigin> {
  const { db } = reach;
  const [beaten, oldest] = await db.batch([
    db.select({ at: beats.at }).from(beats).where(eq(beats.name, "cron")).limit(1),
    db
      .select({ at: outbox.nextAt })
      .from(outbox)
      .where(and(eq(outbox.state, "todo"), isHere(orderIn, reach)))
      .orderBy(asc(outbox.nextAt))
      .limit(1),
  ]);
  const since = (rows: readonly { at: string }[]) => now - Date.parse(rows[0]?.at ?? isoOf(now));
  // A beat to come is of a clock that was wrong: a cron that goes on has written another by now.
  const silentMs = Math.abs(since(beaten));
  return {
    database: "ok",
    cron: beaten.length === 0 ? "unknown" : silentMs > SILENT_MS ? "late" : "ok",
    promises: since(oldest) > OVERDUE_MS ? "late" : "ok",
  };
}
