import { and, asc, eq, inArray, lte, or, sql } from "drizzle-orm";
import { isoOf, MINUTE_MS } from "#functions/contract/values/time.ts";
import type { Database } from "#functions/origin/store/database.ts";
import { readMap, runsOf } from "#functions/origin/store/spread/bucket-map.ts";
import { DIRECTORY, LEASE_MS, type Shards } from "#functions/origin/store/spread/shards.ts";
import { fixed } from "#functions/origin/store/statements/fixed.ts";
import { bucketMaps, moves, touchedOrders } from "#functions/origin/store/tables/spread.ts";
import { resealed } from "#functions/origin/store/tables/watch.ts";
import type { Context } from "#functions/origin/visit.ts";
import { copyOrders, dropOrders, isSame, ordersAfter, type Way } from "./copy.ts";
import { guard, hold } from "./guard.ts";
import { copyStrays } from "./strays.ts";

type Move = typeof moves.$inferSelect;

/** Orders copied at once: with their bodies in their rows they are 150 kB each. */
const PAGE = { inRows: 20, outside: 200 } as const;
/** After the flip what was left stays so long: whoever still reads there has gone by then. */
const STAYS_MS = 10 * MINUTE_MS;

/** What a step may not know: the time of a test. */
interface Patience {
  leaseMs: number;
  staysMs: number;
}

/** The move that is on its way; one whose bucket is emptied, once what was left has stayed long enough. */
const onItsWay = fixed(["upTo"], ({ upTo }, db) =>
  db
    .select()
    .from(moves)
    .where(
      or(
        inArray(moves.state, ["copying", "frozen", "flipped"]),
        and(eq(moves.state, "dropping"), lte(moves.since, upTo)),
      ),
    )
    .orderBy(asc(moves.since), asc(moves.bucket))
    .limit(1),
);

/**
 * Moves buckets from one database to another while their orders are read and paid (搬桶): all is copied while it is used;
 * then the bucket is frozen for some seconds, what has changed is copied, both are compared, the map is flipped, and once
 * no isolate believes the old one it is thawed. Each step may be done again after a crash. True where more is to do.
 */
export async function moveBuckets(
  context: Context,
  { leaseMs, staysMs }: Patience = { leaseMs: LEASE_MS, staysMs: STAYS_MS },
): Promise<boolean> {
  const { shards, now } = context;
  if (shards === undefined || context.db !== shards.directory) return false;
  const [move] = await onItsWay(shards.directory, { upTo: now - staysMs });
  if (move === undefined) return false;
  const way = wayOf(move, shards);
  switch (move.state) {
    case "copying":
      return copySome(move, way, shards, context);
    case "frozen":
      return settleMove(move, way, shards, context);
    case "flipped":
      await new Promise((done) => setTimeout(done, 2 * leaseMs));
      await thaw(way);
      return reach(move, { state: "dropping" }, shards, now);
    case "dropping":
      return dropSome(move, way, shards, context);
    case "done":
      return false;
  }
}

function wayOf({ bucket, source, target }: Move, { all }: Shards): Way {
  const from = all.get(source);
  const to = all.get(target);
  if (from === undefined || to === undefined || from === to)
    throw new Error(`a move from ${source} to ${target}`);
  return { bucket, source: from, target: to };
}

/** Writes down how far a move has come. */
async function reach(
  { bucket }: Move,
  set: Partial<Pick<Move, "state" | "after">>,
  { directory }: Shards,
  since: number,
): Promise<true> {
  await directory
    .update(moves)
    .set({ ...set, since })
    .where(eq(moves.bucket, bucket));
  return true;
}

const isDirectory = (db: Database, { directory }: Shards): boolean => db === directory;

async function copySome(move: Move, way: Way, shards: Shards, { env, now }: Context): Promise<boolean> {
  const { source, target, bucket } = way;
  if (move.after === "") {
    for (const db of [source, target]) await guard(db, isDirectory(db, shards));
    await hold(source, bucket, "copying");
    await hold(target, bucket, "arriving");
  }
  const most = env.BODIES === undefined ? PAGE.inRows : PAGE.outside;
  const numbers = await ordersAfter(source, bucket, move.after, most);
  await copyOrders(way, numbers);
  const last = numbers.at(-1);
  if (last !== undefined) return reach(move, { after: last }, shards, now);
  await hold(source, bucket, "frozen");
  return reach(move, { state: "frozen" }, shards, now);
}

