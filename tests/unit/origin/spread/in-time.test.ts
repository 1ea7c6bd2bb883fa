import { expect, test } from "vitest";
import { inTime } from "#functions/origin/store/spread/in-time.ts";

test("what comes in time is given, and what never comes holds nothing up", async () => {
  expect(await inTime(Promise.resolve("there"), 5000)).toBe("there");
  await expect(inTime(new Promise(() => undefined), 5)).rejects.toThrow("正在维护");
});
