import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alternatives } from "#functions/naming/facts/calendar/chart/alternatives.ts";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { characters } from "#functions/naming/facts/characters/find-character.ts";
import type { Wish } from "#functions/naming/facts/lexicon/entry.ts";
import { type Bill, billOf } from "#functions/naming/person/score/bill.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";
import type { BillLine } from "#functions/naming/person/score/line.ts";
import { scaleOf } from "#functions/naming/person/score/weights.ts";
import { anyFamily } from "#tests/unit/naming/person/generate/families.ts";

const BIRTH = {
  calendar: "solar",
  year: 2026,
  month: 4,
  day: 18,
  leap: false,
  hour: 9,
  minute: 30,
  place: null,
  zishi: "late",
} as const;
const LIN = familyOf({ surname: "林", sex: "male", chart: chartOf(BIRTH) });

/** The same with something asked of every kind: its lines have the published maxima. */
const ASKING: Family = {
  ...LIN,
  fixed: { char: "清", at: "any" },
  avoid: ["明"],
  wishes: ["善良"],
  speech: ["mandarin", "cantonese"],
};

const sum = (lines: readonly BillLine[], field: "points" | "max") =>
  lines.reduce((total, line) => total + line[field], 0);
const line = (family: Family, given: string, rule: string) =>
  billOf(family, given).lines.find((one) => one.rule === rule);

