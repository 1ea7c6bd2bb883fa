import fc from "fast-check";
import { expect, test } from "vitest";
import { dateText, momentText } from "#app/kit/page/time-text.ts";
import { beijingDay, beijingMidnight, beijingTime, DAY_MS, isoOf } from "#functions/contract/values/time.ts";

const AT = Date.UTC(2026, 10, 21, 16, 5, 9);

test("a moment is read by the clock in Beijing", () => {
  expect(isoOf(AT)).toBe("2026-11-21T16:05:09.000Z");
  expect([beijingTime(AT), beijingDay(AT)]).toEqual(["2026-11-22 00:05:09", "2026-11-22"]);
  expect([dateText(isoOf(AT)), momentText(isoOf(AT))]).toEqual(["2026 年 11 月 22 日", "11 月 22 日 00:05"]);
});

test("Beijing's time is that of the zone Asia/Shanghai", () => {
  const zone = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Asia/Shanghai",
    dateStyle: "short",
    timeStyle: "medium",
  });
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1992, 0), max: Date.UTC(2099, 0) }), (ms) => {
      expect(beijingTime(ms)).toBe(zone.format(ms));
    }),
  );
});

test("a day in Beijing begins at its midnight and lasts 24 hours", () => {
  const began = beijingMidnight("2026-11-22");
  expect([began - 1, began, began + DAY_MS - 1, began + DAY_MS].map(beijingDay)).toEqual([
    "2026-11-21",
    "2026-11-22",
    "2026-11-22",
    "2026-11-23",
  ]);
});
