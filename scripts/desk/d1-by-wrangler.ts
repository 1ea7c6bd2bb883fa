import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import * as v from "valibot";
import { askStatements } from "./ask-database.ts";

type Row = Record<string, unknown>;

/** A value as SQL has it. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return "NULL";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  throw new TypeError(`no SQL for ${typeof value}`);
}

/** A statement with its values written in, in the order of their places. */
function written(sql: string, values: readonly unknown[]): string {
  let at = 0;
  return sql.replaceAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"|\?/g, (found) =>
    found === "?" ? literal(values[at++]) : found,
  );
}

const isD1 = (value: unknown): value is D1Database =>
  typeof value === "object" && value !== null && "prepare" in value && "batch" in value;

const D1 = v.custom<D1Database>(isD1);

/**
 * The origin's database through wrangler, here or in production: what the origin's own functions need of a binding. A
 * batch is one command of several statements.
 */
export function d1ByWrangler(isRemote: boolean): D1Database {
  const run = async (statements: readonly string[]) =>
    (await askStatements(statements, isRemote)).map((results) => ({ results, success: true, meta: {} }));
  const one = async (sql: string): Promise<Row[]> => (await run([sql]))[0]?.results ?? [];
  const prepare = (sql: string, values: readonly unknown[] = []) => ({
    text: () => written(sql, values),
    bind: (...bound: unknown[]) => prepare(sql, bound),
    all: async () => ({ results: await one(written(sql, values)), success: true, meta: {} }),
    run: async () => ({ results: await one(written(sql, values)), success: true, meta: {} }),
    raw: async () => (await one(written(sql, values))).map((row) => Object.values(row)),
  });
  const batch = (statements: readonly (D1PreparedStatement & { text(): string })[]) =>
    run(statements.map((statement) => statement.text()));
  return v.parse(D1, { prepare: (sql: string) => prepare(sql), batch });
}
