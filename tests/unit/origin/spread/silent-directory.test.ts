import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Sn } from "#functions/contract/values/scalars.ts";
import { HOUR_MS, MINUTE_MS } from "#functions/contract/values/time.ts";
import { spreadHere } from "#tests/kit/calls/spread-here.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const SEEK = "/api/business/seek";
const SOUGHT = "/api/business/sought";
const MOBILE = "/api/business/writeMobile";

let here: Awaited<ReturnType<typeof spreadHere>>;
let one: Awaited<ReturnType<typeof here.isolate>>;
/** The same family, in the isolate whose way to the directory is cut, and in another. */
let cut: ReturnType<typeof callerOf>;
let elsewhere: ReturnType<typeof callerOf>;
let sn: string;

/** Three databases, a paid order in the second, and an isolate that knows the map. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  here = await spreadHere(3);
  one = await here.isolate();
  elsewhere = await here.visitorIn("DB_1");
  cut = callerOf(one, elsewhere.visitorId);
  sn = await order(cut);
  await payInDatabase(here.only("DB_1"), sn);
  expect((await cut.get(SOUGHT, { sn })).status).toBe(200);
});
afterEach(() => vi.useRealTimers());

const order = async (caller: typeof cut) =>
  v.parse(v.object({ sn: Sn }), (await caller.post(SEEK, babyForm())).data).sn;
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);
const read = async (caller = cut) => (await caller.get(SOUGHT, { sn })).status;
const sell = async () => (await cut.post(SEEK, babyForm())).status;
/** Everything of the bucket's orders that a late writer might change. */
const books = (name: string) =>
  here.rows(name, "SELECT sn, status, (SELECT count(*) FROM payments) AS paid FROM orders ORDER BY sn");

