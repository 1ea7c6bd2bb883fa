import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { D1Database } from "@cloudflare/workers-types";
import { databaseBy, migrations, type Perform, type Told } from "#tests/kit/runtime/database.ts";

/**
 * A new database with our tables, in memory unless a file is named (`took` is told of each trip), of the engine that D1 is made of: thousands of schedules speak to it
 * without a Worker, a wire or a disk between; `hear` is told of each statement. What D1 has besides (its measures, its limits) it has not.
 */
export function sqliteDatabase(
  hear: (sql: string) => void = () => undefined,
  { file = ":memory:", took = (_ms: number): void => undefined } = {},
): D1Database {
  const plain = new DatabaseSync(file);
  if (file !== ":memory:") plain.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
  for (const statement of migrations()) plain.exec(statement);
  const known = new Map<string, StatementSync>();
  const prepared = ({ sql }: Told): StatementSync => {
    hear(sql);
    const statement = known.get(sql) ?? plain.prepare(sql);
    known.set(sql, statement);
    return statement;
  };
  const rows = (told: Told, arrays: boolean): unknown[] => {
    const statement = prepared(told);
    statement.setReturnArrays(arrays);
    return statement.all(...told.params.map(asSql));
  };
  const result = (told: Told) => ({ results: rows(told, false), success: true, meta: {} });
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
    const names = prepared(first)
      .columns()
      .map(({ name }) => name);
    return [names, ...rows(first, true)];
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

/** A value as it may be bound: D1 takes the same, and truth as a number. */
function asSql(value: unknown): string | number | null {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "boolean") return Number(value);
  throw new TypeError(`D1 takes no ${typeof value}`);
}