/** Frozen: nothing changes any more. What did since it was copied is copied again, and all is compared. */
async function settleMove(move: Move, way: Way, shards: Shards, context: Context): Promise<boolean> {
  const { source, target, bucket } = way;
  const touched = await source
    .select()
    .from(touchedOrders)
    .where(sql`${touchedOrders.sn} > ${bucket} and ${touchedOrders.sn} < ${`${bucket}~`}`)
    .limit(PAGE.inRows);
  const numbers = touched.map(({ sn }) => sn);
  if (numbers.length > 0) {
    await copyOrders(way, numbers);
    if (!(await isSame(way, numbers)))
      return beginAnew("an order is not the same", move, way, shards, context);
    await source.delete(touchedOrders).where(sql`${touchedOrders.sn} in ${numbers}`);
    return true;
  }
  await copyStrays(way);
  if (!(await hasSameCounts(way))) return beginAnew("other counts", move, way, shards, context);
  await hold(target, bucket, "frozen");
  await flip(move, shards, context);
  return reach(move, { state: "flipped" }, shards, context.now);
}

/** What is not the same is not used: the bucket opens where it is, and is copied from its first order again. */
async function beginAnew(
  why: string,
  move: Move,
  { source, bucket }: Way,
  shards: Shards,
  { now }: Context,
): Promise<never> {
  await hold(source, bucket, "copying");
  await reach(move, { state: "copying", after: "" }, shards, now);
  throw new MoveFailed(`${why} in ${move.target}`);
}

/** A fault of a move; its message names databases alone. */
class MoveFailed extends Error {
  override readonly name = "MoveFailed";
}

async function hasSameCounts({ bucket, source, target }: Way): Promise<boolean> {
  const count = async (db: Database) =>
    JSON.stringify(
      await db.all(sql`select
        (select count(*) from orders where sn > ${bucket} and sn < ${`${bucket}~`}) as orders,
        (select count(*) from payments where out_trade_no > ${bucket} and out_trade_no < ${`${bucket}~`}) as payments,
        (select count(*) from refunds where refund_no > ${bucket} and refund_no < ${`${bucket}~`}) as refunds,
        (select count(*) from reports where sn > ${bucket} and sn < ${`${bucket}~`}) as reports,
        (select count(*) from payment_events where out_trade_no > ${bucket} and out_trade_no < ${`${bucket}~`}) as events`),
    );
  return (await count(source)) === (await count(target));
}

/** The next version of the map; of two who flip at once one is refused by its number. */
async function flip({ bucket, target }: Move, shards: Shards, { now }: Context): Promise<void> {
  // Not the isolate's own, which may be some seconds old.
  const map = await readMap(shards.directory, DIRECTORY);
  if (map.names.get(bucket) === target) return;
  const next = { version: map.version + 1, names: new Map(map.names).set(bucket, target) };
  await shards.directory
    .insert(bucketMaps)
    .values({ version: next.version, runs: JSON.stringify(runsOf(next)), at: isoOf(now) });
}

/** Opens the bucket where it is now, and shuts it for good where it was. What came may be sealed by an older key. */
async function thaw({ bucket, source, target }: Way): Promise<void> {
  await target.delete(resealed);
  await hold(source, bucket, "gone");
  await hold(target, bucket, null);
}

async function dropSome(move: Move, way: Way, shards: Shards, { env, now }: Context): Promise<boolean> {
  const { source, bucket } = way;
  await hold(source, bucket, "dropping");
  const most = env.BODIES === undefined ? PAGE.inRows : PAGE.outside;
  const numbers = await ordersAfter(source, bucket, "", most);
  if (numbers.length > 0) {
    await dropOrders(way, numbers, isDirectory(source, shards));
    return true;
  }
  await hold(source, bucket, "gone");
  return reach(move, { state: "done" }, shards, now);
}
