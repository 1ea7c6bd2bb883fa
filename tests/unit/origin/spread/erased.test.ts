import * as v from "valibot";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Sn } from "#functions/contract/values/scalars.ts";
import { readDeskOrder } from "#functions/origin/desk/orders/read-order.ts";
import { readQueue } from "#functions/origin/desk/queue.ts";
import { runCron } from "#functions/origin/entry/cron.ts";
import { keepers } from "#functions/origin/entry/keepers.ts";
import { type OriginEnv, originEnv } from "#functions/origin/env.ts";
import { runOutbox } from "#functions/origin/money/outbox/run.ts";
import { tillOf } from "#functions/origin/money/till.ts";
import { promiseFollowing } from "#functions/origin/orders/erase/follow.ts";
import { openBody } from "#functions/origin/store/bodies.ts";
import { openDatabase } from "#functions/origin/store/database.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { memoryBodies } from "#tests/kit/runtime/here/memory-bodies.ts";
import { originHere } from "#tests/kit/runtime/here/origin-here.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

type Here = Awaited<ReturnType<typeof originHere>>;

let here: Here;
let small: Here;
let sn: string;
let family: ReturnType<typeof callerOf>;
const bodies = memoryBodies();

/** One database, and a paid order whose bodies are kept outside; `small` is the same without a store bound. */
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  bodies.kept.clear();
  bodies.isDown = false;
  here = await originHere({}, { BODIES: bodies });
  small = await originHere({}, { DB: await here.database() });
  family = callerOf(here);
  sn = v.parse(v.object({ sn: Sn }), (await family.post("/api/business/seek", babyForm())).data).sn;
  await payInDatabase(here, sn);
  await family.get("/api/business/sought", { sn });
});

const contextOf = (env: OriginEnv) => ({ db: openDatabase(env.DB), env, now: Date.now() });
const ofSmall = () => contextOf(originEnv(small.raw));
const ofLarge = () => contextOf(originEnv(here.raw));

async function first(sql: string): Promise<Record<string, unknown> | null> {
  return (await here.database()).prepare(sql).first();
}
const said = (sql: string) => here.database().then((database) => database.prepare(sql).run());
const PROMISE = "SELECT state, tries FROM outbox WHERE kind = 'follow'";
const DESK = "SELECT kind FROM desk_items";

describe("an order that is erased while nothing is bound to keep bodies in", () => {
  test("stays promised, and on the desk, until its bodies are gone", async () => {
    const kept = bodies.kept.size;
    expect(kept).toBe(1);
    await callerOf(small, family.visitorId).post("/api/x/erase", { sn });
    expect(await first("SELECT status, brief FROM orders")).toEqual({ status: "erased", brief: null });
    for (let tries = 0; tries < 5; tries++) {
      await said("UPDATE outbox SET next_at = '2026' WHERE state = 'todo'");
      await runCron(originEnv(small.raw));
    }
    expect(await first(PROMISE)).toEqual({ state: "todo", tries: 5 });
    expect((await readQueue(ofSmall())).map(({ kind }) => kind)).toEqual(["late-follow"]);
    expect(bodies.kept.size).toBe(kept);
    await said("UPDATE outbox SET next_at = '2026' WHERE state = 'todo'");
    await here.origin.cron();
    expect(bodies.kept.size).toBe(0);
    expect(await first(`${PROMISE} AND state = 'todo'`)).toBeNull();
    expect(await first("SELECT count(*) AS n FROM reports")).toEqual({ n: 0 });
  });

  test("promises nothing where nothing is kept outside", async () => {
    const family = callerOf(small);
    const { data } = await family.post("/api/business/seek", babyForm());
    const own = v.parse(v.object({ sn: Sn }), data).sn;
    await payInDatabase(small, own);
    await family.get("/api/business/sought", { sn: own });
    await family.post("/api/x/erase", { sn: own });
    expect(await first("SELECT 1 FROM outbox WHERE kind = 'follow'")).toBeNull();
    expect(await first(`SELECT 1 FROM reports WHERE sn = '${own}'`)).toBeNull();
    expect(await first(`SELECT 1 FROM orders WHERE sn = '${own}' AND result IS NOT NULL`)).toBeNull();
  });
});

test("what a family said is not read at the desk while its bodies can't be reached", async () => {
  const told = await readDeskOrder(sn, ofLarge());
  expect(told.said).not.toEqual({});
  bodies.isDown = true;
  await family.post("/api/x/erase", { sn });
  expect(await first(PROMISE)).toMatchObject({ state: "todo" });
  expect((await readDeskOrder(sn, ofLarge())).said).toEqual({});
});

describe("a body that was read of before its row changed", () => {
  const body = () => ({ sn, part: "face", place: places.part(sn, "face") });
  const named = async () => String((await first("SELECT body FROM reports WHERE part = 'face'"))?.body ?? "");

  test("is opened by what the row says now, and nobody is told of a loss", async () => {
    const before = await named();
    const value = await openBody(before, body(), ofLarge());
    const [key, name] = [before.slice(0, before.indexOf(".") + 1), before.slice(before.indexOf(".") + 1)];
    // As it is sealed anew: kept under another name, named by the row, and the old one dropped.
    bodies.kept.set(`${name}NEW`, bodies.kept.get(name) ?? new Uint8Array());
    await said(`UPDATE reports SET body = '${key}${name}NEW' WHERE part = 'face'`);
    bodies.kept.delete(name);
    expect(await openBody(before, body(), ofLarge())).toEqual(value);
    expect(await first(DESK)).toBeNull();
  });

  test("is gone with its order, and nobody is told of a loss", async () => {
    const before = await named();
    await family.post("/api/x/erase", { sn });
    await expect(openBody(before, body(), ofLarge())).rejects.toMatchObject({ code: "ERASED" });
    expect(await first(DESK)).toBeNull();
  });
});

test("a promise that is made again while it is being kept is still to be done", async () => {
  const context = ofLarge();
  const till = tillOf(context);
  await promiseFollowing([sn], context);
  const keep = async () => {
    await promiseFollowing([sn], context);
    return true;
  };
  await runOutbox(till, { by: { ...keepers, follow: { keep } }, about: [sn] });
  expect(await first(PROMISE)).toEqual({ state: "todo", tries: 0 });
  await runOutbox(till, { by: keepers, about: [sn] });
  expect(await first(PROMISE)).toMatchObject({ state: "done" });
});
