import type { D1Database } from "@cloudflare/workers-types";

/** A database as it is bound to an origin: `hear` is told of each statement that comes this way, and of none that a test puts itself. */
export const hearing = (database: D1Database, hear: (sql: string) => void): D1Database =>
  new Proxy(database, {
    get(target, name) {
      if (name === "prepare") {
        return (sql: string) => {
          hear(sql);
          return target.prepare(sql);
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
