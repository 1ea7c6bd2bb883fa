import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefOf } from "#functions/naming/business/brief.ts";
import { businessCard } from "#functions/naming/business/describe/card.ts";
import { findingsFor } from "#functions/naming/business/score/compliance.ts";
import { contextOf } from "#functions/naming/business/score/context.ts";
import { businessBill, businessRules, rankAtLeast } from "#functions/naming/business/score/score.ts";
import { signOf } from "#functions/naming/business/sign/sign.ts";
import { STYLES } from "#functions/naming/business/trade/imagery.ts";
import { trades } from "#functions/naming/business/trade/trades.ts";
import { signs } from "./signs.ts";

const briefs = fc
  .record({
    trade: fc.constantFrom(...trades().map(({ words }) => words[0] ?? ""), "替人排队"),
    rivals: fc.array(signs(2, 3), { maxLength: 2 }),
    style: fc.subarray([...STYLES], { maxLength: 3 }),
  })
  .map(briefOf);

describe("the bill of a business name", () => {
  it("has the six parts with their published weights", () => {
    const parts = Map.groupBy(businessRules, ({ part }) => part);
    const weights = [...parts].map(([part, rules]) => [part, rules.reduce((sum, { max }) => sum + max, 0)]);
    expect(weights).toEqual([
      ["区分度", 25],
      ["好读好听", 20],
      ["好记好搜", 20],
      ["行业契合", 15],
      ["字义", 10],
      ["商标显著性", 10],
    ]);
  });

  it("adds up, in whole points within each line's bounds, with a reason on every line", () => {
    fc.assert(
      fc.property(signs(), briefs, (sign, brief) => {
        const bill = businessBill(sign, brief);
        const lines = bill?.lines ?? [];
        expect(lines.filter(({ part }) => part !== "封顶")).toHaveLength(businessRules.length);
        expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(bill?.total);
        for (const { part, points, max, reason, input } of lines) {
          expect(Number.isInteger(points) && points <= max && (points >= 0 || part === "封顶")).toBe(true);
          expect(reason).toMatch(/\p{Script=Han}/u);
          expect(input).not.toBe("");
        }
      }),
    );
  });

  // Breaks it catches: a meaning that lost points said like one that has them all, so that nobody sees which character cost them.
  it("explains every point that a meaning lost, by the characters and what the list gives them", () => {
    fc.assert(
      fc.property(signs(), (sign) => {
        const { points = 0, reason = "" } =
          businessBill(sign, briefOf({ trade: "面包店" }))?.lines.find(({ rule }) => rule === "字义") ?? {};
        const [, given = ""] = /字义表里，(.*)，取平均，零头不计$/u.exec(reason) ?? [];
        const shares = new Map(
          [...given.matchAll(/“([^”]+)”都?是 ([\d.]+)\u00a0分/gu)].flatMap(([, chars = "", share]) =>
            chars.split("、").map((char) => [char, Number(share)]),
          ),
        );
        const tenths = Array.from(sign, (char) => Math.round((shares.get(char) ?? 10) * 10));
        expect(Math.floor(tenths.reduce((sum, share) => sum + share, 0) / tenths.length / 10)).toBe(points);
      }),
    );
  });

  it("says of no line that lost points what it says of one that lost none", () => {
    // These two say what a name has and how far, and a mean rounded down may come short of the full points.
    const byDegree = new Set(["意象合行业", "风格对路", "连起来有意思"]);
    fc.assert(
      fc.property(signs(), signs(), briefs, (one, other, brief) => {
        const others = businessBill(other, brief)?.lines ?? [];
        for (const [at, line] of (businessBill(one, brief)?.lines ?? []).entries()) {
          const its = others[at];
          if (byDegree.has(line.rule) || line.reason !== its?.reason) continue;
          expect(its.points === its.max, `${line.rule}: ${line.reason}`).toBe(line.points === line.max);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["麦香", "招牌上看得清", "笔画不多，远处也看得清"],
    ["麦棠", "招牌上看得清", "“棠”笔画略多，招牌做小了会密一些"],
    ["糯香", "招牌上看得清", "“糯”笔画多，做小了会糊"],
    ["麦香", "一看就认得", "都是常见字，路过就能念出来"],
    ["麦棠", "一看就认得", "“棠”见得少一些，多数人也认得"],
    ["禾茶", "意象合行业", "让人想到五谷，合这一行"],
    ["麦棠", "意象合行业", "让人想到五谷，正合这一行"],
    ["麦麦", "意象合行业", "让人想到五谷，和这一行沾得上边"],
  ])("says of %s at %s what its points stand for", (sign, rule, reason) => {
    const bill = businessBill(sign, briefOf({ trade: "面包" }));
    expect(bill?.lines.find((line) => line.rule === rule)?.reason).toContain(reason);
  });

  it.each([
    ["正信", "正合一般商贸"],
    ["山松", "与一般商贸没有直接关联"],
  ])("says of %s how it suits trade at large where none was recognised", (sign, reason) => {
    const bill = businessBill(sign, briefOf({ trade: "旧物修复" }));
    expect(bill?.lines.find(({ rule }) => rule === "意象合行业")?.reason).toContain(reason);
  });

  it("is what the search ranks by, and the search never gives up a name that reaches the floor", () => {
    fc.assert(
      fc.property(signs(), briefs, fc.integer({ min: 0, max: 100 }), (text, brief, floor) => {
        const total = businessBill(text, brief)?.total ?? -1;
        const sign = signOf(text);
        const rank = sign === null ? null : rankAtLeast(sign, contextOf(brief), floor);
        expect(rank?.total ?? null).toBe(total >= floor ? total : null);
      }),
    );
  });

  it.each([
    ["蜜雪冰城", 30, "字完全相同"],
    ["小米", 30, "字完全相同"],
    ["晓米", 50, "读音相同，字不同"],
    ["小米里", 50, "整个包含在这个名字里"],
    ["京冬", 50, "读音相同，字不同"],
    ["消米", 70, "读音很近"],
  ])(
    "of %s, which clashes with a well-known name, stops at %i, says so first, and still adds up",
    (text, cap, why) => {
      const brief = briefOf({ trade: "奶茶" });
      const card = businessCard(text, brief);
      const lines = card?.bill.lines ?? [];
      expect(card?.bill.total).toBeLessThanOrEqual(cap);
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(card?.bill.total);
      expect(lines[0]?.reason).toContain(why);
      expect(card?.why).toContain(why);
      expect(card?.care[0]).toContain(`总分最多 ${cap} 分`);
    },
  );

  // Breaks it catches: 93 points beside a finding that the sign cannot be told from others.
  it.each([
    ["香甜", "面包"],
    ["居木", "家具"],
  ])("of %s over %s, which only says what is sold, stops at 70 and says why", (text, trade) => {
    const brief = briefOf({ trade });
    const bill = businessBill(text, brief);
    const lines = bill?.lines ?? [];
    expect(bill?.total).toBeLessThanOrEqual(70);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(bill?.total);
    expect(lines[0]?.reason).toContain("只说卖什么");
    expect(lines.find(({ rule }) => rule === "不是现成的词")?.points).toBe(0);
    const sign = signOf(text);
    expect(sign && rankAtLeast(sign, contextOf(brief), 0)?.total).toBe(bill?.total);
  });

  // Breaks it catches: 与这一行没有直接关联 above 只说卖的是什么; loose characters, where they are a word that everyone knows.
  it.each([
    ["香甜", "“香、甜”直说这一行卖的东西"],
    ["可颂", "“可颂”直说这一行卖的东西"],
  ])("of %s over a bakery says in no two lines what cannot both be so", (text, reason) => {
    const lines = businessBill(text, briefOf({ trade: "面包" }))?.lines ?? [];
    const of = (rule: string) => lines.find((line) => line.rule === rule);
    expect(of("意象合行业")?.reason).toContain(reason);
    expect(lines.map((line) => line.reason).join()).not.toContain("没有直接关联");
    expect(of("连起来有意思")).toMatchObject({ points: 8, reason: expect.stringContaining("大家熟悉的词") });
  });

  // Breaks it catches: 还算分得开 of characters, or 14 of 25 for 几乎没有区分度, beside a finding that the sign 难以区分.
  it("judges in no row whether a sign that only describes is told apart: the finding says so", () => {
    const described = fc.constantFrom(...trades()).chain(({ words, descriptive }) =>
      fc.record({
        trade: fc.constant(words[0] ?? ""),
        text: fc
          .array(fc.constantFrom(...descriptive), { minLength: 2, maxLength: 3 })
          .map((chars) => chars.join("")),
      }),
    );
    fc.assert(
      fc.property(described, ({ text, trade }) => {
        const brief = briefOf({ trade });
        fc.pre(signOf(text) !== null);
        expect(
          findingsFor(text, brief)
            .map(({ gist }) => gist)
            .join(),
        ).toContain("难以区分");
        const rows = businessBill(text, brief)?.lines.filter(({ part }) => part === "区分度") ?? [];
        expect(rows.map(({ reason }) => reason).join()).not.toMatch(/(?<!不容易和别人)分得?开|区分度/u);
      }),
    );
  });

  // Breaks it catches: full points for distinctiveness beside full points for naming what the bread is made of.
  it.each([
    ["有麦", "面包", 3, "“麦”是这一行的货品或原料"],
    ["麦穗", "面包", 2, "“麦、穗”是这一行的货品或原料"],
    ["麦香", "面包", 1, "“香”只说卖什么、怎么样，拿去注册商标会弱一些；“麦”是这一行的货品或原料"],
    ["有麦", "律师", 5, "没有直接说明商品的字"],
    ["暖晨", "面包", 5, "没有直接说明商品的字"],
    ["知叶", "茶叶", 3, "“叶”是这一行的货品或原料"],
    ["望山", "民宿", 5, "没有直接说明商品的字"],
  ])("of %s over %s takes from 不直说卖什么 for goods and material: %i", (sign, trade, points, reason) => {
    const line = businessBill(sign, briefOf({ trade }))?.lines.find(({ rule }) => rule === "不直说卖什么");
    expect(line).toMatchObject({ points, reason: expect.stringContaining(reason) });
  });

  it.each([
    ["有麦", "连读与“有卖”同音"],
    ["半麦", "连读与“半卖”同音"],
    ["暖麦", "没有查到不好的谐音"],
    ["外卖", "没有查到不好的谐音"],
  ])("of %s says whether it is heard as a word of the counter: %s", (sign, reason) => {
    const line = businessBill(sign, briefOf({ trade: "面包" }))?.lines.find(({ rule }) => rule === "谐音");
    expect(line).toMatchObject({ points: reason.startsWith("连读") ? 1 : 5, reason });
  });

  // Breaks it catches: 7 of 8 beside «看一眼就记得», and no word on what the eighth is for.
  it("says what a point is lost for where a line only tells what a name has", () => {
    const lineOf = (sign: string, rule: string) =>
      businessBill(sign, briefOf({ trade: "面包" }))?.lines.find((line) => line.rule === rule);
    expect(lineOf("麦香", "连起来有意思")).toMatchObject({ points: 8, max: 8 });
    expect(lineOf("麦香", "不是现成的词")?.reason).toContain("大家熟悉的词");
    expect(lineOf("麦棠", "连起来有意思")).toMatchObject({
      points: 7,
      reason: expect.stringContaining("新组的"),
    });
    expect(lineOf("麦香", "意象合行业")).toMatchObject({
      points: 9,
      reason: expect.stringContaining("“香”"),
    });
  });

  it("is none for a character that is not registrable", () => {
    expect(businessBill("長麦", briefOf({ trade: "面包" }))).toBeNull();
    expect(businessBill("", briefOf({ trade: "面包" }))).toBeNull();
  });

  it.each([
    ["a fresh pair over a threadbare one", "面包", "麦棠", "鑫隆"],
    ["what suits the trade over what does not", "建材", "磐序", "棠颜"],
    ["a made name over a dictionary word", "茶叶", "盏云", "一盏"],
    ["a name apart from the trade's own words", "面包", "麦棠", "香甜"],
    ["a name of its own over a well-known one", "软件", "启维", "金山"],
  ])("prefers %s", (_what, trade, better, worse) => {
    const brief = briefOf({ trade });
    expect(businessBill(better, brief)?.total).toBeGreaterThan(businessBill(worse, brief)?.total ?? 100);
  });

  it("takes points for a rival nearby", () => {
    const apart = businessBill("麦棠", briefOf({ trade: "面包", rivals: ["云山"] }))?.total ?? 0;
    const beside = businessBill("麦棠", briefOf({ trade: "面包", rivals: ["麦唐"] }))?.total ?? 0;
    expect(apart - beside).toBe(6);
  });

  it("gives no point for rivals that nobody named, says so, and still counts out of 100", () => {
    fc.assert(
      fc.property(signs(), (text) => {
        const bill = businessBill(text, briefOf({ trade: "面包" }));
        const line = bill?.lines.find(({ rule }) => rule === "和同行拉开");
        expect(line).toMatchObject({ points: 0, max: 0 });
        expect(line?.reason).toContain("没有比较");
        expect(bill?.lines.reduce((sum, { max }) => sum + max, 0)).toBe(100);
        // It is no warning either.
        expect(businessCard(text, briefOf({ trade: "面包" }))?.care.join()).not.toContain("没有比较");
      }),
      { numRuns: 50 },
    );
  });

  it("follows the styles an owner wishes for", () => {
    const points = (style: "童趣" | "稳重") =>
      businessBill("朵芽", briefOf({ trade: "面包", style: [style] }))?.lines.find(
        ({ rule }) => rule === "风格对路",
      )?.points ?? 0;
    expect(points("童趣")).toBeGreaterThan(points("稳重"));
  });
});
