import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import { drizzle } from "drizzle-orm/d1";

export type Database = ReturnType<typeof openDatabase>;

/** Drizzle over the D1 binding; `heard` is told that there is a statement, each of a batch too. */
export const openDatabase = (binding: D1Database, heard?: () => void) =>
  drizzle(heard === undefined ? binding : telling(binding, heard));

/** Drizzle's own logger says nothing of a batch; every statement is prepared, though. */
const telling = (binding: D1Database, heard: () => void): D1Database =>
  new Proxy(binding, {
    get(target, name) {
      if (name === "prepare") {
        return (sql: string) => {
          heard();
          return target.prepare(sql);
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

/** How long a call has waited for its database, and how often. */
export interface DatabaseTime {
  ms: number;
  trips: number;
}

/** The members of a statement that go to the database. */
const ASKING: ReadonlySet<string | symbol> = new Set(["all", "run", "raw", "first"]);

/** D1 with a clock: a statement by itself is a trip, and so is a whole batch; trips side by side add up. */
export function timedDatabase(database: D1Database): { database: D1Database; time: DatabaseTime } {
  const time: DatabaseTime = { ms: 0, trips: 0 };
  const natives = new WeakMap<object, D1PreparedStatement>();
  const trip = async <T>(work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    try {
      return await work();
    } finally {
      time.ms += performance.now() - began;
      time.trips += 1;
    }
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        const method: unknown = Reflect.get(target, name, target);
        if (typeof method !== "function") return method;
        if (!ASKING.has(name)) return method.bind(target);
        return (...args: unknown[]) => trip(async () => Reflect.apply(method, target, args));
      },
    });
    natives.set(wrapped, statement);
    return wrapped;
  };
  const timed = new Proxy(database, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => wrap(target.prepare(sql));
      if (name === "batch")
        return (statements: D1PreparedStatement[]) =>
          trip(() => target.batch(statements.map((one) => natives.get(one) ?? one)));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { database: timed, time };
}
