import { beforeEach, describe, expect, test } from "vitest";
import type { EdgeCache } from "#app/kit/upstream/edge-cache.server.ts";
import { type Memory, remembered } from "#app/kit/upstream/remembered-cache.ts";

/** An edge that answers with what it has, and counts. */
function edgeWith(data: unknown) {
  const looked: string[] = [];
  const answer = async (name: string) => {
    looked.push(name);
    return data as never;
  };
  const edge: EdgeCache = { kept: answer, atHand: answer, fetched: answer };
  return { edge, looked };
}

let memory: Memory;
let now: number;
beforeEach(() => {
  memory = new Map();
  now = 1_000_000;
});

describe("an isolate's short memory", () => {
  test("spares a look at the edge for five seconds, and no longer", async () => {
    const { edge, looked } = edgeWith({ items: [] });
    const cache = remembered(edge, memory, () => now);
    await cache.kept("homeAds");
    now += 4_999;
    expect(await cache.kept("homeAds")).toEqual({ items: [] });
    expect(looked).toHaveLength(1);
    now += 1;
    await cache.kept("homeAds");
    expect(looked).toHaveLength(2);
  });

  test("keeps an answer of the upstream as soon as it comes", async () => {
    const { edge, looked } = edgeWith({ items: [] });
    const cache = remembered(edge, memory, () => now);
    await cache.fetched("homeAds");
    await cache.kept("homeAds");
    expect(looked).toHaveLength(1);
  });

  test("does not remember that there was nothing", async () => {
    const { edge, looked } = edgeWith(null);
    const cache = remembered(edge, memory, () => now);
    expect(await cache.kept("homeAds")).toBeNull();
    expect(await cache.kept("homeAds")).toBeNull();
    expect(looked).toHaveLength(2);
  });

  test("keeps one call's answer apart from another's", async () => {
    const { edge, looked } = edgeWith({ items: [] });
    const cache = remembered(edge, memory, () => now);
    await cache.kept("homeAds");
    await cache.kept("content");
    expect(looked).toEqual(["homeAds", "content"]);
  });
});
