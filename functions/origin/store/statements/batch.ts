import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { SQLiteAsyncDialect, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#functions/origin/store/database.ts";

/** A statement that is not run yet. Never the value of a promise: it is a thenable, and awaiting it would run it. */
export type Statement = BatchItem<"sqlite">;

type Named = Readonly<Record<string, Statement>>;
type Results<S extends Named> = { [N in keyof S]: S[N]["_"]["result"] };

/** Runs statements as one commit, in the order they stand in; what each answers, by its name. */
export async function batch<const S extends Named>(db: Database, statements: S): Promise<Results<S>> {
  const [first, ...others] = Object.values(statements);
  if (first === undefined) throw new Error("a batch of nothing");
  const results = await db.batch([first, ...others]);
  const named = Object.keys(statements).map((name, at) => [name, results[at]]);
  // fromEntries loses the type of each result; D1 answers in the order of the statements.
  return Object.fromEntries(named) as Results<S>;
}

const dialect = new SQLiteAsyncDialect();

/** Runs statements that are written as text as one commit; the rows of each, in their order. Drizzle's own batch takes none. */
export async function textBatch(db: Database, statements: readonly SQL[]): Promise<unknown[][]> {
  const prepared = statements.map((one) => {
    const { sql: text, params } = dialect.sqlToQuery(one);
    return db.$client.prepare(text).bind(...params);
  });
  return (await db.$client.batch(prepared)).map(({ results }) => results);
}

/** One row as a select, for `insert(table).select(…)`: it is there only where the condition holds. */
export function rowWhere<T extends SQLiteTable>(table: T, row: T["$inferInsert"], condition: SQL): SQL {
  const values = Object.entries(getTableColumns(table)).map(
    ([name, column]) => sql`${sql.param(Reflect.get(row, name) ?? null, column)}`,
  );
  return sql`select ${sql.join(values, sql`, `)} where ${condition}`;
}
