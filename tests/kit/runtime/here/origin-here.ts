import type { D1Database } from "@cloudflare/workers-types";
import type { Dataset } from "#functions/contract/watch/counts.ts";
import { answer } from "#functions/origin/entry/answer.ts";
import { runCron } from "#functions/origin/entry/cron.ts";
import { type Bodies, type OriginEnv, originEnv } from "#functions/origin/env.ts";
import { DATA_KEYS, type OriginSite, type StartOptions } from "#tests/kit/runtime/start-workers.ts";
import { hearing } from "./hearing.ts";
import { sqliteDatabase } from "./sqlite-database.ts";

/** An origin in this process, over a database in memory. */
export interface OriginHere extends OriginSite {
  /** Its bindings and variables. */
  raw: object;
  /** Every statement that it has put to its database, each text once. */
  statements: ReadonlySet<string>;
}

/** What may be bound in place of the usual, or besides. */
interface Bindings {
  DB?: D1Database;
  COUNTS?: Dataset;
  BODIES?: Bodies;
  WORK?: NonNullable<OriginEnv["WORK"]>;
  [database: `DB_${string}`]: D1Database;
}

/** Starts one: no Worker, no wire; what it leaves for after an answer is done before the answer is given. */
export async function originHere(
  { originVars = {} }: StartOptions = {},
  bindings: Bindings = {},
): Promise<OriginHere> {
  const statements = new Set<string>();
  const database = bindings.DB ?? sqliteDatabase();
  const DB = hearing(database, (sql) => void statements.add(sql));
  const vars = Object.entries({ STAGE: "test", DATA_KEYS, ...originVars }).filter(
    ([, value]) => value !== null,
  );
  const raw = { ...Object.fromEntries(vars), ...bindings, DB };
  return {
    raw,
    statements,
    origin: {
      async fetch(path, init = {}) {
        const later: Promise<unknown>[] = [];
        const request = new Request(new URL(path, "https://origin.internal"), init);
        const said = await answer(request, raw, (work) => void later.push(work()));
        await Promise.all(later);
        return said;
      },
      cron: () => runCron(originEnv(raw)),
    },
    database: async () => database,
    close: async () => undefined,
  };
}
