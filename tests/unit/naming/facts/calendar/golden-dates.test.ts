import { describe, expect, it } from "vitest";
import { type Chart, chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import type { Birth } from "#functions/naming/facts/calendar/clock/birth.ts";
import golden from "#tests/unit/naming/fixtures/golden-dates.json" with { type: "json" };

type Golden = (typeof golden)[number];

function birthOf(moment: Golden): Birth {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = moment.datetime.split(/\D/).map(Number);
  return { calendar: "solar", year, month, day, leap: false, hour, minute, place: null, zishi: "late" };
}

const four = ({ pillars }: Chart) =>
  [pillars.year, pillars.month, pillars.day, pillars.hour].map((p) => p?.text);

/** What is said of every moment, under its name: a failure shows each moment that differs. */
const ofEach = (say: (moment: Golden, birth: Birth) => unknown) =>
  golden.map((moment) => [
    `${moment.id} ${moment.datetime} ${moment.category}`,
    say(moment, birthOf(moment)),
  ]);

describe("the charts of the moments that three calendars agree on", () => {
  it("have their pillars in both schools of the late hour of the rat", () => {
    const found = ofEach((_, birth) => [four(chartOf(birth)), four(chartOf({ ...birth, zishi: "early" }))]);
    const agreed = ofEach(({ year, month, dayLate, dayEarly, hour }) => [
      [year, month, dayLate, hour],
      [year, month, dayEarly, hour],
    ]);
    expect(found).toEqual(agreed);
    expect(found).toHaveLength(299);
  });

  it("have their lunar dates and both animals", () => {
    const found = ofEach((_, birth) => {
      const { lunar, zodiac, lunarZodiac } = chartOf(birth);
      return [lunar, zodiac, lunarZodiac];
    });
    expect(found).toEqual(
      ofEach(({ lunar, zodiacByTerm, zodiacByLunarYear }) => [lunar, zodiacByTerm, zodiacByLunarYear]),
    );
  });

  it("are the same where the moment is given by the lunar calendar", () => {
    const byLunar = ofEach(({ lunar }, birth) => chartOf({ ...birth, calendar: "lunar", ...lunar }));
    expect(byLunar).toEqual(ofEach((_, birth) => chartOf(birth)));
  });
});
