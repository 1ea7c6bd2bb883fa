import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isPromise, later } from "#app/kit/prose/deferred.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<string>(() => undefined);
const comesAfter = (ms: number) => () => new Promise<string>((done) => setTimeout(() => done("prices"), ms));

describe("what a page can do without", () => {
  test.each([true, false])(
    "is there at once where it is at hand, and nobody is asked (whole: %j)",
    async (whole) => {
      const ask = vi.fn(never);
      expect(await later(whole, "kept", ask)).toEqual({ value: "kept" });
      expect(ask).not.toHaveBeenCalled();
    },
  );

  test("is waited for by a page that must be whole", async () => {
    const page = later(true, null, comesAfter(1000));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await page).toEqual({ value: "prices" });
  });

  test.each([
    ["never comes", never],
    ["comes late", comesAfter(19_000)],
  ])("is left out of such a page after a second and a half where it %s", async (_what, work) => {
    const done = vi.fn();
    const page = later(true, null, work).then(done);
    await vi.advanceTimersByTimeAsync(1400);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(done).toHaveBeenCalledWith({ value: null });
    await page;
  });

  test("does not delay a page that may be sent in parts, and follows later", async () => {
    const { value } = await later(false, null, comesAfter(1000));
    expect(isPromise(value)).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await value).toBe("prices");
  });

  test.each([true, false])(
    "is missing where asking for it fails, and breaks nothing (whole: %j)",
    async (whole) => {
      const { value } = await later<string>(whole, null, () => Promise.reject(new Error("down")));
      expect(await value).toBeNull();
    },
  );
});
