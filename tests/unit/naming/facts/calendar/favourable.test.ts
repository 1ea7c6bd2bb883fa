import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ELEMENTS, motherOf } from "#functions/naming/facts/calendar/chart/elements.ts";
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
  it("feed a weak day master under its officer: its mother first, then its own", () => {
    // 死 0 · 辰 6 + 6 · 甲 10 = 22 of 100
    // 木 甲150 甲100 辰30+30 = 310 · 水 30+45+10+10 = 95 · 金 庚100 60+90 = 250 · 土 戊100 10+15+60+60 = 245
    const favour = favourOf(pillars("庚申 甲申 甲辰 戊辰"));
    expect(favour.dayMaster).toEqual({ stem: "甲", element: "木" });
    expect(favour.counts).toEqual({ 木: 2, 火: 0, 土: 3, 金: 3, 水: 0 });
    expect(favour.weighted).toEqual({ 木: 34.4, 火: 0, 土: 27.2, 金: 27.8, 水: 10.6 });
    expect(favour).toMatchObject({ share: 22, strength: "weak", favourable: ["水", "木"] });
  });

  it.each([
    // 旺 30 · 辰 5 申 10 申 10 辰 5 · 庚 10; 丙 shows
    ["an officer that shows holds a strong one", "壬辰 丙申 庚申 庚辰", 70, "strong", "火木水"],
    // 旺 30 · 辰 6 寅 10 寅 10 辰 6 · 甲 10; no metal shows
    ["without one its child lets it out", "甲辰 丙寅 甲寅 戊辰", 72, "strong", "火金土"],
    // 旺 30 · 未 6 午 10 午 10 未 6 · 丙 10 乙 10; earth outweighs metal and water, which are nowhere
    ["a child that is heavy already goes on to wealth", "己未 丙寅 丙午 乙未", 76, "strong", "金水土"],
    // 囚 5 · 卯 5 午 10 · 乙 10 乙 10 丙 10; wood 350 over fire 270
    ["wealth holds back a mother that is too much", "乙丑 乙酉 丁卯 丙午", 50, "strong", "金水土"],
    // 囚 5 · 申 10 · 己 10, of 80 for three pillars; wood 350, no fire
    ["its own helps one that is weak under wealth", "乙卯 己卯 庚申", 31.3, "weak", "金土"],
    // 死 0 · 子 5, of 80; earth 275 over metal 150, which has the month
    ["its mother turns the month's officer to it", "戊申 戊申 甲子", 6.3, "weak", "水木"],
    // 死 0 · 辰 4 · 壬 10; fire 240 over earth 190, which has the month
    ["and so under heavier wealth", "丙午 壬辰 壬戌 乙巳", 14, "weak", "金水"],
    // 相 24 · 卯 5 卯 5 · 丁 10; earth 100 and metal 100 of 900
    ["a balanced one wants the scarcest, both of a tie", "丁亥 癸卯 丁卯 己酉", 44, "balanced", "土金"],
  ] as const)("%s: %s", (_, text, share, strength, favourable) => {
    expect(favourOf(pillars(text))).toMatchObject({ share, strength, favourable: Array.from(favourable) });
  });
});

describe("cold and heat", () => {
  it.each([
    ["nothing: fire goes before what strength wants, and water is not added", "庚申 庚子 庚子 壬申", "火木"],
    ["hidden only", "乙巳 戊子 戊辰 甲寅", "火土"],
    ["a stem whose root the month clashes with", "乙巳 丁亥 乙酉 戊子", "火土"],
    ["a stem without a root", "丙申 辛丑 甲子 戊辰", "火木"],
    ["enough: a stem and a root, so strength decides", "甲辰 丁丑 甲申 己巳", "木水"],
    ["the day master itself, so strength decides", "壬辰 壬子 丁未 丙午", "木火"],
    ["the weak season's own, so strength decides", "己酉 丁丑 壬辰 癸卯", "金水"],
    ["water in summer", "戊辰 戊午 丁巳 丙午", "水金土"],
    ["a weak fire in summer, so strength decides", "己亥 己巳 丙辰 己亥", "木火"],
    ["spring, so strength decides", "癸卯 乙卯 己巳 丁卯", "火土"],
  ] as const)("have %s: %s", (_, text, favourable) => {
    expect(favourOf(pillars(text)).favourable.join("")).toBe(favourable);
  });
});

describe("the favourable elements of any chart", () => {
  it("hold to the bounds, and but for cold and heat never add to a strong day master", () => {
    fc.assert(
      fc.property(anyPillars, (any) => {
        const { dayMaster, favourable, share, steps, strength } = favourOf(any);
        expect(strength).toBe(share >= 50 ? "strong" : share <= 40 ? "weak" : "balanced");
        expect(share).toBeLessThanOrEqual(100);
        expect(favourable.length).toBeGreaterThan(0);
        expect(favourable.length).toBeLessThanOrEqual(5);
        expect(new Set(favourable).size).toBe(favourable.length);
        const helped = favourable.some(
          (one) => one === dayMaster.element || one === motherOf(dayMaster.element),
        );
        if (strength === "strong" && helped) expect(steps[2]).toContain("先顾冷暖");
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
});

describe("the steps", () => {
  it("are four and a line of other schools, each one sentence", () => {
    expect(favourOf(pillars("戊辰 戊午 丁巳 丙午")).steps).toEqual([
      "得令：日柱的天干丁叫日主，属火；午月是火的时令，和火是一家，最得时（术语叫“旺”），得 30 分，满分 30。",
      "根与势：帮火的是火和生它的木；地支里午 10、巳 10、午 10，得 30 分，满分 40；别的天干丙 10，得 10 分，满分 30；连得令共 70 分，占满分 100 的 70%，50% 以上算偏强，40% 以下算偏弱，这里是偏强。",
      "调候：午月天热，要水来调；八字里没有用得上的水；按强弱先取金，这里先顾冷暖，改取水在前。",
      "结论：先取水；再看强弱，日主偏强，火多，火生的土也多，取金把它们接下去；喜用依次是水、金、土。",
      "别家：讲“专旺”的一派，看日主独旺，就顺着它，先取火、土；以强弱为先的一派，先取金。",
    ]);
    fc.assert(
      fc.property(anyPillars, (any) => {
        const { steps } = favourOf(any);
        expect(steps.map((step) => step.split("：")[0])).toEqual(["得令", "根与势", "调候", "结论", "别家"]);
        for (const step of steps) expect(step).toMatch(/^[^。]+。$/u);
      }),
    );
  });

  it("say where strength and the season agree, and what is not added", () => {
    expect(favourOf(pillars("甲辰 乙亥 戊子 癸亥")).steps[2]).toContain("按强弱也先取火，两边一致");
    expect(favourOf(pillars("丙申 辛丑 甲子 戊辰")).steps[3]).toContain("天冷，不再添水");
  });

  it.each([
    ["丙辰 壬辰 癸未 戊午", "别家：讲“从格”的一派，看日主根浅，就顺着最重的一行，先取土。"],
    [
      "甲辰 丁丑 甲申 己巳",
      "别家：以冷暖为先的一派，仍先取火；“缺什么补什么”的一派，数八个字里没有的，取水。",
    ],
    ["甲辰 丁卯 辛巳 癸巳", "别家：从格、专旺、强弱、冷暖、只看个数这几派，在这张八字上没有别的首选。"],
  ])("name only the schools that differ: %s", (text, said) => {
    expect(favourOf(pillars(text)).steps[4]).toBe(said);
  });
});
