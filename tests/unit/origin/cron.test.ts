import { expect, test } from "vitest";
import { runCron } from "#functions/origin/entry/cron.ts";
import { originEnv } from "#functions/origin/env.ts";
import { hearing } from "#tests/kit/runtime/here/hearing.ts";
import { memoryBodies } from "#tests/kit/runtime/here/memory-bodies.ts";
import { originHere } from "#tests/kit/runtime/here/origin-here.ts";
import { DATA_KEYS } from "#tests/kit/runtime/start-workers.ts";

/** An origin with so many unpaid orders whose time is over, and how many of them are not erased yet. */
async function overdue(orders: number) {
  const here = await originHere();
  const database = await here.database();
  const insert = `WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < ${orders})
    INSERT INTO orders (sn, product, offer, status, visitor_id, idem, request_hash, amount, currency, brief, engine, created_at, expires_at)
    SELECT 'S' || n, 'baby', 'baby', 'created', 'v' || n, '', '', 2990, 'CNY', 'k1.a.b', '', '2026-01-01', '2026-02-01' FROM nth`;
  await database.prepare(insert).run();
  const left = async () => {
    const row = await database
      .prepare("SELECT count(*) AS n FROM orders WHERE brief IS NOT NULL")
      .first<{ n: number }>();
    return row?.n;
  };
  const env = originEnv({ STAGE: "test", DATA_KEYS, DB: database });
  return { left, env };
}

test("a backlog of erasures is worked off in one run, not a batch a minute", async () => {
  const { left, env } = await overdue(1_000);
  await runCron(env);
  expect(await left()).toBe(0);
});

test("a run stops once its budget is spent, and the next goes on", async () => {
  const { left, env } = await overdue(1_000);
  await runCron(env, { ms: 30_000, statements: 100 });
  const first = (await left()) ?? 0;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(900);
  await runCron(env, { ms: 0, statements: 100 });
  // Without a moment left each step still has its turn: nothing that is promised starves.
  expect(await left()).toBe(first - 50);
});

// Breaks it catches: fifty erasures of ten statements each take an invocation past the thousand that D1 gives it.
test("a batch of erasures stops following once the budget is spent, and the promises of its commit are kept later", async () => {
  const { left, env: plain } = await overdue(50);
  let said = 0;
  const env = { ...plain, DB: hearing(plain.DB, () => void said++), BODIES: memoryBodies() };
  const whole = { ...env, databases: new Map([["DB", env.DB]]) };
  const open = async () =>
    (
      await plain.DB.prepare(
        "SELECT count(*) AS n FROM outbox WHERE kind = 'follow' AND state = 'todo'",
      ).first()
    )?.n;
  await runCron(whole, { ms: 30_000, statements: 100 });
  expect(await left()).toBe(0);
  expect(said).toBeLessThan(200);
  expect(await open()).toBeGreaterThan(0);
  for (let runs = 0; runs < 10; runs++) await runCron(whole);
  expect(await open()).toBe(0);
});
