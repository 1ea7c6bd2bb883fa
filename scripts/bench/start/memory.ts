import { print } from "#scripts/bench/figures.ts";
import { orderAt, rate, viewOf } from "./families.ts";
import { startIn } from "./started.ts";

/**
 * Families whose results are looked at, and views before the first look: an engine lets its heap grow before it collects what
 * hangs outside of it, and has grown by then.
 */
const FAMILIES = 100;
const WARM = 15_000;
const LOOK_EVERY = 5_000;

/**
 * `npm run bench -- memory [views]`: what the processes of `npm start` hold, looked at each 5,000 views of free results, the
 * Workers' and the tools' in Node apart; 20,000 views unless told otherwise.
 */
export async function benchMemory(): Promise<void> {
  const views = Number(process.argv[3] ?? 20_000);
  const site = await startIn(".");
  try {
    const families: Awaited<ReturnType<typeof orderAt>>[] = [];
    await rate(FAMILIES, async (nth) => void families.push(await orderAt(site.url, nth)));
    await rate(WARM, (nth) => viewOf(families, nth));
    const looks = [site.megabytes()];
    for (let done = 0; done < views; done += LOOK_EVERY) {
      await rate(LOOK_EVERY, (nth) => viewOf(families, nth));
      looks.push(site.megabytes());
    }
    console.log(`\nMemory after ${WARM} views, and after each ${LOOK_EVERY} more (MB)`);
    for (const what of ["workerd", "node"] as const)
      print(what, looks.map((look) => Math.round(look[what])).join(" "));
  } finally {
    await site.stop();
  }
}
