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
export function databaseBy(
  perform: Perform,
  withSession: D1Database["withSession"] = () => notHere(),
): D1Database {
  return {
    prepare: (sql) => new Statement({ sql, params: [] }, perform),
    async batch<T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
      const told = statements.map((one) => (one instanceof Statement ? one.told : notHere()));
      return Object(await perform("batch", told));
    },
    exec: notHere,
    withSession,
    dump: notHere,
  };
}

function notHere(): never {
  throw new Error("not for tests");
}

class Statement implements D1PreparedStatement {
  readonly told: Told;
  private readonly perform: Perform;

  constructor(told: Told, perform: Perform) {
    this.told = told;
    this.perform = perform;
  }

  bind(...params: unknown[]): Statement {
    return new Statement({ sql: this.told.sql, params }, this.perform);
  }

  all<T>(): Promise<D1Result<T>> {
    return this.ask("all");
  }

  run<T>(): Promise<D1Result<T>> {
    return this.ask("run");
  }

  async first(column?: string) {
    const { results } = await this.ask("all");
    const [row] = results;
    if (row === undefined) return null;
    return column === undefined ? row : row[column];
  }

  async raw(options?: { columnNames?: boolean }) {
    const rows = await this.ask("raw");
    return options?.columnNames === true ? rows : rows.slice(1);
  }

  private async ask(way: "all" | "run" | "raw") {
    return Object(await this.perform(way, [this.told]));
  }
}
