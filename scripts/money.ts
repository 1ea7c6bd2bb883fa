import { parseArgs } from "node:util";
import { ensureBuild } from "./steps/build.ts";
import { main } from "./steps/tell.ts";

/** Orders that share a world, its cron and its database. */
const ORDERS = 20;

/**
 * `npm run money -- --schedules 4000 --shop 300 --seed 7`: plays so many random schedules of payments on the till
 * itself and so many over HTTP, and holds our books against the providers', to the fen. Prints a line of figures each.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      schedules: { type: "string", default: "2000" },
      shop: { type: "string", default: "300" },
      seed: { type: "string", default: "20261121" },
    },
  });
  const seed = Number(values.seed);
  const worldsOf = (schedules: string) => ({
    seed,
    worlds: Math.ceil(Number(schedules) / ORDERS),
    orders: ORDERS,
  });
  await ensureBuild();
  const { ensureBundles } = await import("#tests/kit/runtime/bundles.ts");
  await ensureBundles();
  const { startMoney } = await import("#tests/kit/money/start-money.ts");
  const { playWorlds } = await import("#tests/kit/money/play-worlds.ts");
  const { openPlayground } = await import("#tests/kit/shop/playground.ts");
  const { playShop } = await import("#tests/kit/shop/play-shop.ts");
  const failures = [
    await tell(async () => {
      const money = await startMoney();
      return playWorlds(money.database, worldsOf(values.schedules)).finally(money.close);
    }),
    await tell(async () => {
      const ground = await openPlayground();
      return playShop(ground.world, worldsOf(values.shop)).finally(ground.close);
    }),
  ];
  // The Workers would stay for whoever comes next.
  process.exit(failures.some((failed) => failed) ? 1 : 0);
});

/** Prints what came of it on one line, and the first failure as it is; answers whether there was one. */
async function tell(play: () => Promise<{ failure: string | null; schedules: number }>): Promise<boolean> {
  const started = performance.now();
  const said = console.error;
  // Troubles are meant here, and told in numbers.
  console.error = () => {};
  const { failure, ...counts } = await play();
  console.error = said;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(JSON.stringify({ failure: failure !== null, ...counts, seconds }));
  if (failure !== null) console.log(failure);
  return failure !== null;
}
