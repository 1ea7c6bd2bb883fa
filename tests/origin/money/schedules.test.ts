import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { watchMoves } from "#tests/kit/money/ledger.ts";
import { playWorlds } from "#tests/kit/money/play-worlds.ts";
import { type Money, startMoney } from "#tests/kit/money/start-money.ts";
import { sqliteDatabase } from "#tests/kit/runtime/here/sqlite-database.ts";

let money: Money;
beforeAll(async () => {
  money = await startMoney();
});
afterAll(() => money?.close());

/** A seed with something of everything since a cron may die at any of its statements (decision 094); `npm run money` plays thousands. */
const SEEDED = { seed: 8, worlds: 2, orders: 20 };

test("after forty random schedules our books are the providers', to the fen", {
  timeout: 120_000,
}, async () => {
  // What goes wrong here is meant, and logged.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { failure, ...counts } = await playWorlds(money.database, SEEDED);
  expect(failure).toBeNull();
  expect(counts.schedules).toBe(40);
  // `npm run money` plays on a database in memory: what it says is worth what the same schedules say on D1.
  const memory = sqliteDatabase();
  await watchMoves(memory);
  expect(await playWorlds(memory, SEEDED)).toEqual({ failure, ...counts });
  // What was played was not idle: it held what the law is about.
  for (const [what, count] of Object.entries(counts)) expect([what, count > 0]).toEqual([what, true]);
});
