import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alternatives } from "#functions/naming/facts/calendar/chart/alternatives.ts";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { pillarsText } from "#functions/naming/facts/calendar/chart/pillar.ts";
import type { Birth } from "#functions/naming/facts/calendar/clock/birth.ts";
import { clockTime } from "#functions/naming/facts/calendar/clock/clock.ts";
import { jieOf } from "#functions/naming/facts/calendar/clock/solar-terms.ts";

function born(date: string, more: Partial<Birth> = {}): Birth {
  const [year = 0, month = 0, day = 0, hour = null, minute = null] = date.split(/\D/).map(Number);
  return {
    calendar: "solar",
    year,
    month,
    day,
    leap: false,
    hour,
    minute,
    place: null,
    zishi: "late",
    ...more,
  };
}

const text = (birth: Birth) => pillarsText(chartOf(birth).pillars);

const anyBirth = fc.record({
  calendar: fc.constant("solar" as const),
  year: fc.integer({ min: 1901, max: 2099 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  leap: fc.constant(false),
  hour: fc.option(fc.integer({ min: 0, max: 23 })),
  minute: fc.option(fc.integer({ min: 0, max: 59 })),
  place: fc.option(fc.constantFrom("310000", "650100", "650100-XJ", "SG-SIN", "US-NYC", "AU-SYD")),
  zishi: fc.constantFrom("late" as const, "early" as const),
});

describe("a chart", () => {
  it("has three pillars where the hour is unknown, and says so", () => {
    const chart = chartOf(born("1988-07-01"));
    expect(pillarsText(chart.pillars)).toBe("戊辰 戊午 丁巳");
    expect(chart.pillars.hour).toBeNull();
    expect(chart.solar).toEqual({ year: 1988, month: 7, day: 1, hour: null, minute: null });
    expect(chart.notes).toEqual(["时辰不清楚，按年、月、日三柱计算。"]);
  });

  it("tells a pillar's stem, branch, hidden stems and elements", () => {
    expect(chartOf(born("1988-07-01")).pillars.month).toEqual({
      text: "戊午",
      stem: "戊",
      branch: "午",
      hidden: ["丁", "己"],
      elements: ["土", "火"],
    });
  });

  it("is of the hour under the sun where a place is given: summer time and longitude move it", () => {
    // 13:30 by the clock is 12:32 by the sun in Shanghai, and 10:17 in Urumqi
    expect(text(born("1988-07-01 13:30"))).toBe("戊辰 戊午 丁巳 丁未");
    expect(text(born("1988-07-01 13:30", { place: "310000" }))).toBe("戊辰 戊午 丁巳 丙午");
    expect(text(born("1988-07-01 13:30", { place: "650100" }))).toBe("戊辰 戊午 丁巳 乙巳");
    const chart = chartOf(born("1988-07-01 13:30", { place: "650100" }));
    expect(chart.notes).toContain("按钟表是丁巳日未时，按真太阳时是丁巳日巳时，这里按真太阳时。");
    expect(chart.solarTime?.solar).toMatchObject({ hour: 10, minute: 17 });
  });

  it("is of the day before where the sun had not reached midnight", () => {
    expect(text(born("2023-11-03 00:10"))).toBe("癸卯 壬戌 乙丑 丙子");
    expect(text(born("2023-11-03 00:10", { place: "510100" }))).toBe("癸卯 壬戌 甲子 丙子");
  });

  it("turns its year at the instant of 立春 wherever it is: 3:27 in New York, 16:27 in Beijing", () => {
    expect(text(born("2024-02-04 03:20", { place: "US-NYC" }))).toMatch(/^癸卯 乙丑/);
    expect(text(born("2024-02-04 03:40", { place: "US-NYC" }))).toMatch(/^甲辰 丙寅/);
    expect(text(born("2024-02-04 16:20"))).toMatch(/^癸卯 乙丑/);
    expect(text(born("2024-02-04 16:40"))).toMatch(/^甲辰 丙寅/);
  });

  it("finds the right month where Beijing is already in the next one", () => {
    expect(text(born("2024-04-30 20:00", { place: "US-LAX" }))).toMatch(/^甲辰 戊辰/);
    expect(text(born("2024-12-31 20:00", { place: "US-LAX" }))).toMatch(/^甲辰 丙子/);
  });

  it("refuses what is no birth", () => {
    expect(() => chartOf(born("2023-02-29"))).toThrow("no-such-day");
    expect(() => chartOf(born("1899-01-01"))).toThrow("out-of-range");
    expect(() => chartOf(born("2024-01-01 24:00"))).toThrow("no such time");
    expect(() => chartOf(born("2024-01-01 12:60"))).toThrow("no such time");
    expect(() => chartOf(born("2024-01-01", { place: "nowhere" }))).toThrow("unknown place");
  });
});

describe("the notes of a chart", () => {
  it("name both days for a birth from 23:00", () => {
    const late = chartOf(born("2000-01-07 23:30"));
    const early = chartOf(born("2000-01-07 23:30", { zishi: "early" }));
    expect(late.notes[0]).toBe(
      "23 点后出生，有“算当天”和“算第二天”两种看法：算当天，日柱是甲子；算第二天，日柱是乙丑。时柱都是丙子。这里按“算当天”。",
    );
    expect(early.notes[0]).toContain("这里按“算第二天”");
    expect(late.pillars.day.text).toBe("甲子");
    expect(early.pillars.day.text).toBe("乙丑");
    expect(chartOf(born("2000-01-07 22:59")).notes.join()).not.toContain("23 点");
    expect(chartOf(born("2000-01-08 00:00")).notes.join()).not.toContain("23 点");
  });

  it("name a 节 within two minutes, with what changes there", () => {
    const note = "交节前后，年柱由癸卯变为甲辰，月柱由乙丑变为丙寅。";
    for (const minute of [25, 26, 27, 28, 29]) {
      expect(chartOf(born(`2024-02-04 16:${minute}`)).notes.join(), `${minute}`).toContain(note);
    }
    for (const minute of [24, 30]) {
      expect(chartOf(born(`2024-02-04 16:${minute}`)).notes.join(), `${minute}`).not.toContain("交节");
    }
  });

  it("name a 节 on the day where the hour is unknown", () => {
    expect(chartOf(born("2024-03-05")).notes[1]).toBe(
      "北京时间 2024 年 3 月 5 日 10:22 交惊蛰，正在这一天。交节前后，月柱由丙寅变为丁卯。时辰不清楚，这里按中午 12 点算。",
    );
    expect(text(born("2024-03-05"))).toBe("甲辰 丁卯 戊辰");
    expect(chartOf(born("2024-03-04")).notes).toHaveLength(1);
    expect(chartOf(born("2024-03-06")).notes).toHaveLength(1);
  });

  it("name both animals between 立春 and 正月初一", () => {
    const chart = chartOf(born("2024-02-06 12:00"));
    expect(chart).toMatchObject({ zodiac: "龙", lunarZodiac: "兔" });
    expect(chart.notes).toEqual(["生肖按立春算属龙，按正月初一算属兔，这里按立春。"]);
  });

  it("warn of a clock time that came twice or never", () => {
    const notes = (date: string) => chartOf(born(date, { place: "US-NYC" })).notes.join();
    expect(notes("2024-11-03 01:30")).toContain("出现过两次");
    expect(notes("2024-03-10 02:30")).toContain("被跳过");
  });

  it("warn where the sun stood at the turn of a double hour", () => {
    expect(chartOf(born("1988-07-01 12:00", { place: "310000" })).notes.join()).toContain("交界只有 2 分钟");
    expect(chartOf(born("1988-07-01 12:30", { place: "310000" })).notes.join()).not.toContain("交界");
  });
});

describe("the other charts of a birth", () => {
  it("are twelve hours, the last with both schools, where the hour is unknown", () => {
    const others = alternatives(born("1988-07-01"));
    expect(others.map(({ label }) => label)).toEqual([
      "子时（早）",
      ...[..."丑寅卯辰巳午未申酉戌亥"].map((branch) => `${branch}时`),
      "子时（晚），算当天",
      "子时（晚），算第二天",
    ]);
    expect(others.map(({ chart }) => chart.pillars.hour?.text).join(" ")).toBe(
      "庚子 辛丑 壬寅 癸卯 甲辰 乙巳 丙午 丁未 戊申 己酉 庚戌 辛亥 壬子 壬子",
    );
    expect(others.map(({ chart }) => chart.pillars.day.text).join(" ")).toBe(`${"丁巳 ".repeat(13)}戊午`);
  });

  it("are the other school from 23:00, and nothing at noon", () => {
    expect(
      alternatives(born("2000-01-07 23:30")).map(({ label, chart }) => [label, chart.pillars.day.text]),
    ).toEqual([["算第二天", "乙丑"]]);
    expect(alternatives(born("2000-01-07 12:00"))).toEqual([]);
  });

  it("are the clock's own where the sun gave another hour", () => {
    const others = alternatives(born("1988-07-01 13:30", { place: "650100" }));
    expect(others.map(({ label, chart }) => [label, chart.pillars.hour?.text])).toEqual([
      ["按钟表时间", "丁未"],
    ]);
  });

  it("hold both months on the day of a 节 where the hour is unknown", () => {
    const months = alternatives(born("2024-02-04")).map(
      ({ chart }) => `${chart.zodiac}${chart.pillars.month.text}`,
    );
    expect(new Set(months)).toEqual(new Set(["兔乙丑", "龙丙寅"]));
  });

  it("part a double hour that a 节 falls into: 立夏 of 2021 came at 14:47", () => {
    const hours = alternatives(born("2021-05-05")).map(({ chart }) => chart.pillars);
    const weishi = hours
      .filter((pillars) => pillars.hour?.branch === "未")
      .map((pillars) => pillars.month.text);
    expect(weishi).toEqual(["壬辰", "癸巳"]);
  });

  it("are each the chart of the birth they name, no two alike, none the birth's own", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const others = alternatives(birth);
        for (const other of others) expect(other.chart).toEqual(chartOf(other.birth));
        const keys = [text(birth), ...others.map(({ chart }) => pillarsText(chart.pillars))];
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 60 },
    );
  });

  it("miss no minute of a day whose hour is unknown, by clock and by sun", () => {
    fc.assert(
      fc.property(anyBirth, fc.boolean(), fc.integer({ min: 0, max: 1439 }), (any, onTerm, minute) => {
        const birth = onTerm ? { ...any, day: clockTime(jieOf(any.year, any.month).at).day } : any;
        const known = new Set(
          alternatives({ ...birth, hour: null }).map(({ chart }) => pillarsText(chart.pillars)),
        );
        const timed = { ...birth, hour: Math.floor(minute / 60), minute: minute % 60 };
        expect(known).toContain(text(timed));
        expect(known).toContain(text({ ...timed, place: null }));
      }),
      { numRuns: 300 },
    );
  });
});
