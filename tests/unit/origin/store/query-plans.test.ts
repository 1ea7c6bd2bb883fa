import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Sn } from "#functions/contract/values/scalars.ts";
import { everyMinute } from "#functions/origin/entry/cron.ts";
import { answerHealth } from "#functions/origin/entry/health.ts";
import { answerNotification } from "#functions/origin/entry/notify.ts";
import { answerQueue } from "#functions/origin/entry/queue.ts";
import { originEnv } from "#functions/origin/env.ts";
import { deadLettersOf } from "#functions/origin/messages/dead-letters.ts";
import { forgetMap } from "#functions/origin/store/spread/shards.ts";
import type { Case } from "#tests/kit/calls/call-asks.ts";
import { cases } from "#tests/kit/calls/call-cases.ts";
import { type Origins, startOrigins, worldOf } from "#tests/kit/calls/call-world.ts";
import { spreadHere } from "#tests/kit/calls/spread-here.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { watchMoves } from "#tests/kit/money/ledger.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { playWorlds } from "#tests/kit/money/play-worlds.ts";
import { stripeNotice, stripeVars } from "#tests/kit/money/stripe-notice.ts";
import { hearing } from "#tests/kit/runtime/here/hearing.ts";
import { memoryBodies } from "#tests/kit/runtime/here/memory-bodies.ts";
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
  here.push(await rotated());
  here.push(await moneyPlayed(), await moved());
}

/** Money with its troubles. Its kit writes its own words large, on the same way as the Worker. */
async function moneyPlayed() {
  const money = await originHere();
  const plain = await money.database();
  const statements = new Set<string>();
  await watchMoves(plain);
  const heard = hearing(plain, (sql) => void (/^[a-z]/.test(sql) && statements.add(sql)));
  await playWorlds(heard, { seed: 3, worlds: 1, orders: 20 });
  return { ...money, statements };
}

/** What only a new data key brings about, bodies outside included. */
async function rotated() {
  const BODIES = memoryBodies();
  const old = await originHere({}, { BODIES });
  const family = callerOf(old);
  const { data } = await family.post("/api/business/seek", babyForm());
  const { sn } = v.parse(v.object({ sn: Sn }), data);
  await payInDatabase(old, sn);
  await family.get("/api/business/sought", { sn });
  const originVars = { DATA_KEYS: `k2:${"B".repeat(43)}=,${DATA_KEYS}` };
  const one = await originHere({ originVars }, { BODIES, DB: await old.database() });
  await one.origin.cron();
  return one;
}

/** Two databases, between which a bucket moves; what the platform brings besides calls; a directory that is silent. */
async function moved() {
  const spread = await spreadHere(2, stripeVars);
  const family = await spread.visitorIn("DB");
  const { data } = await family.post("/api/business/seek", babyForm());
  const { sn } = v.parse(v.object({ sn: Sn }), data);
  const raw = { ...spread.raw, WORK: { sendBatch: async () => undefined } };
  const outTradeNo = await payInDatabase(spread.only("DB"), sn);
  expect((await answerNotification(stripeNotice(outTradeNo), "stripe", raw, () => undefined)).status).toBe(
    200,
  );
  const ended: string[] = [];
  const messages = [
    { do: "keep", about: [sn] },
    { do: "minute", database: "DB_1" },
  ].map((body) => ({
    body,
    ack: () => void ended.push("ack"),
    retry: () => void ended.push("retry"),
  }));
  await answerQueue({ queue: "luopan-work", messages }, raw);
  await answerQueue({ queue: deadLettersOf("luopan-work"), messages }, raw);
  expect(ended).toEqual(["ack", "ack", "ack", "ack"]);
  await everyMinute(originEnv(raw));
  expect((await answerHealth(raw)).status).toBe(200);
  await family.post("/api/business/writeMobile", { sn, mobile: "13812345678" });
  await family.post("/api/business/search");
  await spread.origin.cron();
  await spread.begin(sn, "DB", "DB_1");
  for (let steps = 0; steps < 20; steps++) await spread.step();
  await byOldMap(spread);
  return spread;
}

/** An isolate that goes by a map which the directory can't say again. */
async function byOldMap(spread: Awaited<ReturnType<typeof spreadHere>>) {
  const one = await spread.isolate();
  const { visitorId } = await spread.visitorIn("DB_1");
  await callerOf(one, visitorId).post("/api/business/seek", babyForm());
  one.directory.isDown = true;
  forgetMap(originEnv({ ...one.raw }));
  expect((await callerOf(one, visitorId).post("/api/business/seek", babyForm())).status).toBe(200);
  one.directory.isDown = false;
  here.push(one);
}

/** The names under which a statement reads lists that it has made itself: `WITH waiting AS (…) … FROM waiting w`. */
function madeIn(sql: string): Set<string> {
  const lists = Array.from(sql.matchAll(/\bWITH (\w+) AS \(/g), ([, name = ""]) => name);
  const aliases = lists.map((name) => new RegExp(`\\b(?:FROM|JOIN) ${name} (\\w+)`).exec(sql)?.[1] ?? name);
  return new Set([...lists, ...aliases]);
}

/** What a trigger does, as statements by themselves: what stands for a row's value is a value. */
function statementsOf(trigger: string): string[] {
  const [, when, body = ""] =
    /^CREATE TRIGGER [\s\S]*?(?:\sWHEN\s([\s\S]*?))?\sBEGIN\s([\s\S]*)\bEND;?\s*$/i.exec(trigger) ?? [];
  const parts = [...(when === undefined ? [] : [`SELECT 1 WHERE ${when}`]), ...body.split(";")];
  return parts
    .map((part) => part.replaceAll(/\b(?:NEW|OLD)\.(?:`\w+`|\w+)/g, "?").trim())
    .filter((part) => part !== "" && !part.includes("RAISE("));
}

/** The triggers of every database that a test has: our own, and those that a move has made. */
async function triggers(): Promise<string[]> {
  const found: string[] = [];
  for (const one of here) {
    const { results } = await (await one.database())
      .prepare("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name <> 'moved'")
      .all<{ sql: string }>();
    found.push(...results.map(({ sql }) => sql));
  }
  return [...new Set(found)];
}

test("no statement of the origin reads a table from end to end", { timeout: 240_000 }, async () => {
  await sayEverything();
  const [first] = here;
  if (first === undefined) throw new Error("no origin");
  const database = await first.database();
  const said = [...new Set(here.flatMap(({ statements }) => [...statements]))];
  const made = await triggers();
  const scans: string[] = [];
  for (const sql of [
    ...said.filter((one) => !one.startsWith("CREATE TRIGGER")),
    ...made.flatMap(statementsOf),
  ]) {
    const { results } = await database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>();
    for (const { detail } of results) {
      // A row of constants, in brackets, is no table, nor is a list that was given.
      const isScan = /^SCAN (?!\(|.*CONSTANT ROW|\d+-ROW VALUES|json_each )/.test(detail);
      if (
        isScan &&
        !madeIn(sql).has(detail.slice("SCAN ".length)) &&
        !BOUNDED.some((bounded) => bounded.test(sql))
      )
        scans.push(`${detail}: ${sql}`);
    }
  }
  expect(said.some((sql) => sql.includes("WITH waiting"))).toBe(true);
  expect(said.length).toBeGreaterThan(420);
  expect(made.flatMap(statementsOf).length).toBeGreaterThan(180);
  expect(scans).toEqual([]);
});
