import "./at-once/build.ts";
import { parentPort, workerData } from "node:worker_threads";
import * as v from "valibot";
import { watchMoves } from "#tests/kit/money/ledger.ts";
import type { Many, Played } from "#tests/kit/money/play-worlds.ts";
import { playAll, playWorlds } from "#tests/kit/money/play-worlds.ts";
import { openGround, runSpreadWorld } from "#tests/kit/money/spread/run-spread-world.ts";
import { spreadWorldOf } from "#tests/kit/money/spread/spread-world.ts";
import { sqliteDatabase } from "#tests/kit/runtime/here/sqlite-database.ts";

/** What one worker plays: its worlds, by a seed of its own, over so many databases. */
export const Share = v.object({
  seed: v.number(),
  worlds: v.number(),
  orders: v.number(),
  shards: v.number(),
});

/** Worlds between two words of how far this is. */
const TOLD_EVERY = 50;

async function playOne(many: Many): Promise<Played> {
  const database = sqliteDatabase();
  await watchMoves(database);
  return playWorlds(database, many);
}

/** Over many databases, each world with buckets that move and isolates that start anew. */
async function playSpread(many: Many, shards: number) {
  const ground = await openGround(shards);
  const worlds = spreadWorldOf(many.orders, shards);
  let nth = 0;
  const played = await playAll(many, worlds, (world) => {
    if (nth++ % TOLD_EVERY === 0) parentPort?.postMessage({ worlds: nth });
    return runSpreadWorld(ground, world);
  });
  return { ...played, ...ground.tally };
}

// Troubles are meant here, and told in numbers.
console.error = () => undefined;
// Where a trouble came from matters to nobody but whoever reads of a failure.
Error.stackTraceLimit = 2;
const { shards, ...many } = v.parse(Share, workerData);
const began = process.threadCpuUsage();
const played = shards > 1 ? await playSpread(many, shards) : await playOne(many);
const { user, system } = process.threadCpuUsage(began);
const { failure, ...counts } = played;
parentPort?.postMessage({ failure, counts: { ...counts, cpuMs: Math.round((user + system) / 1000) } });
