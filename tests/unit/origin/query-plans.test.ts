import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Case } from "#tests/kit/calls/call-asks.ts";
import { cases } from "#tests/kit/calls/call-cases.ts";
import { type Origins, startOrigins, worldOf } from "#tests/kit/calls/call-world.ts";
import { watchMoves } from "#tests/kit/money/ledger.ts";
import { playWorlds } from "#tests/kit/money/play-worlds.ts";
import { type OriginHere, originHere } from "#tests/kit/runtime/here/origin-here.ts";

/** What is read from its end, so many rows and no more. */
const BOUNDED = [/^select .* from "desk_log" order by "desk_log"\."nth" desc limit \?$/];

const here: OriginHere[] = [];
let origins: Origins;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  origins = await startOrigins(async (options) => {
    const one = await originHere(options);
    here.push(one);
    return one;
  });
}, 60_000);
afterAll(() => origins?.close());

/** Every call of the contract as it is answered and as it is refused, every step of the cron, and money with its troubles. */
async function sayEverything(): Promise<void> {
  for (const named of Object.values(cases))
    for (const ways of Object.values<Record<string, Case>>(named))
      for (const way of Object.values(ways)) await way(worldOf(origins));
  for (const one of here) await one.origin.cron();
  const money = await originHere();
  here.push(money);
  await watchMoves(await money.database());
  await playWorlds(await money.database(), { seed: 3, worlds: 1, orders: 20 });
}

test("no statement of the origin reads a table from end to end", { timeout: 240_000 }, async () => {
  await sayEverything();
  const [first] = here;
  if (first === undefined) throw new Error("no origin");
  const database = await first.database();
  // Drizzle writes its words small; what the tests say themselves is written large.
  const said = [...new Set(here.flatMap(({ statements }) => [...statements]))].filter((sql) =>
    /^[a-z]/.test(sql),
  );
  const scans: string[] = [];
  for (const sql of said) {
    const { results } = await database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>();
    for (const { detail } of results) {
      // A row of constants, in brackets, is no table.
      const isScan = /^SCAN (?!\(|.*CONSTANT ROW)/.test(detail);
      if (isScan && !BOUNDED.some((bounded) => bounded.test(sql))) scans.push(`${detail}: ${sql}`);
    }
  }
  expect(said.length).toBeGreaterThan(150);
  expect(scans).toEqual([]);
});
