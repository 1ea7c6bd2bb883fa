import type { Row } from "../break.ts";

/** Birth and calendar (历法): 立春, 子时, leap months, true solar time. */
export const calendar: readonly Row[] = [
  {
    name: "the year turns with February, not at 立春",
    file: "functions/naming/facts/calendar/chart/pillars.ts",
    from: "month > 2 || (month === 2 && begun === 1)",
    to: "month > 2 || (month === 2 && begun >= 0)",
    project: "unit",
    tests: ["tests/unit/naming/facts/calendar/pillars.test.ts"],
  },
  {
    name: "the month turns a moment after its 节",
    file: "functions/naming/facts/calendar/chart/pillars.ts",
    from: "beijing >= jie.at ? 1 : 0",
    to: "beijing > jie.at ? 1 : 0",
    project: "unit",
    tests: ["tests/unit/naming/facts/calendar/pillars.test.ts"],
  },
  {
    name: "from 23:00 the day turns in both schools",
    file: "functions/naming/facts/calendar/chart/pillars.ts",
    from: 'lastHour && zishi === "early"',
    to: 'lastHour && (zishi === "early" || zishi === "late")',
    project: "unit",
    tests: ["tests/unit/naming/facts/calendar/golden-dates.test.ts"],
  },
  {
    name: "in the late school 23:00 has the stem of the day that ends",
    file: "functions/naming/facts/calendar/chart/pillars.ts",
    from: "const hourDay = lastHour ?",
    to: 'const hourDay = lastHour && zishi === "early" ?',
    project: "unit",
    tests: ["tests/unit/naming/facts/calendar/golden-dates.test.ts"],
  },
  {
    name: "a leap month is read as the month before it",
    file: "functions/naming/facts/calendar/clock/lunar.ts",
    from: "LunarDay.fromYmd(date.year, date.leap ? -date.month : date.month, date.day)",
    to: "LunarDay.fromYmd(date.year, date.month, date.day)",
    project: "unit",
    tests: ["tests/unit/naming/facts/calendar/lunar.test.ts"],
  },
  {
    name: "every lunar month has thirty days",
    file: "functions/naming/facts/calendar/clock/lunar.ts",
    from: "? daysInLunarMonth(year, month, leap)",
    to: "? Math.max(30, daysInLunarMonth(year, month, leap))",
    project: "unit",
    tests: ["tests/unit/naming/facts/calendar/lunar.test.ts"],
  },
  {
    name: "the equation of time is taken off",
    file: "functions/naming/facts/calendar/clock/solar-time.ts",
    from: "Math.round(mean + equationOfTime(",
    to: "Math.round(mean - equationOfTime(",
    project: "unit",
    tests: ["tests/unit/naming/facts/calendar/solar-time.test.ts"],
  },
  {
    name: "an hour that came twice is the second one",
    file: "functions/naming/facts/calendar/clock/zone.ts",
    from: "Math.max(...(fits.length === 0",
    to: "Math.min(...(fits.length === 0",
    project: "unit",
    tests: ["tests/unit/naming/facts/calendar/solar-time.test.ts"],
  },
];
