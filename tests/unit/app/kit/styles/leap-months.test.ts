import { LunarYear } from "tyme4ts";
import { expect, test } from "vitest";
import { LEAP_MONTHS } from "#app/kit/styles/components/form.ts";
import { listedYears } from "#app/products/baby/form/date-fields.tsx";

test("the tick of 闰月 is offered in the leap months of the calendar, for every year that the list comes to by 2032", () => {
  for (let now = 2026; now <= 2032; now++) {
    for (const year of listedYears(Date.UTC(now, 5, 1))) {
      const leap = LunarYear.fromYear(year).getLeapMonth();
      expect([year, new Map(Object.entries(LEAP_MONTHS)).get(String(year)) ?? 0]).toEqual([year, leap]);
    }
  }
});
