import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alternatives } from "#functions/naming/facts/calendar/chart/alternatives.ts";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { characters } from "#functions/naming/facts/characters/find-character.ts";
import type { Wish } from "#functions/naming/facts/lexicon/entry.ts";
import { type Bill, billOf, withoutFolk } from "#functions/naming/person/score/bill.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";
import type { BillLine } from "#functions/naming/person/score/line.ts";
import { scaleOf } from "#functions/naming/person/score/weights.ts";
import { anyFamily, SPRING_BIRTH } from "#tests/unit/naming/person/generate/families.ts";

const LIN = familyOf({ surname: "林", sex: "male", chart: chartOf(SPRING_BIRTH) });

/** The same with something asked of every kind. */
const ASKING: Family = {
  ...LIN,
  fixed: { char: "清", at: "any" },
  avoid: ["明"],
  wishes: ["善良"],
  speech: ["mandarin", "cantonese"],
};

/** The same without the schools. */
const PLAIN: Family = { ...LIN, useBazi: false, useGrids: false, useZodiac: false };

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
        const { lines, total } = billOf(family, given);
        expect(sum(lines, "points")).toBe(total);
        expect(sum(lines, "max")).toBe(100);
        for (const { max, part, points, reason } of lines) {
          expect(Number.isInteger(points) && points <= max && (points >= 0 || part === "封顶")).toBe(true);
          expect(reason).toMatch(/。$/);
        }
      }),
      { numRuns: 400 },
    );
  });

  // Break it catches: a verdict on the most common single names, which nobody has graded.
  it("says of a single name that nobody graded no more than that", () => {
    for (const given of ["伟", "丽", "军"])
      expect(line(LIN, given, "字义与搭配")?.reason).toBe(
        "这个单名没有在我们逐个读过的名字里，这里给分从低。",
      );
    expect(line(LIN, "朗", "字义与搭配")?.reason).toBe("这个字单用成名，意思完整。");
  });

  // Break it catches: full points for the sound of a character whose reading nobody knows.
  it("neither gives nor takes points for a sound that it does not know, and shares its weight out", () => {
    for (const rule of ["读音唯一", "谐音", "声调", "声母韵母"])
      expect(line(LIN, "兲安", rule)).toMatchObject({
        points: 0,
        max: 0,
        reason: "“兲”的读音不在我们的字表里，这一行未查，不计。",
      });
    expect(sum(billOf(LIN, "兲安").lines, "max")).toBe(100);
    expect(line({ ...LIN, surname: "兲" }, "清和", "声调")?.max).toBe(0);
    const one = { reason: "作名字时，每个字只有一种念法。" };
    expect(line({ ...LIN, surname: "兲" }, "清和", "读音唯一")).toMatchObject(one);
    expect(line(LIN, "囍安", "读音唯一")).toMatchObject(one);
  });

  it("has the parts and the weights that are published: the name's own three quarters, the schools a quarter", () => {
    const parts = new Map<string, number>();
    for (const { max, part } of billOf(LIN, "清和").lines) parts.set(part, (parts.get(part) ?? 0) + max);
    expect([...parts]).toEqual([
      ["读音", 26],
      ["写法", 8],
      ["字义与出处", 32],
      ["年代", 9],
      ["五行", 13],
      ["五格三才", 8],
      ["生肖", 4],
    ]);
  });

  it("has the lines that its scale is made for, in that order, whatever the family and the name; a cap stands last", () => {
    fc.assert(
      fc.property(anyFamily, anyGiven, (family, given) => {
        const lines = billOf(family, given).lines.filter(({ part }) => part !== "封顶");
        const scale = scaleOf(householdOf(family), lines);
        for (const { max, rule } of lines) expect([rule, max]).toEqual([rule, scale.most(rule)]);
        expect(lines.map(({ rule }) => rule)).toEqual(scale.rules);
      }),
    );
  });

  it("has a line of the family's own asking for what was asked, and for nothing else", () => {
    const own = ["愿望", "字辈与指定字", "避讳", "家乡话", "像一家人"];
    const listed = ({ lines }: Bill) =>
      lines.flatMap(({ part, rule }) => (own.includes(rule) || part === "家庭要求" ? [rule] : []));
    fc.assert(
      fc.property(anyFamily, anyGiven, (family, given) => {
        const asked = [
          family.wishes.length > 0,
          family.fixed !== null || family.generation !== null,
          family.avoid.length > 0,
          family.speech.includes("cantonese"),
          family.alike && family.siblings.length > 0,
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

  it("has no folk part where all are off", () => {
    const off = billOf(PLAIN, "清和");
    expect(off.lines.some(({ mark }) => mark === "民俗")).toBe(false);
    expect(withoutFolk(off)).toBe(off.total);
  });

  it("has of 100 without the schools what its other lines have of their maxima, and not what all have", () => {
    const bill = billOf(LIN, "清和");
    const own = bill.lines.filter(({ part }) => !["五行", "五格三才", "生肖"].includes(part));
    expect(withoutFolk(bill)).toBe(Math.round((100 * sum(own, "points")) / sum(own, "max")));
    expect(withoutFolk(bill)).not.toBe(bill.total);
  });

  it("gives 平 half of what any line of the grids may have, and half a point counts as one: it says so", () => {
    fc.assert(
      fc.property(anyFamily, anyGiven, (family, given) => {
        for (const { max, points, reason } of billOf(family, given).lines) {
          if (!/传统归类：平/u.test(reason)) continue;
          expect([reason, points]).toEqual([expect.stringContaining("得一半"), Math.ceil(max / 2)]);
        }
      }),
    );
  });

  it("leaves out what hangs on a birth where none is given", () => {
    const { lines } = billOf({ ...LIN, chart: null }, "清和");
    expect(lines.map(({ part }) => part)).not.toContain("五行");
    expect(lines.map(({ part }) => part)).not.toContain("生肖");
    expect(lines.map(({ part }) => part)).toContain("五格三才");
  });

  it("gives the five elements at most four fifths without the hour, and says so", () => {
    const hourless = chartOf({ ...SPRING_BIRTH, hour: null, minute: null });
    for (const given of ["清和", "泽霖", "锦书", "煜宸", "培安", "木森"]) {
      const elements = (family: Family) =>
        billOf({ ...family, chart: hourless }, given).lines.filter(({ part }) => part === "五行");
      expect(sum(elements(ASKING), "points")).toBeLessThanOrEqual(16);
      expect(sum(elements(LIN), "points")).toBeLessThanOrEqual(Math.ceil((16 * 100) / 90));
      for (const { reason } of elements(LIN)) expect(reason).toContain("最多算八成");
    }
  });

  it("names least and most where the birth may have other charts", () => {
    const unknown = { ...SPRING_BIRTH, hour: null, minute: null };
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
    expect(line(LIN, "𠮷安", "好写好认")).toMatchObject({ reason: expect.stringContaining("“𠮷”不在") });
    expect(line(LIN, "𠮷安", "人格")).toMatchObject({
      points: 0,
      max: 0,
      input: "笔画未收录",
      reason: expect.stringContaining("笔画查不到，不计分"),
    });
    // Break it catches: a line that says only «the same», on a page where it stands alone.
    for (const rule of ["地格", "总格", "三才"])
      expect(line(LIN, "𠮷安", rule)).toMatchObject({ reason: line(LIN, "𠮷安", "人格")?.reason });
  });

  // Break it catches: a gap in our table that takes the points of the grids from a name.
  it("shares out the grids of a character whose strokes it does not know, and still comes to 100", () => {
    for (const family of [LIN, { ...LIN, surname: "𠮷" }]) {
      const { lines, total, range } = billOf(family, "𠮷安");
      expect(sum(lines, "max")).toBe(100);
      expect(total).toBe(sum(lines, "points"));
      expect(range).toBeUndefined();
    }
  });

  it.each([
    ["林", ""],
    ["", "清和"],
  ])("throws for the surname %j with the given name %j", (surname, given) => {
    expect(() => billOf({ ...LIN, surname }, given)).toThrow(RangeError);
  });
});

describe("a cap", () => {
  const capped = (surname: string, given: string) => {
    const family = { ...LIN, surname };
    const { lines, total } = billOf(family, given);
    return { total, rule: lines.find(({ part }) => part === "封顶")?.rule };
  };

  it.each([
    ["林", "狗蛋", "不宜入名", 20],
    ["朱", "逸群", "谐音不雅", 40],
    ["林", "翠花", "年代太旧", 58],
    ["王", "致和", "同名", 70],
  ])("keeps %s%s down whatever else it has: %s, at most %i", (surname, given, rule, most) => {
    expect(capped(surname, given)).toEqual({ rule, total: most });
    expect(billOf({ ...PLAIN, surname }, given).total).toBeLessThanOrEqual(most);
  });

  it("is not there for a fine name", () => {
    expect(capped("林", "清和").rule).toBeUndefined();
  });
});

describe("a name that people find better has the higher total, with the schools and without", () => {
  const FINE = ["攸宁", "望舒", "嘉树", "知远", "清和"];
  const DATED = ["翠花", "艳红", "建国", "招弟", "富贵"];
  const USUAL = ["梓涵", "子轩", "浩宇", "欣怡", "沐宸"];
  it.each(FINE)("林%s", (fine) => {
    for (const other of [...DATED, ...USUAL]) {
      for (const family of [LIN, PLAIN])
        expect([other, billOf(family, fine).total > billOf(family, other).total]).toEqual([other, true]);
    }
  });
});

describe("a line", () => {
  /** Which share of its most a line has, in tenths. */
  const tenths = (family: Family, given: string, rule: string) => {
    const { max = 1, points = 0 } = line(family, given, rule) ?? {};
    return Math.round((points * 10) / max);
  };

  it.each([
    ["读音唯一", "清安", 10],
    ["读音唯一", "乐行", 0],
    ["字义与搭配", "清和", 10],
    ["出处", "清和", 10],
    ["愿望", "清和", 10],
    ["避讳", "清和", 10],
  ])("%s of 林%s has %i tenths of its most", (rule, given, share) => {
    expect(tenths(ASKING, given, rule)).toBe(share);
  });

  it.each([
    ["清和", 10],
    ["翠花", 2],
    ["梓涵", 2],
  ])("年代 of 林%s has %i tenths of its most", (given, share) => {
    expect(tenths(LIN, given, "年代")).toBe(share);
  });

  it("of writing has less for many strokes and for characters seldom met", () => {
    const [plain, many, rare] = ["文心", "馨蕊", "珺瑀"].map((given) => tenths(LIN, given, "好写好认"));
    expect(plain).toBe(10);
    expect(many).toBeLessThan(10);
    expect(rare).toBeLessThan(many ?? 0);
  });

  it("of the homophones hears the whole name, surname first", () => {
    const family = { ...ASKING, surname: "杨" };
    expect(line(family, "伟", "谐音")).toMatchObject({ points: 0, reason: expect.stringContaining("阳痿") });
    expect(tenths(ASKING, "伟", "谐音")).toBe(10);
  });

  it("of the wishes counts those that the characters speak of", () => {
    const asking = (...wishes: Family["wishes"]) => tenths({ ...ASKING, wishes }, "清和", "愿望");
    expect([asking("善良"), asking("勇敢"), asking("勇敢", "善良"), asking("安静", "善良")]).toEqual([
      10, 0, 5, 10,
    ]);
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
    const points = (sources: Family["sources"]) => tenths({ ...ASKING, sources }, "鹿鸣", "出处");
    expect(points([])).toBe(10);
    expect(points(["诗经"])).toBe(10);
    expect(points(["楚辞"])).toBe(0);
  });

  it("of the source has six points for two characters side by side in 全唐诗 or 全宋词, none apart in one line there", () => {
    const points = (given: string, sources: Family["sources"] = []) =>
      tenths({ ...ASKING, sources }, given, "出处");
    expect([points("晴飞"), points("晴飞", ["唐诗"]), points("晴飞", ["诗经"])]).toEqual([6, 6, 0]);
    expect(points("家宁")).toBe(0);
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
