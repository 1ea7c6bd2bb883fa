import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { playWorlds } from "#tests/kit/money/play-worlds.ts";
import { type Money, startMoney } from "#tests/kit/money/start-money.ts";

let money: Money;
beforeAll(async () => {
  money = await startMoney();
});
afterAll(() => money?.close());

test("after forty random schedules our books are the providers', to the fen", {
  timeout: 120_000,
}, async () => {
  // What goes wrong here is meant, and logged.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  // A seed with something of everything; `npm run money` plays thousands.
  const { failure, ...counts } = await playWorlds(money.database, { seed: 3, worlds: 2, orders: 20 });
  expect(failure).toBeNull();
  expect(counts.schedules).toBe(40);
  // What was played was not idle: it held what the law is about.
  for (const [what, count] of Object.entries(counts)) expect([what, count > 0]).toEqual([what, true]);
});
