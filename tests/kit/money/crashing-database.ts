import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";

/** Where a Worker dies: at its `at`-th word to the database (0 for the first), before it is done or after. */
export interface Crash {
  at: number;
  when: "before" | "after";
}

/** The Worker is gone: nothing after this point runs. */
export class Crashed extends Error {
  override readonly name = "Crashed";
}

/** The database as a Worker sees it that dies at a point; without a point it lives. `said` counts the words to several. */
export function crashing(database: D1Database, crash: Crash | null, said = { words: 0 }): D1Database {
  if (crash === null) return database;
  const natives = new WeakMap<object, D1PreparedStatement>();
  const say = async <T>(work: () => Promise<T>): Promise<T> => {
    const isNow = said.words++ >= crash.at;
    if (isNow && (crash.when === "before" || said.words > crash.at + 1)) throw new Crashed();
    const answer = await work();
    if (isNow) throw new Crashed();
    return answer;
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        const method: unknown = Reflect.get(target, name, target);
        if (typeof method !== "function") return method;
        return (...args: unknown[]) => say(async () => Reflect.apply(method, target, args));
      },
    });
    natives.set(wrapped, statement);
    return wrapped;
  };
  return new Proxy(database, {
    get(target, name) {
      if (name === "prepare") return (text: string) => wrap(target.prepare(text));
      if (name === "batch") {
        return (statements: D1PreparedStatement[]) =>
          say(() => target.batch(statements.map((statement) => natives.get(statement) ?? statement)));
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
