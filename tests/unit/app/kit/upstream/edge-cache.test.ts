import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createUpstream } from "#app/kit/upstream/client.server.ts";
import { type CacheLike, createEdgeCache } from "#app/kit/upstream/edge-cache.server.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { sampleAnswers } from "#tests/kit/wire/sample-answers.ts";

const SITE_INFO = "/api/index/siteInfo";
const siteInfo = sampleAnswers[`GET ${SITE_INFO}`];
const MINUTE = 60_000;

let upstream: RecordingUpstream;
let stored: Map<string, Response>;
let behind: Promise<unknown>[];
let now: number;
beforeAll(async () => {
  upstream = await recordingUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  stored = new Map();
  behind = [];
  now = Date.parse("2026-11-21T00:00:00Z");
});
afterEach(() => upstream.reset());

const edge: CacheLike = {
  match: async (key) => stored.get(key)?.clone(),
  put: async (key, response) => void stored.set(key, response),
};

function cacheOver(cache: CacheLike = edge, scope = "embedded") {
  const client = createUpstream({
    target: { service: { fetch }, base: upstream.url, privateInQuery: false },
    caller: {
      visitorId: "0".repeat(32),
      pageUrl: "https://luopan.example/",
      cookie: null,
      address: null,
    },
    log: () => undefined,
    onCookies: () => undefined,
    timeoutMs: 500,
  });
  return createEdgeCache({
    cache,
    scope,
    upstream: client,
    waitUntil: (work) => behind.push(work),
    now: () => now,
  });
}

/** What was begun behind the page comes to its end. */
async function settle() {
  while (behind.length > 0) await Promise.all(behind.splice(0));
}

async function warm() {
  await cacheOver().fetched("siteInfo");
  await settle();
  upstream.reset();
}

describe("the edge's copy", () => {
  test("does not exist while the cache is cold, and the upstream is not asked for it", async () => {
    expect(await cacheOver().kept("siteInfo")).toBeNull();
    expect(upstream.requests).toEqual([]);
  });

  test("is fetched behind the page where the page takes only what is at hand", async () => {
    expect(await cacheOver().atHand("siteInfo")).toBeNull();
    await settle();
    expect(upstream.heard(SITE_INFO)).toHaveLength(1);
    expect(await cacheOver().atHand("siteInfo")).toEqual(siteInfo);
  });

  test("is there at once while it is fresh, and nobody is asked", async () => {
    await warm();
    now += MINUTE - 1;
    expect(await cacheOver().kept("siteInfo")).toEqual(siteInfo);
    await settle();
    expect(upstream.requests).toEqual([]);
  });

  test("is there at once when it is stale, and made new behind the page", async () => {
    await warm();
    now += MINUTE;
    upstream.behave(that.answersWith({ ...Object(siteInfo), operator: "新公司" }));
    expect(await cacheOver().kept("siteInfo")).toEqual(siteInfo);
    await settle();
    expect(upstream.heard(SITE_INFO)).toHaveLength(1);
    expect(await cacheOver().kept("siteInfo")).toMatchObject({ operator: "新公司" });
  });

  test.each([
    ["refuses", that.refuses(503, "UNAVAILABLE", "维护中")],
    ["never answers", that.neverAnswers],
    ["says HTML", that.saysHtml()],
    ["hangs up", that.hangsUp],
    ["sends another shape", that.answersWith({ title: 1 })],
  ])("outlives an upstream that %s, for days, at once", async (_what, behaviour) => {
    await warm();
    now += 6 * 24 * 60 * MINUTE;
    upstream.behave(behaviour);
    const started = performance.now();
    expect(await cacheOver().kept("siteInfo")).toEqual(siteInfo);
    expect(performance.now() - started).toBeLessThan(400);
    await settle();
    expect(await cacheOver().kept("siteInfo")).toEqual(siteInfo);
  });

  test("is one for all visitors and holds nothing of them", async () => {
    await warm();
    const [key = "", response] = [...stored][0] ?? [];
    expect(key).not.toContain("000000");
    expect([...(response?.headers.keys() ?? [])].sort()).toEqual([
      "cache-control",
      "content-type",
      "x-stored-at",
    ]);
  });

  test("of one upstream is not another's", async () => {
    await warm();
    expect(await cacheOver(edge, "https://other.example").kept("siteInfo")).toBeNull();
  });

  test("is not made of an upstream's refusal", async () => {
    upstream.behave(that.refuses(500, "INTERNAL", "出了问题"));
    await expect(cacheOver().fetched("siteInfo")).rejects.toMatchObject({ status: 500 });
    await settle();
    expect(stored.size).toBe(0);
  });
});

describe("a poisoned copy", () => {
  test.each([
    ["HTML", "<script>alert(1)</script>"],
    ["cut JSON", '{"title":"罗盘'],
    ["another shape", '{"title":["罗盘起名"]}'],
    ["null", "null"],
    ["nothing", ""],
  ])("of %s is not used", async (_what, body) => {
    await warm();
    for (const key of stored.keys())
      stored.set(key, new Response(body, { headers: { "x-stored-at": `${now}` } }));
    expect(await cacheOver().kept("siteInfo")).toBeNull();
  });

  test.each(["", "tomorrow", "NaN"])("with the time «%s» is stale, not fresh for ever", async (time) => {
    await warm();
    for (const [key, response] of stored) {
      stored.set(key, new Response(await response.text(), { headers: { "x-stored-at": time } }));
    }
    await cacheOver().kept("siteInfo");
    await settle();
    expect(upstream.heard(SITE_INFO)).toHaveLength(1);
  });

  test("from the future is stale too", async () => {
    await warm();
    now -= 24 * 60 * MINUTE;
    await cacheOver().kept("siteInfo");
    await settle();
    expect(upstream.heard(SITE_INFO)).toHaveLength(1);
  });
});

test("a cache that is broken is a cold one", async () => {
  const fail = () => Promise.reject(new Error("no cache"));
  const broken = cacheOver({ match: fail, put: fail });
  expect(await broken.kept("siteInfo")).toBeNull();
  expect(await broken.fetched("siteInfo")).toEqual(siteInfo);
  await settle();
});
