import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isPromise, later } from "#app/kit/prose/deferred.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<string>(() => undefined);
const comesAfter = (ms: number) => () => new Promise<string>((done) => setTimeout(() => done("prices"), ms));

describe("what a page can do without", () => {
  test("is there at once where it is at hand, and nobody is asked", () => {
    const ask = vi.fn(never);
    expect(later("kept", ask)).toBe("kept");
    expect(ask).not.toHaveBeenCalled();
  });

  test("is waited for, without holding up what stands before it", async () => {
    const value = later(null, comesAfter(1000));
    expect(isPromise(value)).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await value).toBe("prices");
  });

  test.each([
    ["never comes", never],
    ["comes late", comesAfter(19_000)],
  ])("is left out after a second and a half where it %s", async (_what, work) => {
    const done = vi.fn();
    const waiting = Promise.resolve(later(null, work)).then(done);
    await vi.advanceTimersByTimeAsync(1400);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(done).toHaveBeenCalledWith(null);
    await waiting;
  });

  test("is missing where asking for it fails, and breaks nothing", async () => {
    expect(await later<string>(null, () => Promise.reject(new Error("down")))).toBeNull();
  });
});