describe("while the directory is silent", () => {
  test("an isolate that knows the map reads, sells and writes in all other databases", async () => {
    const near = await here.visitorIn("DB");
    const inDirectory = await order(near);
    here.of("DB").isDown = true;
    pass(MINUTE_MS);
    expect(await read()).toBe(200);
    const made = await order(cut);
    expect((await cut.post(MOBILE, { sn: made, mobile: "13812345678" })).status).toBe(200);
    await payInDatabase(here.only("DB_1"), made);
    expect((await cut.get("/api/business/getPaidRes", { sn: made })).data).toMatchObject({ paid: true });
    // Its own orders say so.
    const refused = await callerOf(one, near.visitorId).get(SOUGHT, { sn: inDirectory });
    expect(refused).toMatchObject({ status: 503, code: "UNAVAILABLE" });
    here.of("DB").isDown = false;
    pass(MINUTE_MS);
    await here.origin.cron();
    expect(await here.rows("DB", `SELECT sn FROM mobiles WHERE sn = '${made}'`)).toHaveLength(1);
  });

  // Breaks it catches: what was paid looks unpaid by an old map; a payment is written where nobody looks any more.
  test("it neither reads nor writes where a bucket was that has left meanwhile", async () => {
    one.directory.isDown = true;
    pass(MINUTE_MS);
    await here.begin(sn, "DB_1", "DB_2");
    const seen: Record<string, number[]> = {};
    for (let state = ""; state !== "done"; ) {
      state = await here.step();
      const before = await books("DB_1");
      seen[state] = [await read(), await sell()];
      if (state !== "copying") expect(await books("DB_1"), state).toEqual(before);
    }
    expect(seen).toEqual({
      copying: [200, 200],
      frozen: [200, 503],
      flipped: [200, 503],
      dropping: [503, 503],
      done: [503, 503],
    });
    expect(await read(elsewhere)).toBe(200);
    // It finds the bucket once it can ask.
    one.directory.isDown = false;
    pass(MINUTE_MS);
    expect(await read()).toBe(200);
  });

  // What holds even where nobody looks first: the database refuses in the commit.
  test("the database that a bucket has left takes no row of it, changes none and gives none away", async () => {
    await here.begin(sn, "DB_1", "DB_2");
    while ((await here.step()) !== "dropping");
    const { database } = here.of("DB_1");
    for (const write of [
      `INSERT INTO outbox VALUES ('deliver', '${sn}', 'todo', 0, '2026', '2026', null, 0)`,
      `UPDATE orders SET status = 'refunded' WHERE sn = '${sn}'`,
      `UPDATE payments SET state = 'closed' WHERE sn = '${sn}'`,
      `DELETE FROM reports WHERE sn = '${sn}'`,
    ])
      await expect(database.prepare(write).run(), write).rejects.toThrow("bucket is moving");
  });

  test.each([
    ["an hour later", HOUR_MS + MINUTE_MS],
    ["where its clock was wrong", -HOUR_MS],
  ])("an old map is not believed %s", async (_when, ms) => {
    here.of("DB").isDown = true;
    pass(ms);
    expect(await read()).toBe(503);
    expect(await sell()).toBe(503);
    here.of("DB").isDown = false;
    expect(await read()).toBe(200);
  });

  test("an isolate that finds no map anywhere says so, and works as soon as it can ask", async () => {
    const another = await here.isolate();
    another.directory.isDown = true;
    const family = callerOf(another, cut.visitorId);
    expect(await family.get(SOUGHT, { sn })).toMatchObject({ status: 503, code: "UNAVAILABLE" });
    another.directory.isDown = false;
    expect(await read(family)).toBe(200);
  });

  describe("an isolate that starts then", () => {
    const start = async () => {
      const isolate = await here.isolate();
      isolate.directory.isDown = true;
      return { isolate, family: callerOf(isolate, cut.visitorId) };
    };

    // Breaks it catches: with the first database down, each isolate that starts answers nothing for all the others.
    test("finds its orders by the copy of the map that any other database has", async () => {
      await here.origin.cron();
      const { family } = await start();
      expect(await read(family)).toBe(200);
      const made = await order(family);
      expect(await here.rows("DB_1", `SELECT sn FROM orders WHERE sn = '${made}'`)).toHaveLength(1);
      here.of("DB_1").isDown = true;
      expect(await read((await start()).family)).toBe(503);
      here.of("DB_1").isDown = false;
      here.of("DB_2").isDown = true;
      expect(await read((await start()).family)).toBe(200);
    });

    test("waits three seconds for one that never answers, the next call not at all", async () => {
      await here.origin.cron();
      const isolate = await here.isolate();
      isolate.directory.isStuck = true;
      const family = callerOf(isolate, cut.visitorId);
      expect(await read(family)).toBe(200);
      const began = performance.now();
      expect(await read(family)).toBe(200);
      expect(performance.now() - began).toBeLessThan(1_000);
    });

    test("does not read where a bucket was that has left since the copy was made", async () => {
      await here.origin.cron();
      await here.begin(sn, "DB_1", "DB_2");
      while ((await here.step()) !== "dropping");
      expect(await read((await start()).family)).toBe(503);
      pass(MINUTE_MS);
      await here.origin.cron();
      expect(await read((await start()).family)).toBe(200);
      // Each has the newest alone.
      for (const name of ["DB_1", "DB_2"])
        expect(await here.rows(name, "SELECT version FROM bucket_maps")).toEqual([{ version: 2 }]);
    });
  });

  test("one that never answers holds a call up for two seconds, and the next not at all", async () => {
    one.directory.isStuck = true;
    pass(MINUTE_MS);
    expect(await read()).toBe(200);
    const began = performance.now();
    expect(await read()).toBe(200);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  // Breaks it catches: a refusal of one database makes an isolate forget the map that it goes by.
  test("a refusal leaves the old map", async () => {
    here.of("DB").isDown = true;
    here.of("DB_1").isDown = true;
    expect(await read()).toBe(503);
    here.of("DB_1").isDown = false;
    expect(await read()).toBe(200);
  });
});
