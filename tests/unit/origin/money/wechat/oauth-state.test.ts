import fc from "fast-check";
import { expect, test } from "vitest";
import { isGoodState, newState } from "#functions/origin/money/providers/wechat/oauth-state.ts";

const DATA_KEYS = [{ id: "k1", secret: Buffer.alloc(32, 7).toString("base64") }];
const now = Date.UTC(2026, 10, 21, 12, 5, 9);
const bearer = (over: { visitorId?: string; now?: number } = {}) => ({
  visitorId: "0".repeat(32),
  now,
  env: { DATA_KEYS },
  ...over,
});

test("a state is good for ten minutes, and then no more", async () => {
  const state = await newState(bearer());
  const after = (seconds: number) => isGoodState(state, bearer({ now: now + seconds * 1000 }));
  expect(await Promise.all([0, 599, 600, 86_400].map(after))).toEqual([true, true, false, false]);
});

test("a state is good for its visitor alone, and under our key alone", async () => {
  const state = await newState(bearer());
  expect(await isGoodState(state, bearer({ visitorId: `1${"0".repeat(31)}` }))).toBe(false);
  const others = { DATA_KEYS: [{ id: "k1", secret: Buffer.alloc(32, 8).toString("base64") }] };
  expect(await isGoodState(state, { ...bearer(), env: others })).toBe(false);
});

test("a state with any character changed, or any other text, is not accepted", async () => {
  const state = await newState(bearer());
  await fc.assert(
    fc.asyncProperty(fc.nat(state.length - 1), fc.constantFrom(..."0123456789abcdef"), async (at, char) => {
      const changed = state.slice(0, at) + char + state.slice(at + 1);
      expect(await isGoodState(changed, bearer())).toBe(changed === state);
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 128 }), async (text) => {
      expect(await isGoodState(text, bearer())).toBe(false);
    }),
  );
});