/** Any given name a form may carry: registrable characters, rare ones, and some outside the table. */
const anyGiven = fc
  .array(
    fc.oneof(fc.constantFrom(...characters().map(({ char }) => char)), fc.constantFrom("𠮷", "㐀", "龘")),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((chars) => chars.join(""));

describe("the bill", () => {
  it("adds up to its total in whole points, for any family and any name, with every part on or off", () => {
    fc.assert(
      fc.property(anyFamily, anyGiven, (family, given) => {
        const { lines, total, withoutFolk } = billOf(family, given);
        expect(sum(lines, "points")).toBe(total);
        expect(sum(lines, "max")).toBe(100);
        for (const { max, points, reason } of lines) {
          expect(Number.isInteger(points) && points >= 0 && points <= max).toBe(true);
          expect(reason).toMatch(/。$/);
        }
        expect(withoutFolk).toBeGreaterThanOrEqual(0);
        expect(withoutFolk).toBeLessThanOrEqual(100);
      }),
      { numRuns: 400 },
    );
  });

  it("promises nothing of the sound of a character whose reading it does not know", () => {
    for (const rule of ["读音唯一", "谐音"])
      expect(line(LIN, "囍安", rule)?.reason).toMatch(/^“囍”的读音不在我们的字表里/);
    expect(line(LIN, "清和", "读音唯一")?.reason).toBe("每个字只有一个读音，不会念错。");
  });

  it("says of tones and neighbouring sounds which characters it could not look at", () => {
    const unread = (family: Family, given: string) =>
      ["声调", "声母韵母"].map(
        (rule) =>
          /^“(.+)”的读音不在我们的字表里，只把其余的字连起来看：/.exec(
            line(family, given, rule)?.reason ?? "",
          )?.[1],
      );
    expect(unread(LIN, "囍安")).toEqual(["囍", "囍"]);
    expect(unread({ ...LIN, surname: "囍" }, "清和")).toEqual(["囍", "囍"]);
    expect(unread(LIN, "清和")).toEqual([undefined, undefined]);
    for (const rule of ["声调", "声母韵母"]) {
      const alone = line(LIN, "囍", rule);
      expect(alone?.reason).toContain("这一行按满分计");
      expect(alone?.points).toBe(alone?.max);
    }
  });

  it("has the parts and the weights that are published", () => {
    const parts = new Map<string, number>();
    for (const { max, part } of billOf(ASKING, "清和").lines) parts.set(part, (parts.get(part) ?? 0) + max);
    expect([...parts]).toEqual([
      ["好用", 30],
      ["字义与出处", 25],
      ["家庭要求", 5],
      ["五行", 20],
      ["五格三才", 15],
      ["生肖", 5],
    ]);
  });

  it("has the lines that its scale is made for, in that order, whatever the family and the name", () => {
    fc.assert(
      fc.property(anyFamily, anyGiven, (family, given) => {
        const scale = scaleOf(householdOf(family));
        for (const { max, rule } of billOf(family, given).lines)
          expect([rule, max]).toEqual([rule, scale.most(rule)]);
        expect(billOf(family, given).lines.map(({ rule }) => rule)).toEqual(scale.rules);
      }),
    );
  });

  it("has a line of the family's own asking for what was asked, and for nothing else", () => {
    const own = ["愿望", "字辈与指定字", "避讳", "家乡话"];
    const listed = ({ lines }: Bill) =>
      lines.flatMap(({ part, rule }) => (own.includes(rule) || part === "家庭要求" ? [rule] : []));
    fc.assert(
      fc.property(anyFamily, anyGiven, (family, given) => {
        const asked = [
          family.wishes.length > 0,
          family.fixed !== null || family.generation !== null,
          family.avoid.length > 0,
          family.speech.includes("cantonese"),
        ];
        expect(listed(billOf(family, given))).toEqual(own.filter((_, at) => asked[at]));
      }),
    );
    expect(listed(billOf({ ...LIN, speech: ["mandarin", "hakka"] }, "清和"))).toEqual([]);
  });

  it("gives no point for what was not asked", () => {
    const nothing = { ...LIN, useBazi: false, useGrids: false, useZodiac: false };
    expect(sum(billOf(nothing, "𠮷𠮷𠮷𠮷").lines, "max")).toBe(100);
    const asking = (wish: Wish) => billOf({ ...nothing, wishes: [wish] }, "乐行").total;
    const unasked = billOf(nothing, "乐行").total;
    expect(asking("开朗")).toBeGreaterThan(unasked);
    expect(asking("勇敢")).toBeLessThan(unasked);
  });

  it("marks schools' readings as such, and nothing else", () => {
    const { lines } = billOf(LIN, "清和");
    const folk = new Set(lines.filter(({ mark }) => mark === "民俗").map(({ part }) => part));
    expect([...folk]).toEqual(["五行", "五格三才", "生肖"]);
    expect(line(LIN, "清和", "出处")?.mark).toBe("据典");
  });

  it("shows the total without the folk parts beside it, the same whether they are on or off", () => {
    const without = { ...LIN, useBazi: false, useGrids: false, useZodiac: false };
    const off = billOf(without, "清和");
    expect(off.withoutFolk).toBe(billOf(LIN, "清和").withoutFolk);
    expect(off.total).toBe(off.withoutFolk);
    expect(off.lines.some(({ mark }) => mark === "民俗")).toBe(false);
  });

  it("leaves out what hangs on a birth where none is given", () => {
    const { lines } = billOf({ ...LIN, chart: null }, "清和");
    expect(lines.map(({ part }) => part)).not.toContain("五行");
    expect(lines.map(({ part }) => part)).not.toContain("生肖");
    expect(lines.map(({ part }) => part)).toContain("五格三才");
  });

  it("gives the five elements at most four fifths without the hour, and says so", () => {
    const hourless = chartOf({ ...BIRTH, hour: null, minute: null });
    for (const given of ["清和", "泽霖", "锦书", "煜宸", "培安", "木森"]) {
      const elements = (family: Family) =>
        billOf({ ...family, chart: hourless }, given).lines.filter(({ part }) => part === "五行");
      expect(sum(elements(ASKING), "points")).toBeLessThanOrEqual(16);
      expect(sum(elements(LIN), "points")).toBeLessThanOrEqual(Math.ceil((16 * 100) / 90));
      for (const { reason } of elements(LIN)) expect(reason).toContain("最多算八成");
    }
  });

  it("names least and most where the birth may have other charts", () => {
    const unknown = { ...BIRTH, hour: null, minute: null };
    const charts = alternatives(unknown).map(({ chart }) => chart);
    const family = { ...LIN, chart: chartOf(unknown), alternatives: charts };
    const { range, total } = billOf(family, "清和");
    const totals = charts.map((chart) => billOf({ ...LIN, chart }, "清和").total);
    expect(range).toEqual({ least: Math.min(total, ...totals), most: Math.max(total, ...totals) });
  });

  it("has no range where there is one chart", () => {
    expect(billOf(LIN, "清和").range).toBeUndefined();
  });

  it("scores what cannot be registered, and says so", () => {
    expect(line(LIN, "𠮷安", "可以登记")).toMatchObject({
      points: 0,
      reason: expect.stringContaining("“𠮷”不在"),
    });
    expect(line(LIN, "𠮷安", "人格")).toMatchObject({
      points: 0,
      input: "笔画未收录",
      reason: expect.stringContaining("这一行得 0 分"),
    });
  });

  it.each([
    ["林", ""],
    ["", "清和"],
  ])("throws for the surname %j with the given name %j", (surname, given) => {
    expect(() => billOf({ ...LIN, surname }, given)).toThrow(RangeError);
  });
});

describe("a line", () => {
  it.each([
    ["可以登记", "清和", 8],
    ["可以登记", "珺和", 4],
    ["读音唯一", "清安", 6],
    ["读音唯一", "乐行", 0],
    ["字义与搭配", "清和", 10],
    ["字义与搭配", "安全", 4],
    ["出处", "清和", 10],
    ["愿望", "清和", 5],
    ["避讳", "清和", 2],
  ])("%s of 林%s has %i points", (rule, given, points) => {
    expect(line(ASKING, given, rule)?.points).toBe(points);
  });

  it("of the homophones hears the whole name, surname first", () => {
    const family = { ...ASKING, surname: "杨" };
    expect(line(family, "伟", "谐音")).toMatchObject({ points: 0, reason: expect.stringContaining("阳痿") });
    expect(line(ASKING, "伟", "谐音")?.points).toBe(6);
  });

  it("of the wishes counts those that the characters speak of", () => {
    const asking = (...wishes: Family["wishes"]) => ({ ...ASKING, wishes });
    expect(line(asking("善良"), "清和", "愿望")?.points).toBe(5);
    expect(line(asking("勇敢"), "清和", "愿望")?.points).toBe(0);
    expect(line(asking("勇敢", "善良"), "清和", "愿望")?.points).toBe(3);
    expect(line(asking("安静", "善良"), "清和", "愿望")?.points).toBe(5);
  });

  it("of the wanted characters minds the place", () => {
    const at = (place: 1 | 2 | "any") => ({ ...ASKING, fixed: { char: "清", at: place } });
    expect(line(at(1), "清和", "字辈与指定字")?.points).toBe(2);
    expect(line(at("any"), "和清", "字辈与指定字")?.points).toBe(2);
    expect(line(at(2), "清和", "字辈与指定字")?.points).toBe(0);
    expect(line(at(2), "清", "字辈与指定字")?.points).toBe(2);
  });

  it("of what to avoid minds the sound only where the family says so", () => {
    const avoiding = (char: string, avoidSounds: boolean) => ({ ...ASKING, avoid: [char], avoidSounds });
    expect(line(avoiding("和", false), "清和", "避讳")?.points).toBe(0);
    expect(line(avoiding("荷", false), "清和", "避讳")?.points).toBe(2);
    expect(line(avoiding("荷", true), "清和", "避讳")?.points).toBe(1);
  });

  it("of the source counts only the books that the family chose", () => {
    const points = (sources: Family["sources"]) => line({ ...ASKING, sources }, "鹿鸣", "出处")?.points;
    expect(points([])).toBe(10);
    expect(points(["诗经"])).toBe(10);
    expect(points(["楚辞"])).toBe(0);
  });

  it("of the source has six points for two characters side by side in 全唐诗 or 全宋词, four in one line there", () => {
    const points = (given: string, sources: Family["sources"] = []) =>
      line({ ...ASKING, sources }, given, "出处")?.points;
    expect([points("晴岚"), points("晴岚", ["唐诗"]), points("晴岚", ["诗经"])]).toEqual([6, 6, 0]);
    expect(points("鹿鸣", ["唐诗", "宋词"])).toBe(6);
    expect(points("家宁")).toBe(4);
  });

  it("of the home language is there for one that can be checked", () => {
    const speaking = (speech: Family["speech"]) => line({ ...ASKING, speech }, "清和", "家乡话");
    expect(speaking(["mandarin", "cantonese", "hakka"])).toMatchObject({
      input: "粤语",
      reason: "粤语里没有查到不雅的谐音。",
    });
    expect(speaking(["mandarin", "hakka"])).toBeUndefined();
    const heard = line({ ...ASKING, speech: ["mandarin", "cantonese"] }, "忠", "家乡话");
    expect(heard).toMatchObject({ points: 0, reason: expect.stringContaining("临终") });
  });
});
