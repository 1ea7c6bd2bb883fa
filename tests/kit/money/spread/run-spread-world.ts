import type { D1Database } from "@cloudflare/workers-types";
import { bucketIn, bucketText, withCheck } from "#functions/contract/values/numbers.ts";
import { type OriginEnv, originEnv } from "#functions/origin/env.ts";
import { Failure } from "#functions/origin/failure.ts";
import { isOfStore } from "#functions/origin/fault-text.ts";
import { ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import type { Till } from "#functions/origin/money/till.ts";
import { type Database, openDatabase } from "#functions/origin/store/database.ts";
import { evenRuns, mapOf, readMap } from "#functions/origin/store/spread/bucket-map.ts";
import { moveBuckets } from "#functions/origin/store/spread/move/move-buckets.ts";
import { at, forgetMap, reachOf } from "#functions/origin/store/spread/shards.ts";
import { type Crash, crashing } from "#tests/kit/money/crashing-database.ts";
import { FakeProvider } from "#tests/kit/money/fake-provider.ts";
import { emptying, type Ledger, newOrder, readLedger, watchMoves } from "#tests/kit/money/ledger.ts";
import {
  countCrash,
  finish,
  isCrash,
  isMeant,
  isoAt,
  msAt,
  NO_TROUBLE,
  type Outcome,
  perform,
  runCron,
  type Trial,
} from "#tests/kit/money/run-world.ts";
import { sqliteDatabase } from "#tests/kit/runtime/here/sqlite-database.ts";
import type { SpreadWorld } from "./spread-world.ts";

const START = Date.parse("2026-11-21T08:00:00.000Z");
/** Seconds between two steps of the mover: longer than an isolate believes its map. */
const STEP_S = 12;
/** Isolates that are alive at the same time; each believes its own map. */
const ISOLATES = 3;

/** Many databases, watched, over which the buckets lie even. */
export interface Ground {
  databases: ReadonlyMap<string, D1Database>;
  names: readonly string[];
  /** Those that the world before has written to. */
  used: ReadonlySet<string>;
  /** What came about besides, of all worlds. */
  tally: { moves: number; refused: number };
}

/** `hear` is told of each statement. */
export async function openGround(many: number, hear?: (sql: string) => void): Promise<Ground> {
  const names = ["DB", ...Array.from({ length: many - 1 }, (_, nth) => `DB_${nth + 1}`)];
  const databases = new Map(names.map((name) => [name, sqliteDatabase(hear)]));
  for (const database of databases.values()) await watchMoves(database);
  return { databases, names, used: new Set(names), tally: { moves: 0, refused: 0 } };
}

/** A world being played: its databases, its isolates and its providers. */
class Play {
  readonly died = { crashes: 0, late: 0 };
  readonly providers = [
    new FakeProvider("wechat", ["wechat-h5"]),
    new FakeProvider("alipay", ["alipay-wap"]),
  ];
  private readonly isolates: OriginEnv[];
  private readonly opened = new Map<D1Database, Database>();
  private turn = 0;
  private readonly ground: Ground;
  /** Databases that had to do with this world. */
  readonly used = new Set<string>(["DB"]);

  constructor(ground: Ground) {
    this.ground = ground;
    this.isolates = Array.from({ length: ISOLATES }, () => this.isolate());
  }

  /** An isolate that has just started. */
  private isolate(): OriginEnv {
    const bindings = Object.fromEntries(this.ground.databases);
    // Another binding to the same database: what an isolate knows hangs on it.
    const DB = bindings.DB === undefined ? undefined : new Proxy(bindings.DB, {});
    return originEnv({ STAGE: "test", ...bindings, DB, DATA_KEYS: `k1:${"A".repeat(43)}=` });
  }

  /** A database as a Worker that lives sees it: opened once, for 64 of them are opened at each moment. */
  private whole(database: D1Database): Database {
    const opened = this.opened.get(database) ?? openDatabase(database);
    this.opened.set(database, opened);
    return opened;
  }

  /** What a Worker does at a moment, in one isolate or another; one that dies is started anew. */
  async live(
    seconds: number,
    { crash, trouble, skew }: Trial,
    work: (till: Till) => Promise<unknown>,
  ): Promise<void> {
    for (const provider of this.providers) provider.troubles = trouble === null ? [] : [trouble];
    const nth = this.turn++ % ISOLATES;
    const env = this.isolates[nth] ?? this.isolate();
    const said = { words: 0 };
    const now = START + (seconds + skew) * 1000;
    const open = (database: D1Database) =>
      crash === null ? this.whole(database) : openDatabase(crashing(database, crash, said));
    const reach = reachOf(env, open, { now: () => now });
    const providers = new Map(this.providers.map((provider) => [provider.name, provider]));
    try {
      await work({ ...reach, env, now, providers });
    } catch (error) {
      if (isCrash(error)) {
        countCrash(said, this.died);
        this.isolates[nth] = this.isolate();
      } else if (isOfStore(error)) {
        this.ground.tally.refused++;
        forgetMap(env);
      } else if (!(error instanceof Failure) && !(error instanceof ProviderTrouble)) throw error;
    }
  }

  /** The cron in every database of this world, beginning with one of them: one that fails leaves the others their turn. */
  cron(seconds: number, trial: Trial, from = 0): Promise<void> {
    return this.live(seconds, trial, async (till) => {
      let failed: unknown = null;
      const all = [...this.used];
      const first = from % all.length;
      for (const name of [...all.slice(first), ...all.slice(0, first)]) {
        const db = till.shards?.all.get(name) ?? till.db;
        await runCron({ ...till, db }).catch((error: unknown) => {
          if (!isMeant(error)) throw error;
          failed = error;
        });
      }
      if (failed !== null) throw failed;
    });
  }

  /** A run of the mover; false where it had nothing to do. */
  async move(seconds: number, crash: Crash | null): Promise<boolean> {
    let isMore = true;
    await this.live(seconds, { ...NO_TROUBLE, crash }, async (till) => {
      isMore = await moveBuckets(till, { leaseMs: 0, staysMs: 0 });
    });
    return isMore;
  }
}

/** Plays a world over many databases while its buckets move, then lets mover and cron finish it. */
export async function runSpreadWorld(
  ground: Ground,
  { world, buckets, moves }: SpreadWorld,
): Promise<Outcome> {
  const play = new Play(ground);
  const numbers = buckets.map((bucket, nth) =>
    withCheck(bucketText(bucket) + String(nth).padStart(22, "0"), "order"),
  );
  await openBooks(numbers, world.until, play, ground);
  const streams = [
    ...world.steps.map((step, nth) => ({
      at: step.at + nth * 6,
      run: () => {
        const sn = numbers[step.order] ?? "";
        return play.live(step.at + nth * 6, step, async (till) =>
          perform(step.deed, sn, play.providers, await at(sn, till)),
        );
      },
    })),
    ...world.crons.map((cron) => ({ at: cron.at, run: () => play.cron(cron.at, cron, cron.from) })),
    ...moves.flatMap((move) => [
      { at: move.at, run: () => ask(numbers[move.order] ?? "", move.to, move.at, play, ground) },
      ...move.crashes.map((crash, nth) => {
        const seconds = move.at + (nth + 1) * STEP_S;
        return { at: seconds, run: () => play.move(seconds, crash) };
      }),
    ]),
  ].sort((a, b) => a.at - b.at);
  for (const { run } of streams) await run();

  const last = Math.max(...streams.map((stream) => stream.at));
  let isMoving = true;
  for (let step = 1; step < 60 && isMoving; step++) isMoving = await play.move(last + step * STEP_S, null);
  await finish(
    { last, end: world.end },
    (seconds) => play.cron(seconds, NO_TROUBLE),
    () => [...play.used].map((name) => databaseOf(ground, name)),
  );
  return {
    ledger: await readAll(play, ground),
    providers: play.providers,
    ...play.died,
    ended: msAt(world.end),
  };
}

const databaseOf = ({ databases }: Ground, name: string): D1Database => {
  const found = databases.get(name);
  if (found === undefined) throw new Error(`no database ${name}`);
  return found;
};

const homesOf = (ground: Ground) => readMap(openDatabase(databaseOf(ground, "DB")), "DB");

/**
 * Empties what another world has left, and opens the orders where they belong. The buckets lie even again: scattered by
 * thousands of worlds, the orders of one would be in all databases, and what a world does would hang on those before it.
 */
async function openBooks(
  numbers: readonly string[],
  until: readonly number[],
  play: Play,
  ground: Ground,
): Promise<void> {
  const runs = evenRuns(ground.names);
  const { names } = mapOf(1, runs);
  const moving = ["held_buckets", "touched_orders", "bucket_moves"];
  for (const name of ground.used) {
    const database = databaseOf(ground, name);
    await database.batch([
      ...moving.map((table) => database.prepare(`DELETE FROM ${table}`)),
      ...emptying(database),
    ]);
  }
  ground.used = play.used;
  const directory = databaseOf(ground, "DB");
  await directory.batch([
    directory.prepare("DELETE FROM bucket_maps"),
    directory.prepare("INSERT INTO bucket_maps VALUES (1, ?, '2026-11-21')").bind(JSON.stringify(runs)),
  ]);
  for (const [nth, sn] of numbers.entries()) {
    const name = names.get(bucketIn(sn)) ?? "DB";
    play.used.add(name);
    await newOrder(databaseOf(ground, name), sn, isoAt(0), isoAt(until[nth] ?? 0)).run();
  }
}

/** Asks for the bucket of an order to be moved, unless it is on its way or there already. */
async function ask(sn: string, to: number, seconds: number, play: Play, ground: Ground): Promise<void> {
  const bucket = bucketIn(sn);
  const source = (await homesOf(ground)).names.get(bucket) ?? "DB";
  const target = ground.names[to] ?? "DB";
  const directory = databaseOf(ground, "DB");
  const open = await directory
    .prepare("SELECT 1 FROM bucket_moves WHERE bucket = ? AND state <> 'done'")
    .bind(bucket)
    .first();
  if (source === target || open !== null) return;
  const text =
    "INSERT OR REPLACE INTO bucket_moves (bucket, source, target, state, since) VALUES (?, ?, ?, 'copying', ?)";
  await directory
    .prepare(text)
    .bind(bucket, source, target, START + seconds * 1000)
    .run();
  play.used.add(target);
  ground.tally.moves++;
}

/** The books of all databases together; a move that is not at its end is a fault too. */
async function readAll(play: Play, ground: Ground): Promise<Ledger> {
  const directory = databaseOf(ground, "DB");
  const open = await directory
    .prepare("SELECT bucket, state FROM bucket_moves WHERE state <> 'done'")
    .first();
  if (open !== null) throw new Error(`a move has not ended: ${JSON.stringify(open)}`);
  const all = await Promise.all([...play.used].map((name) => readLedger(databaseOf(ground, name))));
  const join = <K extends keyof Ledger>(part: K) =>
    all.flatMap((ledger): Ledger[K][number][] => ledger[part]);
  return {
    ...{ orders: join("orders"), payments: join("payments"), refunds: join("refunds") },
    ...{ outbox: join("outbox"), desk: join("desk"), moves: join("moves") },
    ...{ figures: join("figures"), events: join("events") },
  };
}
