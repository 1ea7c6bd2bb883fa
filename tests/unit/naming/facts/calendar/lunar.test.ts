import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkDate,
  daysInLunarMonth,
  ENGINE_YEARS,
  leapMonthOf,
  lunarToSolar,
  solarToLunar,
} from "#functions/naming/facts/calendar/clock/lunar.ts";

const solar = (year: number, month: number, day: number) =>
  ({ calendar: "solar", year, month, day, leap: false }) as const;
const lunar = (year: number, month: number, day: number, leap = false) =>
  ({ calendar: "lunar", year, month, day, leap }) as const;

describe("a date in either calendar", () => {
  it("is told in both", () => {
    expect(checkDate(solar(2024, 2, 10))).toEqual({
      ok: true,
      solar: { year: 2024, month: 2, day: 10 },
      lunar: { year: 2024, month: 1, leap: false, day: 1 },
    });
    expect(checkDate(lunar(2023, 2, 1, true))).toEqual({
      ok: true,
      solar: { year: 2023, month: 3, day: 22 },
      lunar: { year: 2023, month: 2, leap: true, day: 1 },
    });
  });

  it("goes to the other calendar and back unchanged, every day from 1901 to 2099", () => {
    const days = fc.date({
      min: new Date("1901-02-20T00:00Z"),
      max: new Date("2099-12-31T00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        const date = { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
        expect(lunarToSolar(solarToLunar(date))).toEqual(date);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a date that does not exist", () => {
  it.each([
    [solar(2023, 2, 29), { kind: "no-such-day", daysInMonth: 28 }],
    [solar(2024, 2, 30), { kind: "no-such-day", daysInMonth: 29 }],
    [solar(2024, 4, 31), { kind: "no-such-day", daysInMonth: 30 }],
    [solar(2024, 4, 0), { kind: "no-such-day", daysInMonth: 30 }],
    [lunar(2024, 1, 30), { kind: "no-such-day", daysInMonth: 29 }],
    [lunar(2023, 2, 30, true), { kind: "no-such-day", daysInMonth: 29 }],
    [solar(2024, 13, 1), { kind: "no-such-month" }],
    [lunar(2024, 0, 1), { kind: "no-such-month" }],
    [lunar(2024, 5, 1, true), { kind: "no-leap-month", leapMonth: null }],
    [lunar(2025, 5, 1, true), { kind: "no-leap-month", leapMonth: 6 }],
    [solar(1900, 12, 31), { kind: "out-of-range", from: 1901, to: 2099 }],
    [solar(2100, 1, 1), { kind: "out-of-range", from: 1901, to: 2099 }],
    [lunar(1900, 1, 1), { kind: "out-of-range", from: 1901, to: 2099 }],
    [solar(Number.NaN, 1, 1), { kind: "out-of-range", from: 1901, to: 2099 }],
  ])("%o says why", (date, fault) => {
    expect(checkDate(date)).toEqual({ ok: false, fault });
  });

  it("may still be within the engine's years", () => {
    expect(checkDate(solar(1900, 12, 31), ENGINE_YEARS).ok).toBe(true);
    expect(checkDate(lunar(2099, 12, 29), ENGINE_YEARS)).toMatchObject({
      ok: true,
      solar: { year: 2100, month: 2 },
    });
  });

  it("is never a leap day of the solar calendar: the mark says nothing there", () => {
    expect(checkDate({ ...solar(2024, 2, 10), leap: true }).ok).toBe(true);
  });
});

describe("leap months", () => {
  it("are those of the published almanacs", () => {
    const published = {
      1984: 10,
      2001: 4,
      2017: 6,
      2020: 4,
      2023: 2,
      2024: null,
      2025: 6,
      2028: 5,
      2033: 11,
    };
    for (const [year, month] of Object.entries(published)) expect(leapMonthOf(Number(year))).toBe(month);
  });

  it("have 29 or 30 days, like all months", () => {
    expect(daysInLunarMonth(2023, 2, false)).toBe(30);
    expect(daysInLunarMonth(2023, 2, true)).toBe(29);
    expect(() => daysInLunarMonth(2024, 2, true)).toThrow();
  });
});
