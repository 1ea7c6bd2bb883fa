import { DatabaseSync } from "node:sqlite";
import type { D1Database } from "@cloudflare/workers-types";
import { databaseBy, migrations, type Perform, type Told } from "#tests/kit/runtime/database.ts";
import { type Ready, statementsOf } from "./statements.ts";

/**
 * A new database with our tables, in memory unless a file is named (`took` is told of each trip), of the engine that D1 is made of: thousands of schedules speak to it
 * without a Worker, a wire or a disk between; `hear` is told of each statement. What D1 has besides (its measures, its limits) it has not.
 */
export function sqliteDatabase(
  hear: (sql: string) => void = () => undefined,
  { file = ":memory:", took = (_ms: number): void => undefined } = {},
): D1Database {
  const plain = new DatabaseSync(file);
  // In memory a page is copied before each change of it: small ones are less to copy.
  plain.exec(
    file === ":memory:"
      ? "PRAGMA page_size = 1024;"
      : "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;",
  );
  for (const statement of migrations()) plain.exec(statement);
  const statements = statementsOf(plain);
  const readied = (told: Told) => {
    hear(told.sql);
    return statements(told);
  };
  const rows = ({ prepared, params }: Ready, arrays: boolean): unknown[] => prepared.rows(params, arrays);
  const result = (told: Told) => ({ results: rows(readied(told), false), success: true, meta: {} });
  const [begin, commit, rollback] = ["BEGIN", "COMMIT", "ROLLBACK"].map((word) => plain.prepare(word));
  const inOneCommit = (statements: readonly Told[]) => {
    begin?.run();
    try {
      const results = statements.map(result);
      commit?.run();
      return results;
    } catch (error) {
      rollback?.run();
      throw error;
    }
  };
  const perform: Perform = async (way, [first, ...others]) => {
    if (first === undefined) throw new Error("no statement");
    if (way === "batch") return inOneCommit([first, ...others]);
    if (way !== "raw") return result(first);
    const ready = readied(first);
    return [ready.prepared.names(), ...rows(ready, true)];
  };
  return databaseBy(async (way, statements) => {
    const began = performance.now();
    try {
      return await perform(way, statements);
    } catch (error) {
      return asD1(error);
    } finally {
      took(performance.now() - began);
    }
  });
}

/** D1 says that a fault is its own. */
function asD1(error: unknown): never {
  throw error instanceof Error ? new Error(`D1_ERROR: ${error.message}`, { cause: error }) : error;
}
