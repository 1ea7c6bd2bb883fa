import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Sn } from "#functions/contract/values/scalars.ts";
import { HOUR_MS } from "#functions/contract/values/time.ts";
import { everyMinute } from "#functions/origin/entry/cron.ts";
import { answerHealth } from "#functions/origin/entry/health.ts";
import { originEnv } from "#functions/origin/env.ts";
import { newCode, takeCode } from "#functions/origin/orders/look-up/code.ts";
import { evenRuns } from "#functions/origin/store/spread/bucket-map.ts";
import { reachOf } from "#functions/origin/store/spread/shards.ts";
import { spreadHere } from "#tests/kit/calls/spread-here.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { watchMoves } from "#tests/kit/money/ledger.ts";
import { openTill } from "#tests/kit/money/till.ts";
import { type OriginHere, originHere } from "#tests/kit/runtime/here/origin-here.ts";
import { sqliteDatabase } from "#tests/kit/runtime/here/sqlite-database.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

/** The time that clocks show, which may jump. */
let shown: number;
const jump = (ms: number) => {
  shown += ms;
  vi.setSystemTime(shown);
};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["Date"] });
  shown = Date.parse("2026-11-24T09:00:00.000Z");
  jump(0);
});
afterEach(() => void vi.useRealTimers());

/** An order of a new family, and another visitor. */
async function ordered(here: OriginHere) {
  const family = callerOf(here);
  const form = babyForm();
  const { data } = await family.post("/api/business/seek", form);
  return { family, form, sn: v.parse(v.object({ sn: Sn }), data).sn, other: callerOf(here) };
}

describe("after the clock went back an hour", () => {
  test("the same form is the same order, and it is not over", async () => {
    const here = await originHere();
    const { family, form, sn } = await ordered(here);
    jump(-HOUR_MS);
    expect((await family.post("/api/business/seek", form)).data).toMatchObject({ sn });
    await here.origin.cron();
    expect((await family.get("/api/business/soughtFree", { sn })).status).toBe(200);
  });

  test("a page still asks its provider, and about the payment that was begun last", async () => {
    const database = sqliteDatabase();
    await watchMoves(database);
    const shop = await openTill(database);
    const first = await shop.open();
    await shop.look();
    shop.pass(-60);
    shop.wechat.pay(first.outTradeNo);
    expect(await shop.look()).toMatchObject({ paid: true });
    const again = await openTill(database);
    const closed = await again.open();
    const booked = again.wechat.book.get(closed.outTradeNo);
    if (booked !== undefined) booked.closed = true;
    await again.look();
    again.pass(-60);
    const next = await again.open({ idem: "key-of-another-form" });
    expect(await again.look()).toMatchObject({ payment: { outTradeNo: next.outTradeNo, state: "open" } });
  });

  test("a pass and a code hold no longer than they should", async () => {
    const here = await originHere();
    const { family, other, sn } = await ordered(here);
    const pass = String(Object((await family.post("/api/x/handOver", { sn })).data).pass);
    const context = () => {
      const env = originEnv(here.raw);
      return { ...reachOf(env), env, now: Date.now() };
    };
    const code = await newCode("13812345678", context());
    jump(-HOUR_MS);
    expect((await other.post("/api/x/takeOver", { sn, pass })).code).toBe("STATE_CONFLICT");
    await expect(takeCode("13812345678", code, context())).rejects.toMatchObject({ code: "INVALID_PARAMS" });
    jump(HOUR_MS);
    expect((await other.post("/api/x/takeOver", { sn, pass })).status).toBe(200);
    await takeCode("13812345678", code, context());
  });

  test("a map of the buckets is not believed for an hour", async () => {
    const here = await spreadHere(2);
    const { shards } = reachOf(originEnv(here.raw));
    expect((await shards?.map())?.version).toBe(1);
    const runs = JSON.stringify(evenRuns(["DB_1", "DB"]));
    await here.of("DB").database.prepare("INSERT INTO bucket_maps VALUES (2, ?, '2026')").bind(runs).run();
    jump(-HOUR_MS);
    expect((await shards?.map())?.version).toBe(2);
  });

  test("a cron that has stopped since is seen, and its queue made up for", async () => {
    const here = await spreadHere(2);
    await here.origin.cron();
    const health = async () => Object(await (await answerHealth(here.raw)).json()).cron;
    expect(await health()).toBe("ok");
    jump(-HOUR_MS);
    expect(await health()).toBe("late");
    // A queue that takes messages and does nothing.
    await everyMinute(originEnv({ ...here.raw, WORK: { sendBatch: async () => undefined } }));
    expect(await health()).toBe("ok");
  });
});

test("a pass that was used is no good again after the clock went on an hour and came back", async () => {
  const here = await originHere();
  const { family, other, sn } = await ordered(here);
  const pass = String(Object((await family.post("/api/x/handOver", { sn })).data).pass);
  expect((await other.post("/api/x/takeOver", { sn, pass })).status).toBe(200);
  jump(HOUR_MS + 1000);
  await here.origin.cron();
  jump(-HOUR_MS);
  expect((await callerOf(here).post("/api/x/takeOver", { sn, pass })).code).toBe("STATE_CONFLICT");
});
