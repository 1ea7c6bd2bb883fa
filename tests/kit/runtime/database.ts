import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { D1Database, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";

export interface Told {
  sql: string;
  params: readonly unknown[];
}

const MIGRATIONS = "functions/origin/store/migrations";

/** The statements of every migration (迁移), in order. */
export const migrations = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .flatMap((file) => readFileSync(join(MIGRATIONS, file), "utf8").split("--> statement-breakpoint"));

/** Performs statements on a database, and answers what D1 does. */
export type Perform = (way: "all" | "run" | "raw" | "batch", statements: readonly Told[]) => Promise<unknown>;

/**
 * The origin's D1, reached by one request a statement: Miniflare's own proxy takes several, each with a thread held
 * up, and most tests of money are statements.
 */
export function databaseBy(perform: Perform): D1Database {
  const tellings = new WeakMap<D1PreparedStatement, Told>();
  const prepared = (told: Told): D1PreparedStatement => {
    const ask = async (way: "all" | "run" | "raw") => Object(await perform(way, [told]));
    const first = async (column?: string) => {
      const { results } = await ask("all");
      const [row] = results;
      if (row === undefined) return null;
      return column === undefined ? row : row[column];
    };
    const raw = async (options?: { columnNames?: boolean }) => {
      const rows = await ask("raw");
      return options?.columnNames === true ? rows : rows.slice(1);
    };
    const statement: D1PreparedStatement = {
      bind: (...params) => prepared({ ...told, params }),
      all: () => ask("all"),
      run: () => ask("run"),
      first,
      raw,
    };
    tellings.set(statement, told);
    return statement;
  };
  const notHere = (): never => {
    throw new Error("not for tests");
  };
  return {
    prepare: (sql) => prepared({ sql, params: [] }),
    async batch<T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
      const told = statements.map((statement) => tellings.get(statement) ?? notHere());
      return Object(await perform("batch", told));
    },
    exec: notHere,
    withSession: notHere,
    dump: notHere,
  };
}
