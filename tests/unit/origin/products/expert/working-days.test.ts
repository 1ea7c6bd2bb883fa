import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beijingDay } from "#functions/contract/values/time.ts";
import {
  daysOffAfter,
  dueAfter,
  endOf,
  isWorkingDay,
  workingDayAfter,
} from "#functions/origin/products/expert/job/working-days.ts";

const none: ReadonlySet<string> = new Set();
const moments = fc.date({
  min: new Date("2026-01-01T00:00:00Z"),
  max: new Date("2030-01-01T00:00:00Z"),
  noInvalidDate: true,
});

// Break it catches: a family reckons with a day off that is past, or with one that takes no working day away.
test("days off to come are those of the week, in order", () => {
  const off = new Set(["2026-12-31", "2026-11-30", "2026-12-05", "2026-12-24"]);
  expect(daysOffAfter("2026-11-30", off)).toEqual(["2026-12-24", "2026-12-31"]);
});

describe("a day that work is due on", () => {
  test.each([
    ["Friday's third is Wednesday", "2026-11-20T02:00:00Z", 3, [], "2026-11-25T15:59:59.999Z"],
    [
      "Saturday in Beijing, Friday still in London",
      "2026-11-20T17:00:00Z",
      1,
      [],
      "2026-11-23T15:59:59.999Z",
    ],
    ["a day off pushes it on", "2026-11-20T02:00:00Z", 1, ["2026-11-23"], "2026-11-24T15:59:59.999Z"],
  ])("%s", (_what, now, days, off, due) => {
    expect(dueAfter(Date.parse(now), days, new Set(off))).toBe(due);
  });

  test("is a working day, the last of the promised number of them", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 12 }), (date, count) => {
        const from = beijingDay(date.getTime());
        const to = workingDayAfter(from, count, none);
        const between: string[] = [];
        for (let at = Date.parse(endOf(from)) + 1; beijingDay(at) <= to; at += 24 * 3600_000)
          between.push(beijingDay(at));
        expect(between.filter((day) => isWorkingDay(day, none))).toHaveLength(count);
        expect(between.at(-1)).toBe(to);
        expect(isWorkingDay(to, none)).toBe(true);
      }),
    );
  });
});
