import { expect, test, vi } from "vitest";
import { answerHealth } from "#functions/origin/entry/health.ts";
import { originHere } from "#tests/kit/runtime/here/origin-here.ts";

const MINUTE = 60_000;
const well = { database: "ok", cron: "ok", promises: "ok" };
/** What is said so many minutes from now. */
const saidIn = async (minutes: number, raw: object) =>
  (await answerHealth(raw, Date.now() + minutes * MINUTE)).json();

test("a cron that has stopped coming is said within minutes", async () => {
  const { raw, origin } = await originHere();
  expect(await saidIn(0, raw)).toEqual({ ...well, cron: "unknown" });
  await origin.cron();
  expect(await saidIn(4, raw)).toEqual(well);
  expect(await saidIn(6, raw)).toEqual({ ...well, cron: "late" });
});

test("a promise that nobody has tried to keep is said", async () => {
  const { raw, origin, database } = await originHere();
  await origin.cron();
  const at = new Date().toISOString();
  await (await database())
    .prepare(
      "INSERT INTO outbox (kind, ref, state, next_at, created_at) VALUES ('refund', 'r', 'todo', ?, ?)",
    )
    .bind(at, at)
    .run();
  expect(await saidIn(4, raw)).toEqual(well);
  expect(await saidIn(16, raw)).toMatchObject({ promises: "late" });
});

test("a database that is gone is said, in words and not in a fault", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { raw } = await originHere({ originVars: { DATA_KEYS: null } });
  expect(await saidIn(0, raw)).toEqual({ database: "down", cron: "unknown", promises: "unknown" });
});
