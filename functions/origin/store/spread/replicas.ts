import type { D1Database, D1DatabaseSession, D1PreparedStatement } from "@cloudflare/workers-types";
import { type Bookmarks, newer } from "./bookmarks.ts";

/**
 * How new what a call reads has to be (读的新旧): as it is now, with word of how far the databases were for what the visitor
 * reads next (`tells`); no older than what this visitor has written (`own`); or a little old (`any`).
 */
export type Newness = "now" | "tells" | "own" | "any";

/** The databases of one call, each asked as new as it has to be. */
interface Readings {
  over(binding: D1Database): D1Database;
  /** Was a replica free to answer? */
  mayBeOld(): boolean;
  /** How far each database was that was asked. */
  bookmarks(): Bookmarks;
}

/**
 * Opens sessions of D1 (会话) where a replica may answer, or where a bookmark is wanted; elsewhere the binding by itself, which
 * always asks the primary. Money is among what asks the primary each time: within one session only the first question does.
 */
export function readingsOf(
  newness: Newness,
  seen: Bookmarks,
  databases: ReadonlyMap<string, D1Database>,
): Readings {
  const names = new Map([...databases].map(([name, binding]) => [binding, name]));
  const begun: { name: string; session: D1DatabaseSession }[] = [];
  let isFree = false;
  const begin = (binding: D1Database, from: string) => {
    const session = binding.withSession(from);
    begun.push({ name: names.get(binding) ?? "", session });
    return session;
  };
  const anywhere = (binding: D1Database, from: string) => {
    isFree = true;
    return begin(binding, from);
  };
  return {
    over(binding) {
      if (newness === "now" || typeof binding.withSession !== "function") return binding;
      if (newness === "tells") return oneByOne(binding, () => begin(binding, "first-primary"));
      const from = newness === "any" ? "first-unconstrained" : seen.get(names.get(binding) ?? "");
      return from === undefined ? binding : inSession(binding, () => anywhere(binding, from));
    },
    mayBeOld: () => isFree,
    bookmarks() {
      const found = new Map<string, string>();
      for (const { name, session } of begun) {
        const bookmark = session.getBookmark();
        if (bookmark !== null) found.set(name, newer(found.get(name), bookmark));
      }
      return found;
    },
  };
}

/** A database whose statements are one session: what it writes it reads. Begun with its first statement. */
function inSession(binding: D1Database, begin: () => D1DatabaseSession): D1Database {
  let begun: D1DatabaseSession | undefined;
  const session = () => {
    begun ??= begin();
    return begun;
  };
  return replacing(binding, {
    prepare: (sql) => session().prepare(sql),
    batch: (statements) => session().batch(statements),
  });
}

/** A database each of whose trips is a session of its own: every one of them asks the primary, and brings its bookmark. */
function oneByOne(binding: D1Database, begin: () => D1DatabaseSession): D1Database {
  const prepared = new WeakMap<object, (session: D1DatabaseSession) => D1PreparedStatement>();
  const statement = (sql: string, params: readonly unknown[]): D1PreparedStatement => {
    const by = (session: D1DatabaseSession) => session.prepare(sql).bind(...params);
    const lasting = new Proxy(binding.prepare(sql), {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => statement(sql, values);
        const method: unknown = Reflect.get(target, name, target);
        if (typeof method !== "function") return method;
        return (...args: unknown[]) => Reflect.apply(method, by(begin()), args);
      },
    });
    prepared.set(lasting, by);
    return lasting;
  };
  const within = (session: D1DatabaseSession, one: D1PreparedStatement) =>
    prepared.get(one)?.(session) ?? one;
  return replacing(binding, {
    prepare: (sql) => statement(sql, []),
    batch: (statements) => {
      const session = begin();
      return session.batch(statements.map((one) => within(session, one)));
    },
  });
}

/** The two ways to a database that sessions have too. */
type Asked = Pick<D1DatabaseSession, "prepare" | "batch">;

const replacing = (binding: D1Database, { prepare, batch }: Asked): D1Database =>
  new Proxy(binding, {
    get(target, name) {
      if (name === "prepare") return prepare;
      if (name === "batch") return batch;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
