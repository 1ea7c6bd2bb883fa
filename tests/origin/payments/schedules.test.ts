import { afterAll, beforeAll, expect, test } from "vitest";
import type { Played } from "#tests/support/money/money-worker.ts";
import { type Money, startMoney } from "#tests/support/money/start-money.ts";

/** Orders that share a world, its cron and its database. */
const ORDERS = 20;
/** `SCHEDULES=10000` plays them all; every run of the tests plays some of them. */
const SCHEDULES = Number(process.env.SCHEDULES ?? 400);
const SEED = Number(process.env.SEED ?? 20261121);

let money: Money;
beforeAll(async () => {
  money = await startMoney({ withWorker: true });
  await money.post("/watch");
});
afterAll(() => money?.close());

test(`after ${SCHEDULES} random schedules our books are the providers', to the fen`, {
  timeout: 1_800_000,
}, async () => {
  const worlds = Math.ceil(SCHEDULES / ORDERS);
  const started = performance.now();
  const played: Played = JSON.parse(await money.post(`/?seed=${SEED}&worlds=${worlds}&orders=${ORDERS}`));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(JSON.stringify({ ...played, failure: played.failure !== null, seconds }));
  expect(played.failure).toBeNull();
  // What was played was not idle: it held what the law is about.
  expect(played.schedules).toBeGreaterThanOrEqual(SCHEDULES);
  for (const count of [
    played.paid,
    played.second,
    played.refunded,
    played.parts,
    played.mismatched,
    played.crashes,
  ]) {
    expect(count).toBeGreaterThan(SCHEDULES / 100);
  }
});
