import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { ensureBuild } from "./steps/build.ts";
import { ensureEngineData } from "./steps/data.ts";
import { main } from "./steps/tell.ts";

/** Orders that share a world, its cron and its databases: on the till itself, and over HTTP. */
const ORDERS = { till: 100, shop: 20 } as const;

/**
 * `npm run money -- --schedules 10000 --shards 64 --threads 2 --shop 300 --databases 4 --seed 7`: plays so many random schedules of
 * payments on the till itself, over so many databases in memory between which buckets move (one: none do), and so many over
 * HTTP through the Workers, configured for so many databases with R2 and a queue (one: as a small site), and holds our books against the providers', to the fen. None (0) leaves one of the two out.
 * Prints a line of figures each.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      schedules: { type: "string", default: "10000" },
      shards: { type: "string", default: "64" },
      threads: { type: "string", default: String(availableParallelism()) },
      shop: { type: "string", default: "300" },
      databases: { type: "string", default: "4" },
      seed: { type: "string", default: "20261121" },
    },
  });
  const seed = Number(values.seed);
  const worldsOf = (schedules: string, orders: number) => Math.ceil(Number(schedules) / orders);
  const many = { seed, worlds: worldsOf(values.schedules, ORDERS.till), orders: ORDERS.till };
  const shop = { seed, worlds: worldsOf(values.shop, ORDERS.shop), orders: ORDERS.shop };
  const parts = [
    { many, play: () => playTill({ ...many, shards: Number(values.shards) }, Number(values.threads)) },
    { many: shop, play: () => playOverHttp(shop, Number(values.databases)) },
  ];
  let isFailed = false;
  for (const part of parts) if (part.many.worlds > 0) isFailed = (await tell(part.play)) || isFailed;
  // The Workers would stay for whoever comes next.
  process.exit(isFailed ? 1 : 0);
});

type Many = { seed: number; worlds: number; orders: number };

/** On the till itself: through Workers, each statement would be a request, and 10,000 schedules half an hour of them. */
async function playTill(many: Many & { shards: number }, threads: number) {
  await ensureEngineData();
  const { playInShares } = await import("./money/shares.ts");
  const played = await playInShares(many, threads);
  return { ...played, shards: many.shards, threads };
}

async function playOverHttp(many: Many, databases: number) {
  await ensureBuild();
  const { ensureBundles } = await import("#tests/kit/runtime/bundles.ts");
  await ensureBundles();
  const { openPlayground } = await import("#tests/kit/shop/playground.ts");
  const { playShop } = await import("#tests/kit/shop/play-shop.ts");
  const ground = await openPlayground(databases);
  const played = await playShop(ground.world, many).finally(ground.close);
  return { ...played, databases };
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
  const aSecond = Math.round(counts.schedules / Math.max(seconds, 1));
  console.log(JSON.stringify({ failure: failure !== null, ...counts, seconds, aSecond }));
  if (failure !== null) console.log(failure);
  return failure !== null;
}
