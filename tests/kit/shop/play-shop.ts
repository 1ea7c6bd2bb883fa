import fc from "fast-check";
import { differences } from "./differences.ts";
import { schedulesOf } from "./schedule.ts";
import { tillOf } from "./till.ts";
import { runWorld, type World } from "./world.ts";

/** What came of schedules at a shop: the first that fails, and what they were made of. */
export interface ShopPlayed {
  failure: string | null;
  schedules: number;
  paid: number;
  refunded: number;
  parts: number;
  mismatched: number;
}

/** Plays so many worlds of so many orders each over HTTP, from the form to the provider's book, until one breaks the law. */
export async function playShop(
  shop: World,
  { seed, worlds, orders }: { seed: number; worlds: number; orders: number },
): Promise<ShopPlayed> {
  const till = tillOf(shop);
  const played: ShopPlayed = {
    failure: null,
    schedules: 0,
    paid: 0,
    refunded: 0,
    parts: 0,
    mismatched: 0,
  };
  const law = fc.asyncProperty(schedulesOf(orders), async (schedules) => {
    const walks = await runWorld(shop, schedules);
    const book = new Map((await shop.sandbox.book()).map((one) => [one.outTradeNo, one]));
    const said: string[] = [];
    for (const walk of walks) {
      const rows = await till.ledger(walk.sn);
      said.push(...differences(walk, rows, book));
      played.parts += walk.parts.length;
      played.paid += rows.filter(({ state }) => state === "paid").length;
      played.mismatched += rows.filter(({ state }) => state === "mismatch").length;
      played.refunded += rows.filter(({ refunded_at: at }) => at !== null).length;
    }
    played.schedules += orders;
    if (said.length > 0) throw new Error(said.join("\n"));
  });
  // A world is too slow to be made smaller again and again; its seed is told.
  const result = await fc.check(law, { seed, numRuns: worlds, endOnFailure: true });
  if (result.failed) played.failure = fc.defaultReportMessage(result) ?? "failed";
  return played;
}
