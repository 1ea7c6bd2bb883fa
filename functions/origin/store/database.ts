import type { D1Database } from "@cloudflare/workers-types";
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
