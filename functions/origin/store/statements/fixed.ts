import type { D1PreparedStatement, D1Response } from "@cloudflare/workers-types";
import { fillPlaceholders, type Query, QueryPromise, type SQL, sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { type Database, openDatabase } from "#functions/origin/store/database.ts";

/** A statement as Drizzle builds it. */
interface Built {
  readonly _: { readonly dialect: "sqlite"; readonly result: unknown };
  prepare(): Written;
}

/** The same once its text is written: with it Drizzle reads what the database answers. */
interface Written {
  getQuery(): Query;
  mapResult(answer: unknown, isFromBatch?: boolean): unknown;
}

/** What may be filled in: text and numbers, as the columns have them. */
type Value = string | number | null;
type Values<N extends string> = Readonly<Record<N, Value>>;
/** Where a value is to stand, in any part of a statement. */
type Given<N extends string> = Readonly<Record<N, SQL<never>>>;
type Named = Readonly<Record<string, Built>>;

/** No database: statements are written on it, and put to another. */
const paper: Database = openDatabase(Object({ prepare: () => null }));

const mapped = <T, U>(all: Readonly<Record<string, T>>, to: (one: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, to(one)]));

/**
 * Statements whose text is always the same (定句): Drizzle writes each once an isolate, and every asking fills in its values.
 * To write one takes longer than SQLite takes to do it. `write` is called once: nothing of one call may be in it.
 */
export function fixedAll<const N extends string, B extends Named>(
  names: readonly N[],
  write: (given: Given<N>, db: Database) => B,
) {
  let written: Record<string, Written> | undefined;
  return (db: Database, values: Values<N>): { [K in keyof B]: Asked<B[K]["_"]["result"]> } => {
    written ??= mapped(write(placesOf(names), paper), (one) => one.prepare());
    // By name each has the result of what was built under it.
    return Object(mapped(written, (one) => new Asked(one, db, values)));
  };
}

/** The same of one statement. */
export function fixed<const N extends string, B extends Built>(
  names: readonly N[],
  write: (given: Given<N>, db: Database) => B,
) {
  let written: Written | undefined;
  return (db: Database, values: Values<N>): Asked<B["_"]["result"]> => {
    written ??= write(placesOf(names), paper).prepare();
    return new Asked(written, db, values);
  };
}

/** Statements of several shapes, each written when it is first asked for. */
export function shaped<S extends string | boolean, F>(of: (shape: S) => F): (shape: S) => F {
  const known = new Map<S, F>();
  return (shape) => {
    const found = known.get(shape) ?? of(shape);
    known.set(shape, found);
    return found;
  };
}

const placesOf = <N extends string>(names: readonly N[]): Given<N> =>
  // Each is named once: the record is whole.
  Object(Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`])));

/** A statement with its values: it is put to its database when it is awaited, or in a batch. */
class Asked<R> extends QueryPromise<R> {
  declare readonly _: { readonly dialect: "sqlite"; readonly result: R };
  private readonly written: Written;
  private readonly db: Database;
  private readonly query: Query;

  constructor(written: Written, db: Database, values: Readonly<Record<string, unknown>>) {
    super();
    this.written = written;
    this.db = db;
    const { sql: text, params } = written.getQuery();
    this.query = { sql: text, params: fillPlaceholders(params, values) };
  }

  override async execute(): Promise<R> {
    return Object(this.written.mapResult(await this.answer()));
  }

  /** What Drizzle's batch asks of a statement. */
  _prepare() {
    return {
      getQuery: () => this.query,
      stmt: this.statement(),
      mapResult: (answer: unknown) => this.written.mapResult(answer, true),
    };
  }

  private statement(): D1PreparedStatement {
    return this.db.$client.prepare(this.query.sql);
  }

  /** Rows come bare: by name, like-named columns of two tables would be one. Faults are told as Drizzle tells them. */
  private async answer(): Promise<D1Response | unknown[]> {
    const { sql: text, params } = this.query;
    const statement = this.statement().bind(...params);
    try {
      return Reflect.get(this.written, "executeMethod") === "run"
        ? await statement.run()
        : await statement.raw();
    } catch (error) {
      throw new DrizzleQueryError(text, params, error instanceof Error ? error : new Error(String(error)));
    }
  }
}
