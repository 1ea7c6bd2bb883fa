import type { D1Database } from "@cloudflare/workers-types";
import { bucketIn } from "#functions/contract/values/numbers.ts";
import { HOUR_MS } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { type Database, openDatabase } from "#functions/origin/store/database.ts";
import { type BucketMap, readCopy, readMap } from "./bucket-map.ts";
import { hasLeft } from "./here.ts";
import { inTime } from "./in-time.ts";

/** The binding of the first database: the only one of a small site, the directory (目录) of a large one. */
export const DIRECTORY = "DB";
/** How the bindings of databases are called. */
const BINDING = /^DB(_[0-9A-Z]{1,8})?$/;
/** How long an isolate believes its map. Whoever moves a bucket waits longer before it is written to again. */
export const LEASE_MS = 5_000;
/** How long it goes by a map that the directory, which is silent, can't say again: by then somebody has looked. */
const OLD_MS = HOUR_MS;
/** Where there is an old map to go by, a database that has not answered for so long is silent. */
const SILENT_MS = 2_000;
/** So long an isolate that knows none waits for the directory, before it goes by a copy. */
const STARTING_MS = 3_000;
/** Seconds until whoever has an old map may find the bucket where it is. */
const AGAIN_S = 10;

/** More than one database (分库). */
export interface Shards {
  /** What is found by no number: mobiles, comments, settings, codes, counts of tries. */
  directory: Database;
  /** All of them by the names of their bindings, the directory first. */
  all: Databases;
  map(): Promise<BucketMap>;
  /** The database of a bucket; throws where the map names one that is not bound. */
  of(bucket: string): Promise<Database>;
}

/** Databases by the names of their bindings, each opened when it is first asked for: of 64 a call has to do with one or two. */
interface Databases {
  names: readonly string[];
  get(name: string): Database | undefined;
}

/** What work may reach of the store; without `shards` its one database has everything. */
export interface Reach {
  db: Database;
  shards?: Shards;
}

/** Of the Worker's bindings those that are databases, by their names. */
export function databasesIn(
  raw: object,
  isDatabase: (value: unknown) => value is D1Database,
): Map<string, D1Database> {
  const bound = Object.entries(raw).filter((entry): entry is [string, D1Database] => {
    const [name, value] = entry;
    return BINDING.test(name) && isDatabase(value);
  });
  return new Map(bound.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reads the map anew the next time: what it says was refused. The old one stays, for a directory that is silent then. */
export function forgetMap({ DB }: Pick<Bound, "DB">): void {
  const kept = known.get(DB);
  if (kept !== undefined) kept.until = 0;
}

interface Bound {
  DB: D1Database;
  databases: ReadonlyMap<string, D1Database>;
}

/** A map, when it was read, and whether the directory has failed to say it again since (旧的分布). */
interface Read {
  map: BucketMap;
  at: number;
  isOld: boolean;
}

/** The map that an isolate has read, by the directory that it was read from; `last` is what came of it, or of one before. */
const known = new WeakMap<D1Database, { read: Promise<Read>; until: number; last: Read | undefined }>();

/** Opens what is bound: the one database, or the directory with the others beside it. */
export function reachOf(
  { DB, databases }: Bound,
  open: (binding: D1Database) => Database = openDatabase,
  { leaseMs = LEASE_MS, now = Date.now } = {},
): Reach {
  const directory = open(DB);
  if (databases.size < 2) return { db: directory };
  const all = opening(databases, new Map([[DB, directory]]), open);
  const read = (): Promise<Read> => {
    const kept = known.get(DB);
    // A clock that was set back must not make the lease longer: the mover waits by its own.
    if (kept !== undefined && kept.until > now() && kept.until <= now() + leaseMs) return kept.read;
    return readAnew({ DB, databases }, now(), leaseMs);
  };
  const of = async (bucket: string): Promise<Database> => {
    const { map, isOld } = await read();
    const name = map.names.get(bucket) ?? DIRECTORY;
    const found = all.get(name);
    const binding = databases.get(name);
    if (found === undefined || binding === undefined)
      throw new Error(`the map names ${name}, which is not bound`);
    // Nobody says that the map still holds: the database itself knows whether the bucket has left it. Its primary does.
    if (isOld && (await hasLeft(bucket, openDatabase(binding))))
      throw new Failure("UNAVAILABLE", { retryAfter: AGAIN_S });
    return found;
  };
  return { db: directory, shards: { directory, all, map: async () => (await read()).map, of } };
}

/**
 * Reads the map; where the directory is silent, what was read before holds on for a while, as an old one, or what another
 * database has of it.
 */
function readAnew({ DB, databases }: Bound, at: number, leaseMs: number): Promise<Read> {
  const before = known.get(DB)?.last;
  // One that was read in the future is of a clock that was wrong.
  const last = before !== undefined && before.at <= at && at - before.at <= OLD_MS ? before : undefined;
  // By the binding itself, which asks the primary: a replica may be older than any lease.
  const asked = readMap(openDatabase(DB), DIRECTORY);
  const read = inTime(asked, last === undefined ? STARTING_MS : SILENT_MS).then(
    (map): Read => ({ map, at, isOld: false }),
    async (error: unknown): Promise<Read> => {
      const map = last?.map ?? (await copyOf({ DB, databases }));
      if (map === undefined) throw error;
      return { map, at: last?.at ?? at, isOld: true };
    },
  );
  // The lease begins before the map is read: what is read may be as old as that.
  const kept = { read, until: at + leaseMs, last };
  known.set(DB, kept);
  read.then(
    (done) => {
      kept.last = done;
    },
    () => {
      if (known.get(DB) === kept) known.delete(DB);
    },
  );
  return read;
}

/** The map as the first other database that answers has it. */
async function copyOf({ DB, databases }: Bound): Promise<BucketMap | undefined> {
  for (const binding of databases.values()) {
    if (binding === DB) continue;
    const copy = await inTime(readCopy(openDatabase(binding)), SILENT_MS).catch(() => undefined);
    if (copy !== undefined) return copy;
  }
  return undefined;
}

function opening(
  bindings: ReadonlyMap<string, D1Database>,
  opened: Map<D1Database, Database>,
  open: (binding: D1Database) => Database,
): Databases {
  const get = (name: string) => {
    const binding = bindings.get(name);
    if (binding === undefined) return undefined;
    const database = opened.get(binding) ?? open(binding);
    opened.set(binding, database);
    return database;
  };
  return { names: [...bindings.keys()], get };
}

/** Numbers of orders and payments, and what begins with one: a refund's. */
const NUMBER = /^[0-9A-HJKMNP-TV-Z]{26}/;

/** Where what is found by no number is. */
export const directoryOf = ({ db, shards }: Reach): Database => shards?.directory ?? db;

/** The database that a number's order is in; the directory for what is no number. */
export async function homeOf(number: string, { db, shards }: Reach): Promise<Database> {
  if (shards === undefined) return db;
  return NUMBER.test(number) ? shards.of(bucketIn(number)) : shards.directory;
}

/** The same work with the database of a number in reach. */
export async function at<R extends Reach>(number: string, reach: R): Promise<R> {
  return reach.shards === undefined ? reach : { ...reach, db: await homeOf(number, reach) };
}

/** The same work with the database of a bucket in reach. */
export const atBucket = async <R extends Reach>(bucket: string, reach: R): Promise<R> =>
  reach.shards === undefined ? reach : { ...reach, db: await reach.shards.of(bucket) };
