import type { D1Database } from "@cloudflare/workers-types";
import { bucketIn } from "#functions/contract/values/numbers.ts";
import { originEnv } from "#functions/origin/env.ts";
import { bucketOf } from "#functions/origin/hold/bucket.ts";
import { evenRuns, mapOf } from "#functions/origin/store/spread/bucket-map.ts";
import { moveBuckets } from "#functions/origin/store/spread/move/move-buckets.ts";
import { reachOf } from "#functions/origin/store/spread/shards.ts";
import { hearing } from "#tests/kit/runtime/here/hearing.ts";
import { type MemoryBodies, memoryBodies } from "#tests/kit/runtime/here/memory-bodies.ts";
import { originHere } from "#tests/kit/runtime/here/origin-here.ts";
import { sqliteDatabase } from "#tests/kit/runtime/here/sqlite-database.ts";
import { DATA_KEYS } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const KEYS = [{ id: "k1", secret: DATA_KEYS.slice(3) }];

/** A database that can be made to refuse, or never to answer. */
export interface Breakable {
  database: D1Database;
  isDown: boolean;
  isStuck: boolean;
}

/** A statement that waits for ever, whatever is asked of it. */
const stuck: Record<"bind" | "raw", () => unknown> = {
  bind: () => stuck,
  raw: () => new Promise<never>(() => undefined),
};

const breakable = (plain = sqliteDatabase()): Breakable => {
  const one: Breakable = {
    isDown: false,
    isStuck: false,
    database: new Proxy(plain, {
      get(target, name) {
        if (one.isDown && (name === "prepare" || name === "batch")) throw new Error("D1_ERROR: no answer");
        if (one.isStuck && name === "prepare") return () => stuck;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    }),
  };
  return one;
};

/**
 * An origin in this process over so many databases, with a store of bodies: the large form. Its buckets lie even, unless
 * there is no map yet (`isMapped`), as where a small site has just been deployed large.
 */
export async function spreadHere(
  many: number,
  originVars: Readonly<Record<string, string>> = {},
  { isMapped = true } = {},
) {
  const names = ["DB", ...Array.from({ length: many - 1 }, (_, nth) => `DB_${nth + 1}` as const)];
  const statements = new Set<string>();
  const heard = (database: D1Database) => hearing(database, (sql) => void statements.add(sql));
  const databases = new Map<string, Breakable>(names.map((name) => [name, breakable()]));
  const bodies: MemoryBodies = memoryBodies();
  const bound = Object.fromEntries([...databases].map(([name, { database }]) => [name, heard(database)]));
  const start = (DB?: D1Database) =>
    originHere({ originVars }, { ...bound, ...(DB !== undefined && { DB }), BODIES: bodies });
  const here = await start();
  const of = (name: string): Breakable => {
    const found = databases.get(name);
    if (found === undefined) throw new Error(`no database ${name}`);
    return found;
  };
  const runs = isMapped ? evenRuns(names) : evenRuns(["DB"]);
  const map = mapOf(1, runs);
  if (isMapped)
    await of("DB")
      .database.prepare("INSERT INTO bucket_maps VALUES (1, ?, '2026-11-24')")
      .bind(JSON.stringify(runs))
      .run();
  return {
    ...here,
    statements,
    bodies,
    of,
    /** Another isolate over the same databases, whose way to the directory may be cut. */
    async isolate() {
      const directory = breakable(of("DB").database);
      return { ...(await start(directory.database)), directory };
    },
    /** All rows that a database answers with. */
    rows: async (name: string, sql: string) =>
      (await of(name).database.prepare(sql).all<Record<string, unknown>>()).results,
    /** The origin's own view of one database, for helpers that know of one. */
    only: (name: string) => ({ ...here, database: async () => of(name).database }),
    /** What work in one of the databases reaches. */
    reachIn(name: string) {
      const env = originEnv({ ...here.raw });
      const reach = reachOf(env, undefined, { leaseMs: 0 });
      return { ...reach, db: reach.shards?.all.get(name) ?? reach.db, env, now: Date.now() };
    },
    /** Moves the bucket of an order by one step, as another isolate does it; answers how far it is. */
    async step(): Promise<string> {
      const env = originEnv({ ...here.raw });
      const context = { ...reachOf(env, undefined, { leaseMs: 0 }), env, now: Date.now() };
      await moveBuckets(context, { leaseMs: 0, staysMs: 0 });
      const row = await of("DB")
        .database.prepare("SELECT state FROM bucket_moves")
        .first<{ state: string }>();
      return row?.state ?? "none";
    },
    /** Asks for the bucket of an order to be moved. */
    async begin(sn: string, source: string, target: string): Promise<void> {
      const text =
        "INSERT OR REPLACE INTO bucket_moves (bucket, source, target, state, since) VALUES (?, ?, ?, 'copying', 0)";
      await of("DB").database.prepare(text).bind(bucketIn(sn), source, target).run();
    },
    /** A new visitor whose orders lie in this database. */
    async visitorIn(name: string) {
      for (;;) {
        const caller = callerOf(here);
        if (map.names.get(await bucketOf(caller.visitorId, KEYS)) === name) return caller;
      }
    },
  };
}
