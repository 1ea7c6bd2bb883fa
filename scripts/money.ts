import { parseArgs } from "node:util";
import { ensureBuild } from "./steps/build.ts";
import { ensureEngineData } from "./steps/data.ts";
import { main } from "./steps/tell.ts";

/** Orders that share a world, its cron and its database. */
const ORDERS = 20;

/**
 * `npm run money -- --schedules 10000 --shards 64 --shop 300 --seed 7`: plays so many random schedules of payments on the
 * till itself, over so many databases in memory between which buckets move (one: none do), and so many over HTTP through
 * the Workers, and holds our books against the providers', to the fen. None (0) leaves one of the two out. Prints a line of
 * figures each.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      schedules: { type: "string", default: "10000" },
      shards: { type: "string", default: "64" },
      shop: { type: "string", default: "300" },
      seed: { type: "string", default: "20261121" },
    },
  });
  const worldsOf = (schedules: string) => ({
    seed: Number(values.seed),
    worlds: Math.ceil(Number(schedules) / ORDERS),
    orders: ORDERS,
  });
  const parts = [
    { many: worldsOf(values.schedules), play: (many: Many) => playTill(many, Number(values.shards)) },
    { many: worldsOf(values.shop), play: playOverHttp },
  ];
  let isFailed = false;
  for (const { many, play } of parts)
    if (many.worlds > 0) isFailed = (await tell(() => play(many))) || isFailed;
  // The Workers would stay for whoever comes next.
  process.exit(isFailed ? 1 : 0);
});

type Many = { seed: number; worlds: number; orders: number };

/** On the till itself: through Workers, each statement would be a request, and 10,000 schedules half an hour of them. */
async function playTill(many: Many, shards: number) {
  await ensureEngineData();
  if (shards > 1) return playSpread(many, shards);
  const { sqliteDatabase } = await import("#tests/kit/runtime/here/sqlite-database.ts");
  const { watchMoves } = await import("#tests/kit/money/ledger.ts");
  const { playWorlds } = await import("#tests/kit/money/play-worlds.ts");
  const database = sqliteDatabase();
  await watchMoves(database);
  return playWorlds(database, many);
}

/** Over many databases, each world with buckets that move and isolates that start anew. */
async function playSpread(many: Many, shards: number) {
  const { playAll } = await import("#tests/kit/money/play-worlds.ts");
  const { openGround, runSpreadWorld } = await import("#tests/kit/money/spread/run-spread-world.ts");
  const { spreadWorldOf } = await import("#tests/kit/money/spread/spread-world.ts");
  const ground = await openGround(shards);
  const worlds = spreadWorldOf(many.orders, shards);
  const played = await playAll(many, worlds, (world) => runSpreadWorld(ground, world));
  return { ...played, shards, ...ground.tally };
}

async function playOverHttp(many: Many) {
  await ensureBuild();
  const { ensureBundles } = await import("#tests/kit/runtime/bundles.ts");
  await ensureBundles();
  const { openPlayground } = await import("#tests/kit/shop/playground.ts");
  const { playShop } = await import("#tests/kit/shop/play-shop.ts");
  const ground = await openPlayground();
  return playShop(ground.world, many).finally(ground.close);
}

/** Prints what came of it on one line, and the first failure as it is; answers whether there was one. */
async function tell(play: () => Promise<{ failure: string | null; schedules: number }>): Promise<boolean> {
  const started = performance.now();
  const said = console.error;
  // Troubles are meant here, and told in numbers.
  console.error = () => {};
  const { failure, ...counts } = await play().finally(() => {
    console.error = said;
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(JSON.stringify({ failure: failure !== null, ...counts, seconds }));
  if (failure !== null) console.log(failure);
  return failure !== null;
}
