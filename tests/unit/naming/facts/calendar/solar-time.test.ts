import { describe, expect, it } from "vitest";
import { clockTime, minutesOf } from "#functions/naming/facts/calendar/clock/clock.ts";
import { equationOfTime } from "#functions/naming/facts/calendar/clock/equation-of-time.ts";
import { type SolarTime, solarTimeOf, sunMoment } from "#functions/naming/facts/calendar/clock/solar-time.ts";
import { daylightMinutes, offsetAt, zonedMoment } from "#functions/naming/facts/calendar/clock/zone.ts";
import { findPlace } from "#functions/naming/facts/calendar/places/places.ts";

function at(text: string): number {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return minutesOf({ year, month, day, hour, minute });
}

function solarTime(code: string, clock: string): SolarTime {
  const place = findPlace(code);
  if (place === undefined) throw new Error(`no place ${code}`);
  return solarTimeOf(place, sunMoment(place, at(clock)));
}

describe("the equation of time", () => {
  // Turning points and zeros as almanacs print them; Spencer is good to about half a minute.
  it.each([
    { day: "11 February", dayOfYear: 42, minutes: -14.2 },
    { day: "15 April", dayOfYear: 105, minutes: 0 },
    { day: "14 May", dayOfYear: 134, minutes: 3.7 },
    { day: "13 June", dayOfYear: 164, minutes: 0 },
    { day: "26 July", dayOfYear: 207, minutes: -6.5 },
    { day: "1 September", dayOfYear: 244, minutes: 0 },
    { day: "3 November", dayOfYear: 307, minutes: 16.4 },
    { day: "25 December", dayOfYear: 359, minutes: 0 },
  ])("is $minutes minutes on $day", ({ dayOfYear, minutes }) => {
    expect(Math.abs(equationOfTime(dayOfYear) - minutes)).toBeLessThan(0.6);
  });
});

describe("true solar time, reckoned by hand", () => {
  it.each([
    // 114.09° is 5.91° west of 120°: −23.6 min; −14.2 min on that day
    { place: "440300", clock: "2024-02-11 12:00", sun: "2024-02-11 11:22" },
    // 12:00 of summer time is 11:00; 121.47°: +5.9; −3.7
    { place: "310000", clock: "1988-07-01 12:00", sun: "1988-07-01 11:02" },
    // 87.62° is 32.38° west of 120°: −129.5; −14.2
    { place: "650100", clock: "2000-02-11 12:00", sun: "2000-02-11 09:36" },
    // the same city on its local time, two hours behind: 90° is its meridian, −9.5
    { place: "650100-XJ", clock: "2000-02-11 10:00", sun: "2000-02-11 09:36" },
    // UTC+7:30, meridian 112.5°; 103.85°: −34.6; −3.5
    { place: "SG-SIN", clock: "1975-07-01 12:00", sun: "1975-07-01 11:22" },
    // UTC+8 since 1982, meridian 120°: −64.6; −3.5
    { place: "SG-SIN", clock: "1983-07-01 12:00", sun: "1983-07-01 10:52" },
    // summer in the south: UTC+11, of which one hour of daylight saving; 151.21°: +4.8; −9.1
    { place: "AU-SYD", clock: "2024-01-15 12:00", sun: "2024-01-15 10:56" },
    // west of Greenwich, summer time: 11:00; −74.01°: +4; −6.5
    { place: "US-NYC", clock: "2024-07-26 12:00", sun: "2024-07-26 10:57" },
    // past midnight by the clock, before it by the sun: 104.07°: −63.7; +16.4
    { place: "510100", clock: "2023-11-03 00:10", sun: "2023-11-02 23:23" },
  ])("of $place at $clock is $sun", ({ place, clock, sun }) => {
    expect(solarTime(place, clock).solar).toEqual(clockTime(at(sun)));
  });

  it("tells its parts, and they add up", () => {
    const shanghai = solarTime("310000", "1988-07-01 12:00");
    expect(shanghai).toMatchObject({ offset: 540, byDaylight: -60, byLongitude: 5.9, zone: "Asia/Shanghai" });
    const sum = shanghai.byDaylight + shanghai.byLongitude + shanghai.byEquation;
    expect(Math.round(sum)).toBe(minutesOf(shanghai.solar) - at("1988-07-01 12:00"));
    expect(shanghai.steps.join("")).toContain("夏令时拨快了 60 分钟");
    expect(shanghai.text).toBe("上海真太阳时 1988 年 7 月 1 日 11:02");
  });
});

describe("the history of a zone's clock", () => {
  it.each([
    { zone: "Asia/Shanghai", clock: "1986-05-03 12:00", offset: 480, daylight: 0 },
    { zone: "Asia/Shanghai", clock: "1986-05-05 12:00", offset: 540, daylight: 60 },
    { zone: "Asia/Shanghai", clock: "1991-09-14 12:00", offset: 540, daylight: 60 },
    { zone: "Asia/Shanghai", clock: "1992-07-01 12:00", offset: 480, daylight: 0 },
    { zone: "Asia/Shanghai", clock: "1941-07-01 12:00", offset: 540, daylight: 60 },
    { zone: "Asia/Hong_Kong", clock: "1965-07-01 12:00", offset: 540, daylight: 60 },
    { zone: "Asia/Taipei", clock: "1974-07-01 12:00", offset: 540, daylight: 60 },
    { zone: "Asia/Singapore", clock: "1982-03-01 12:00", offset: 480, daylight: 0 },
    { zone: "Asia/Singapore", clock: "1981-11-01 12:00", offset: 450, daylight: 0 },
  ])(
    "$zone was $offset minutes ahead at $clock, $daylight of them daylight saving",
    ({ zone, clock, offset, daylight }) => {
      const moment = zonedMoment(zone, at(clock));
      expect(moment).toEqual({ instant: at(clock) - offset, offset, shown: "once" });
      expect(daylightMinutes(zone, moment.instant, moment.offset)).toBe(daylight);
      expect(offsetAt(zone, moment.instant)).toBe(offset);
    },
  );

  it("knows an hour that came twice, and takes the first", () => {
    expect(zonedMoment("America/New_York", at("2024-11-03 01:30"))).toMatchObject({
      offset: -240,
      shown: "twice",
    });
  });

  it("knows an hour that was skipped", () => {
    expect(zonedMoment("America/New_York", at("2024-03-10 02:30"))).toMatchObject({
      offset: -300,
      shown: "never",
    });
  });
});
