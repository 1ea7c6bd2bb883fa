import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ELEMENTS } from "#functions/naming/facts/calendar/chart/elements.ts";
import { favourOf } from "#functions/naming/facts/calendar/chart/favourable.ts";
import { type Pillar, type Pillars, pillarAt } from "#functions/naming/facts/calendar/chart/pillar.ts";

const CYCLE = Array.from({ length: 60 }, (_, index) => pillarAt(index));

function pillar(text: string): Pillar {
  const found = CYCLE.find((candidate) => candidate.text === text);
  if (found === undefined) throw new Error(`no pillar ${text}`);
  return found;
}

function pillars(text: string): Pillars {
  const [year = "", month = "", day = "", hour] = text.split(" ");
  return {
    year: pillar(year),
    month: pillar(month),
    day: pillar(day),
    hour: hour === undefined ? null : pillar(hour),
  };
}

const anyPillar = fc.constantFrom(...CYCLE);
const anyPillars = fc.record({
  year: anyPillar,
  month: anyPillar,
  day: anyPillar,
  hour: fc.option(anyPillar),
});

describe("the favourable elements, reckoned by hand", () => {
  it("feed a weak day master: its mother first, then its own", () => {
    // 木 甲150 甲100 辰30+30 = 310 · 水 30+45+10+10 = 95 · 金 庚100 60+90 = 250 · 土 戊100 10+15+60+60 = 245
    const favour = favourOf(pillars("庚申 甲申 甲辰 戊辰"));
    expect(favour.dayMaster).toEqual({ stem: "甲", element: "木" });
    expect(favour.counts).toEqual({ 木: 2, 火: 0, 土: 3, 金: 3, 水: 0 });
    expect(favour.weighted).toEqual({ 木: 34.4, 火: 0, 土: 27.2, 金: 27.8, 水: 10.6 });
    expect(favour).toMatchObject({ share: 45, strength: "weak", favourable: ["水", "木"] });
  });

  it("relieve a strong one by the three others, the scarcest first", () => {
    // 金 庚100 庚100 90+60 = 350 · 土 60+15+10+60 = 145 · 水 壬100 10+45+30+10 = 195 · 木 30+30 · 火 丙150
    expect(favourOf(pillars("壬辰 丙申 庚申 庚辰"))).toMatchObject({
      share: 55,
      strength: "strong",
      favourable: ["木", "火", "水"],
    });
  });

  it("add the scarcest to a balanced one", () => {
    // 火 丙100 丁100 105+60+70 = 435 · 木 30 · 土 戊100 戊150 60+45+10+30 = 395 · 金 30 · 水 10
    const favour = favourOf(pillars("戊辰 戊午 丁巳 丙午"));
    expect(favour.weighted).toEqual({ 木: 3.3, 火: 48.3, 土: 43.9, 金: 3.3, 水: 1.1 });
    expect(favour).toMatchObject({ share: 51.7, strength: "balanced", favourable: ["水"] });
  });

  it("add both where two are equally scarce", () => {
    // 金 庚100 庚150 庚100 60+60 = 470 · 水 壬100 30+150+100+30 = 410 · 土 10+10 · 木 0 · 火 0
    expect(favourOf(pillars("庚申 庚子 庚子 壬申"))).toMatchObject({
      share: 54.4,
      strength: "balanced",
      favourable: ["木", "火"],
    });
  });

  it("come from three pillars where the hour is unknown", () => {
    // 土 戊100 戊150 10+15 = 275 · 金 60+90 = 150 · 水 30+45+100 = 175 · 木 甲100, of 700
    const favour = favourOf(pillars("戊申 戊申 甲子"));
    expect(favour.counts).toEqual({ 木: 1, 火: 0, 土: 2, 金: 2, 水: 1 });
    expect(favour).toMatchObject({ share: 39.3, strength: "weak", favourable: ["水", "木"] });
  });
});

describe("the favourable elements of any chart", () => {
  it("hold to the bounds: nothing is both favourable and in excess", () => {
    fc.assert(
      fc.property(anyPillars, (any) => {
        const { dayMaster, favourable, share, strength, weighted } = favourOf(any);
        expect(strength).toBe(share >= 55 ? "strong" : share <= 45 ? "weak" : "balanced");
        expect(favourable.includes(dayMaster.element)).toBe(
          strength === "weak" ||
            (strength === "balanced" &&
              favourable.every((one) => weighted[one] === weighted[dayMaster.element])),
        );
        expect(new Set(favourable).size).toBe(favourable.length);
      }),
    );
  });

  it("count every sign once and weigh to a hundred per cent", () => {
    fc.assert(
      fc.property(anyPillars, (any) => {
        const { counts, weighted } = favourOf(any);
        const sum = (values: Record<(typeof ELEMENTS)[number], number>) =>
          ELEMENTS.reduce((total, element) => total + values[element], 0);
        expect(sum(counts)).toBe(any.hour === null ? 6 : 8);
        expect(sum(weighted)).toBeCloseTo(100, 0);
      }),
    );
  });

  it("are printed step by step, with the day master, the plain count and the share", () => {
    const { steps } = favourOf(pillars("庚申 甲申 甲辰 戊辰"));
    expect(steps[0]).toBe("日柱的天干叫日主，这里是甲，属木；生木的是水。");
    expect(steps[1]).toContain("木 2、火 0、土 3、金 3、水 0");
    expect(steps[2]).toContain("木 310、火 0、土 245、金 250、水 95，共 900 分");
    expect(steps[3]).toContain("木和水合计 405 分，占 45%");
    expect(steps[4]).toBe("偏弱宜扶：先取生木的水，再取同类的木。");
    expect(steps[5]).toContain("民俗");
  });
});
