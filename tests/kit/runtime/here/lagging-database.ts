import type { D1Database, D1DatabaseSession, D1PreparedStatement } from "@cloudflare/workers-types";
import { databaseBy, type Perform, type Told } from "#tests/kit/runtime/database.ts";
import { sqliteDatabase } from "./sqlite-database.ts";

/** A commit that the replica has yet to make; one that failed is none. */
interface Commit {
  statements: readonly Told[];
  isDone: boolean;
}

const isWrite = ({ sql }: Told): boolean => !/^\s*(select|explain|pragma)\b/i.test(sql);

/** The n-th commit as D1 says it: bookmarks sort as they follow one another. */
const bookmarkAt = (many: number): string => `${String(many).padStart(8, "0")}-00000000`;

/**
 * D1 with one replica, as far behind as D1 may ever be: it makes a commit of the primary's only where a session's bookmark
 * demands it, and answers whatever it may. A statement outside of a session, and a session's first from `first-primary`,
 * goes to the primary. `asked` counts who was asked.
 */
export function laggingDatabase() {
  const [primary, replica] = [sqliteDatabase(), sqliteDatabase()];
  const commits: Commit[] = [];
  let arrived = 0;
  const asked = { primary: 0, replica: 0 };
  const atPrimary: Perform = async (way, statements) => {
    asked.primary++;
    const commit = { statements, isDone: false };
    if (statements.some(isWrite)) commits.push(commit);
    const said = await performOn(primary, way, statements);
    commit.isDone = true;
    return said;
  };
  const atReplica = async (least: string, ...[way, statements]: Parameters<Perform>) => {
    asked.replica++;
    for (; arrived < commits.length && bookmarkAt(arrived) < least; arrived++) {
      const commit = commits[arrived];
      if (commit?.isDone) await performOn(replica, "batch", commit.statements);
    }
    return performOn(replica, way, statements);
  };
  const withSession = (from = "first-unconstrained"): D1DatabaseSession => {
    let bookmark = from.startsWith("first-") ? null : from;
    let isFree = from !== "first-primary";
    const perform: Perform = async (way, statements) => {
      if (isFree && !statements.some(isWrite)) {
        const said = await atReplica(bookmark ?? "", way, statements);
        bookmark ??= bookmarkAt(arrived);
        return said;
      }
      isFree = true;
      const said = await atPrimary(way, statements);
      bookmark = bookmarkAt(commits.length);
      return said;
    };
    const { prepare, batch } = databaseBy(perform);
    return { prepare, batch, getBookmark: () => bookmark };
  };
  return { database: databaseBy(atPrimary, withSession), asked };
}

/** The same statements on another database. */
async function performOn(database: D1Database, ...[way, statements]: Parameters<Perform>): Promise<unknown> {
  const ready = statements.map(({ sql, params }) => database.prepare(sql).bind(...params));
  if (way === "batch") return database.batch(ready);
  return single(way, ready[0]);
}

async function single(way: "all" | "run" | "raw", statement: D1PreparedStatement | undefined) {
  if (statement === undefined) throw new Error("no statement");
  return way === "raw" ? statement.raw({ columnNames: true }) : statement[way]();
}
