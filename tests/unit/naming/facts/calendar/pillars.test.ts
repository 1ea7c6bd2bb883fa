import fc from "fast-check";
import { LunarSect2EightCharProvider, SolarTime } from "tyme4ts";
import { describe, expect, it } from "vitest";
import { pillarAt } from "#functions/naming/facts/calendar/chart/pillar.ts";
import { dayAndHour, yearAndMonth } from "#functions/naming/facts/calendar/chart/pillars.ts";
import { minutesOf } from "#functions/naming/facts/calendar/clock/clock.ts";
import { isUncertain, jieOf } from "#functions/naming/facts/calendar/clock/solar-terms.ts";

const SECOND_SCHOOL = new LunarSect2EightCharProvider();

const moment = fc.record({
  year: fc.integer({ min: 1900, max: 2100 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
});

describe("the four pillars", () => {
  it("are those of tyme4ts at any moment, in both schools", () => {
    fc.assert(
      fc.property(moment, (time) => {
        const minutes = minutesOf(time);
        const solar = SolarTime.fromYmdHms(time.year, time.month, time.day, time.hour, time.minute, 0);
        const late = SECOND_SCHOOL.getEightChar(solar.getLunarHour());
        const early = solar.getSixtyCycleHour().getEightChar();
        const { year, month } = yearAndMonth(minutes);
        const ours = (zishi: "late" | "early") => {
          const { day, hour } = dayAndHour(minutes, zishi);
          return [year, month, day, hour].map((pillar) => pillar.text).join(" ");
        };
        expect(ours("late")).toBe(late.getName());
        expect(ours("early")).toBe(early.getName());
      }),
      { numRuns: 1000 },
    );
  });

  it("turn at the very instant of each 节", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const jie = jieOf(year, month);
        const before = yearAndMonth(jie.at - 1 / 60);
        const after = yearAndMonth(jie.at);
        expect(after.month).not.toBe(before.month);
        expect(after.year === before.year).toBe(jie.name !== "立春");
      }),
    );
  });

  it("go round the cycle of sixty, backwards too", () => {
    expect([0, 59, 60, -1, -60].map((index) => pillarAt(index).text).join(" ")).toBe(
      "甲子 癸亥 甲子 癸亥 甲子",
    );
  });
});

describe("a 节", () => {
  it("comes at the published minute: 立春 of 2024 at 16:27, of 2025 at 22:10", () => {
    expect(Math.floor(jieOf(2024, 2).at)).toBe(
      minutesOf({ year: 2024, month: 2, day: 4, hour: 16, minute: 27 }),
    );
    expect(Math.floor(jieOf(2025, 2).at)).toBe(
      minutesOf({ year: 2025, month: 2, day: 3, hour: 22, minute: 10 }),
    );
  });

  it("makes a birth uncertain within two minutes on either side", () => {
    const jie = { name: "立春", at: 1000.5 };
    expect([997, 998, 1000, 1002, 1003].map((minute) => isUncertain(jie, minute))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});
