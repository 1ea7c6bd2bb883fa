import { describe, expect, it } from "vitest";
import type { Birth } from "#functions/naming/calendar/birth.ts";
import { type Chart, chartOf } from "#functions/naming/calendar/chart.ts";
import golden from "#tests/naming/fixtures/golden-dates.json" with { type: "json" };

type Golden = (typeof golden)[number];

function birthOf(moment: Golden): Birth {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = moment.datetime.split(/\D/).map(Number);
  return { calendar: "solar", year, month, day, leap: false, hour, minute, place: null, zishi: "late" };
}

const four = ({ pillars }: Chart) =>
  [pillars.year, pillars.month, pillars.day, pillars.hour].map((p) => p?.text);

describe("the chart of a moment that three calendars agree on", () => {
  it.each(golden)("$datetime ($category) has its pillars in both schools", (moment) => {
    const birth = birthOf(moment);
    const { year, month, hour, dayEarly, dayLate } = moment;
    expect(four(chartOf(birth))).toEqual([year, month, dayLate, hour]);
    expect(four(chartOf({ ...birth, zishi: "early" }))).toEqual([year, month, dayEarly, hour]);
  });

  it.each(golden)("$datetime has its lunar date and both animals", (moment) => {
    const chart = chartOf(birthOf(moment));
    expect(chart.lunar).toEqual(moment.lunar);
    expect(chart.zodiac).toBe(moment.zodiacByTerm);
    expect(chart.lunarZodiac).toBe(moment.zodiacByLunarYear);
  });

  it.each(golden.filter((moment) => moment.lunar.year >= 1900))(
    "$datetime is the same when it is given by the lunar calendar",
    (moment) => {
      const birth = birthOf(moment);
      expect(chartOf({ ...birth, calendar: "lunar", ...moment.lunar })).toEqual(chartOf(birth));
    },
  );
});
