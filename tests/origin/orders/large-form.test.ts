import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare, NoOpLog } from "miniflare";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Sn } from "#functions/contract/values/scalars.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { bundleFolder } from "#tests/kit/runtime/bundles.ts";
import { spreadBuckets, writeLarge } from "#tests/kit/runtime/large-workers.ts";
import { bundleIn, migrate, modulesOf, readWorker } from "#tests/kit/runtime/runtime.ts";
import { DATA_KEYS, type Site } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const NAMES = ["DB", "DB_01"] as const;

let miniflare: Miniflare;

/** The origin as it is shipped, on the platform's own engines, as the large configuration binds them. */
beforeAll(async () => {
  const { config, remove } = writeLarge(2);
  const { workerOptions } = readWorker(config);
  remove();
  // As it is configured, but that a test does not wait half a minute for each try.
  const consumers = Object.entries(workerOptions.queueConsumers ?? {});
  const queueConsumers = Object.fromEntries(
    consumers.map(([queue, consumer]) => [queue, { ...Object(consumer), retryDelay: 0, maxBatchTimeout: 0 }]),
  );
  const worker = {
    ...workerOptions,
    ...modulesOf({
      "index.js": join(bundleFolder("origin"), "index.js"),
      ...bundleIn(bundleFolder("origin")),
    }),
    ...{ name: "luopan-origin", queueConsumers },
    bindings: { ...Object(workerOptions.bindings), STAGE: "test", DATA_KEYS },
  };
  const options = convertV4MiniflareOptions({ workers: [worker], log: new NoOpLog() });
  miniflare = new Miniflare(options);
  for (const name of NAMES) await migrate(await miniflare.getD1Database(name));
  await spreadBuckets(await miniflare.getD1Database("DB"), 2);
}, 120_000);
afterAll(() => miniflare?.dispose());

const origin: Site["origin"] = {
  fetch: async (path, init) => miniflare.dispatchFetch(new URL(path, "https://origin.internal"), init),
  cron: async () => undefined,
};

test("a form hands out a bookmark of D1's own, and a false one harms nothing", async () => {
  const family = callerOf({ origin });
  let wrote = "";
  const heard: Site["origin"]["fetch"] = async (path, init) => {
    const said = await origin.fetch(path, init);
    wrote = /^wrote=([^;]+); Max-Age=86400/.exec(said.headers.get("set-cookie") ?? "")?.[1] ?? wrote;
    return said;
  };
  const writing = callerOf({ origin: { ...origin, fetch: heard } }, family.visitorId);
  const { sn } = v.parse(v.object({ sn: Sn }), (await writing.post("/api/business/seek", babyForm())).data);
  // Our own form of a bookmark, about one of the two databases.
  expect(wrote).toMatch(/^DB(_01)?\.[0-9a-f-]{20,100}\.[0-9a-f]{16}(~|$)/);
  const later = wrote.replace(
    /\.[0-9a-f-]+\./,
    ".ffffffff-ffffffff-ffffffff-ffffffffffffffffffffffffffffffff.",
  );
  for (const cookie of [wrote, later, "wrote=", wrote.slice(0, -1)]) {
    const reading = callerOf({ origin }, family.visitorId, { cookie: `wrote=${cookie}` });
    const said = await reading.get("/api/business/soughtFree", { sn });
    expect([said.status, Object(said.data).sn]).toEqual([200, sn]);
  }
});

test("an order of the large form lies in its database, its bodies in R2, its mobile in the directory by the queue", async () => {
  const there = await miniflare.getD1Database("DB_01");
  const directory = await miniflare.getD1Database("DB");
  const bodies = await miniflare.getR2Bucket("BODIES");
  for (;;) {
    const family = callerOf({ origin });
    const said = await family.post("/api/business/seek", babyForm());
    const { sn } = v.parse(v.object({ sn: Sn }), said.data);
    const isThere = await there.prepare("SELECT 1 FROM orders WHERE sn = ?").bind(sn).first();
    if (isThere === null) continue;
    await payInDatabase({ database: async () => there }, sn);
    expect((await family.get("/api/business/sought", { sn })).status).toBe(200);
    const { objects } = await bodies.list({ prefix: `${sn}/` });
    expect(objects).toHaveLength(1);
    expect(objects[0]?.size).toBeLessThan(60_000);
    await family.post("/api/business/writeMobile", { sn, mobile: "13812345678" });
    const listed = directory.prepare("SELECT sn FROM mobiles WHERE sn = ?").bind(sn);
    await expect.poll(() => listed.first(), { timeout: 20_000 }).toEqual({ sn });
    await family.post("/api/x/erase", { sn });
    expect((await bodies.list({ prefix: `${sn}/` })).objects).toEqual([]);
    expect((await family.get("/api/business/sought", { sn })).status).toBe(410);
    break;
  }
});

// Breaks it catches: the queue that the configuration gives dead letters to is none that the Worker knows as one.
test("what the queue gives up stands at the desk", { timeout: 60_000 }, async () => {
  const queue = await miniflare.getQueueProducer("WORK");
  await queue.send({ do: "nothing that there is" });
  const directory = await miniflare.getD1Database("DB");
  const told = directory.prepare("SELECT kind, state FROM desk_items WHERE kind = 'dead'");
  await expect.poll(() => told.first(), { timeout: 40_000 }).toEqual({ kind: "dead", state: "open" });
});
