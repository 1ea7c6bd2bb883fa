import type { D1Database } from "@cloudflare/workers-types";
import { bucketOf } from "#functions/origin/hold/bucket.ts";
import { evenRuns, mapOf } from "#functions/origin/store/spread/bucket-map.ts";
import { type MemoryBodies, memoryBodies } from "#tests/kit/runtime/here/memory-bodies.ts";
import { originHere } from "#tests/kit/runtime/here/origin-here.ts";
import { sqliteDatabase } from "#tests/kit/runtime/here/sqlite-database.ts";
import { DATA_KEYS } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const KEYS = [{ id: "k1", secret: DATA_KEYS.slice(3) }];

/** A database that can be made silent. */
export interface Breakable {
  database: D1Database;
  isDown: boolean;
}

const breakable = (): Breakable => {
  const plain = sqliteDatabase();
  const one: Breakable = {
    isDown: false,
    database: new Proxy(plain, {
      get(target, name) {
        if (one.isDown && (name === "prepare" || name === "batch")) throw new Error("D1_ERROR: no answer");
        return Reflect.get(target, name);
      },
    }),
  };
  return one;
};

/** An origin in this process over so many databases, with a store of bodies: the large form. */
export async function spreadHere(many: number, originVars: Readonly<Record<string, string>> = {}) {
  const names = ["DB", ...Array.from({ length: many - 1 }, (_, nth) => `DB_${nth + 1}` as const)];
  const databases = new Map<string, Breakable>(names.map((name) => [name, breakable()]));
  const bodies: MemoryBodies = memoryBodies();
  const bound = Object.fromEntries([...databases].map(([name, { database }]) => [name, database]));
  const here = await originHere({ originVars }, { ...bound, BODIES: bodies });
  const runs = evenRuns(names);
  const map = mapOf(1, runs);
  await bound.DB?.prepare("INSERT INTO bucket_maps VALUES (1, ?, '2026-11-24')")
    .bind(JSON.stringify(runs))
    .run();
  const of = (name: string): Breakable => {
    const found = databases.get(name);
    if (found === undefined) throw new Error(`no database ${name}`);
    return found;
  };
  return {
    ...here,
    bodies,
    of,
    /** All rows that a database answers with. */
    rows: async (name: string, sql: string) =>
      (await of(name).database.prepare(sql).all<Record<string, unknown>>()).results,
    /** The origin's own view of one database, for helpers that know of one. */
    only: (name: string) => ({ ...here, database: async () => of(name).database }),
    /** A new visitor whose orders lie in this database. */
    async visitorIn(name: string) {
      for (;;) {
        const caller = callerOf(here);
        if (map.names.get(await bucketOf(caller.visitorId, KEYS)) === name) return caller;
      }
    },
  };
}
