import { afterEach, expect, test } from "vitest";
import { playShop } from "#tests/kit/shop/play-shop.ts";
import { openPlayground, type Playground } from "#tests/kit/shop/playground.ts";

let ground: Playground;
afterEach(() => ground?.close());

test("whatever providers, payers, operators and the net do, our ledger ends as the providers' books", async () => {
  ground = await openPlayground();
  // A seed with something of everything; `npm run money` plays hundreds.
  const { failure, ...counts } = await playShop(ground.world, { seed: 3, worlds: 2, orders: 24 });
  expect(failure).toBeNull();
  // The schedules do get at what they are about.
  for (const [what, count] of Object.entries(counts)) expect([what, count > 0]).toEqual([what, true]);
}, 120_000);

test("so it does on three databases, with R2 and a queue", async () => {
  ground = await openPlayground(3);
  const { failure, paid } = await playShop(ground.world, { seed: 4, worlds: 1, orders: 12 });
  expect(failure).toBeNull();
  expect(paid).toBeGreaterThan(0);
}, 120_000);
