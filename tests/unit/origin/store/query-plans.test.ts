import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Sn } from "#functions/contract/values/scalars.ts";
import type { Case } from "#tests/kit/calls/call-asks.ts";
import { cases } from "#tests/kit/calls/call-cases.ts";
import { type Origins, startOrigins, worldOf } from "#tests/kit/calls/call-world.ts";
import { spreadHere } from "#tests/kit/calls/spread-here.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { watchMoves } from "#tests/kit/money/ledger.ts";
import { playWorlds } from "#tests/kit/money/play-worlds.ts";
import { type OriginHere, originHere } from "#tests/kit/runtime/here/origin-here.ts";
import { DATA_KEYS } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

/** What is read from its end, so many rows and no more. */
const BOUNDED = [
  /^select .* from "desk_log" order by "desk_log"\."nth" desc limit \?$/,
  /^select .* from "bucket_maps" order by "bucket_maps"\."version" desc limit \?$/,
];

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
  // What only a new data key brings about.
  const rotated = await originHere({ originVars: { DATA_KEYS: `k2:${"B".repeat(43)}=,${DATA_KEYS}` } });
  here.push(rotated);
  await callerOf(rotated).post("/api/business/seek", babyForm());
  await rotated.origin.cron();
  const money = await originHere();
  here.push(money);
  await watchMoves(await money.database());
  await playWorlds(await money.database(), { seed: 3, worlds: 1, orders: 20 });
  here.push(await moved());
}

/** Two databases, between which a bucket moves. */
async function moved() {
  const spread = await spreadHere(2);
  const family = await spread.visitorIn("DB");
  const { data } = await family.post("/api/business/seek", babyForm());
  const { sn } = v.parse(v.object({ sn: Sn }), data);
  await family.post("/api/business/writeMobile", { sn, mobile: "13812345678" });
  await family.post("/api/business/search");
  await spread.origin.cron();
  await spread.begin(sn, "DB", "DB_1");
  for (let steps = 0; steps < 20; steps++) await spread.step();
  return spread;
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
      // A row of constants, in brackets, is no table, nor is a list that was given.
      const isScan = /^SCAN (?!\(|.*CONSTANT ROW|\d+-ROW VALUES|json_each )/.test(detail);
      if (isScan && !BOUNDED.some((bounded) => bounded.test(sql))) scans.push(`${detail}: ${sql}`);
    }
  }
  expect(said.length).toBeGreaterThan(150);
  expect(scans).toEqual([]);
});
