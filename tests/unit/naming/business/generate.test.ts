import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefOf } from "#functions/naming/business/brief.ts";
import { signSpace } from "#functions/naming/business/generate/build/space.ts";
import { mayBeProposed, suitsTrade } from "#functions/naming/business/generate/gate.ts";
import { type BusinessNames, businessNames } from "#functions/naming/business/generate/generate.ts";
import { bestFirst, namesFrom, type Ranked } from "#functions/naming/business/generate/search.ts";
import { nearestBrand } from "#functions/naming/business/score/brand-index.ts";
import { findingsOf } from "#functions/naming/business/score/compliance.ts";
import { type Context, contextOf } from "#functions/naming/business/score/context.ts";
import { likeness } from "#functions/naming/business/score/near-miss.ts";
import { hitsOf } from "#functions/naming/business/score/rules/sound.ts";
import { businessBill, businessRules, rankAtLeast } from "#functions/naming/business/score/score.ts";
import { businessCharacters } from "#functions/naming/business/sign/characters.ts";
import { marksOf } from "#functions/naming/business/sign/marks.ts";
import { findPair } from "#functions/naming/business/sign/pairs.ts";
import { PROPOSABLE, phraseTenths } from "#functions/naming/business/sign/phrase.ts";
import { type Sign, signFrom, signOf } from "#functions/naming/business/sign/sign.ts";
import { trades } from "#functions/naming/business/trade/trades.ts";
import { everyRow } from "#tests/kit/every-row.ts";

const texts = (names: BusinessNames) => (names.ok ? names.names.map(({ sign }) => sign.text) : []);
const listed = (ranked: readonly Ranked[]) => ranked.map(({ sign, total }) => `${sign.text}${total}`);

/** No bound at all: everything the space can build. */
const FREE = { loss: 0, unfit: 0 };
const UNBOUND = {
  losses: { ofMark: () => FREE, ofAffix: () => FREE, ofPair: () => FREE, ofEnd: () => 0 },
  allowance: Number.POSITIVE_INFINITY,
};

/** Does a sign's bill come to the floor? Rule by rule, until what they have taken off says that it cannot. */
function reaches(sign: Sign, context: Context, floor: number): boolean {
  let most = 100;
  for (const { max, tenths } of businessRules) {
    most -= max - Math.floor(tenths(sign, context) / 10);
    if (most < floor) return false;
  }
  return true;
}

describe("the search for names of a business", () => {
  it.each(["面包", "法律"])(
    "finds the exact best of two characters for %s: brute force over all pairs agrees",
    (trade) => {
      const context = contextOf(briefOf({ trade }));
      const floor = 86;
      const found: Ranked[] = [];
      const own = businessCharacters().filter(({ grade }) => grade >= 6);
      const open = new Set(own.map(({ char }) => char));
      for (const { char: one } of businessCharacters()) {
        for (const { char: other } of businessCharacters()) {
          const marks = marksOf(one + other) ?? [];
          const [first, second] = marks;
          if (first === undefined || second === undefined) continue;
          const phrase = open.has(one) && open.has(other) && phraseTenths(first, second) >= PROPOSABLE;
          if (findPair(one + other) === undefined && !phrase) continue;
          const sign = signFrom(marks);
          const rank = rankAtLeast(sign, context, 0);
          if (rank !== null && rank.total >= floor && suitsTrade(sign, context))
            found.push({ sign, ...rank });
        }
      }
      expect(found.length).toBeGreaterThan(50);
      expect(listed(namesFrom(context, floor))).toEqual(listed(found.sort(bestFirst)));
    },
  );

  it.each([
    { length: 3 as const, trade: "茶叶" },
    { length: 4 as const, trade: "花店" },
  ])("leaves out no name of $length characters that reaches the floor", ({ length, trade }) => {
    const context = contextOf(briefOf({ trade, length }));
    const floor = 84;
    const found: Ranked[] = [];
    for (const sign of signSpace(context.brief, UNBOUND)) {
      if (!reaches(sign, context, floor)) continue;
      const rank = rankAtLeast(sign, context, 0);
      if (rank !== null && rank.total >= floor && suitsTrade(sign, context)) found.push({ sign, ...rank });
    }
    expect(found.length).toBeGreaterThan(50);
    expect(listed(namesFrom(context, floor))).toEqual(listed(found.sort(bestFirst)));
    expect(new Set(found.map(({ sign }) => sign.text)).size).toBe(found.length);
  });

  it.each([
    { must: "海", length: 3 as const },
    { must: "海山", length: 4 as const },
  ])("looks at every name with $must once", ({ must, length }) => {
    const space = [...signSpace(briefOf({ trade: "面包", must, length }), UNBOUND)].map(({ text }) => text);
    expect(space.length).toBeGreaterThan(100);
    expect(new Set(space).size).toBe(space.length);
  });

  it("gives the same names again, and goes on where it stopped without repeating one", () => {
    const brief = briefOf({ trade: "民宿" });
    const all = texts(businessNames(brief, 60));
    expect(texts(businessNames(briefOf({ trade: "民宿" }), 60))).toEqual(all);
    expect([0, 20, 40].flatMap((skip) => texts(businessNames(brief, 20, skip)))).toEqual(all);
    expect(new Set(all).size).toBe(60);
  });

  it("shows what the bill says", () => {
    const brief = briefOf({ trade: "书店", length: 3 });
    const names = businessNames(brief, 10);
    expect(names.ok && names.names.map(({ total }) => total)).toEqual(
      texts(names).map((text) => businessBill(text, brief)?.total),
    );
  });
});

describe("the gate before a name is proposed", () => {
  const context = contextOf(briefOf({ trade: "面包", rivals: ["晨穗"] }));
  const passes = (text: string) => {
    const sign = signOf(text);
    return sign !== null && mayBeProposed(sign, context);
  };

  it.each([
    ["is heard as 出卖", "初麦"],
    ["is heard as 失败", "诗柏"],
    ["everyone knows", "晨光"],
    ["is a rival's", "穗晨"],
    ["is a county's", "安吉"],
    ["has a rare character", "麦龢"],
  ])("stops a name that %s", (_why, text) => {
    expect(passes(text)).toBe(false);
  });

  it("lets the others through", () => {
    expect(["麦棠", "禾光", "朵朵"].filter(passes)).toEqual(["麦棠", "禾光", "朵朵"]);
  });
});

describe("the first twenty names of every trade", () => {
  it("are apart, sound, allowed and fitting", () => {
    everyRow(
      trades().map(({ words }) => words[0] ?? ""),
      (trade) => {
        const brief = briefOf({ trade });
        const first = texts(businessNames(brief, 20));
        expect(first).toHaveLength(20);
        expect(new Set(first.map((text) => text.slice(0, 1))).size).toBe(20);
        for (const text of first) {
          const sign = signOf(text);
          const marks = sign?.marks ?? [];
          expect(findingsOf(text), text).toEqual([]);
          expect(nearestBrand(marks)?.nearness ?? 0, text).toBeLessThan(3);
          expect(
            hitsOf(marks).filter(({ near, badness }) => !near && badness >= 2),
            text,
          ).toEqual([]);
          expect(
            marks.every(({ band, gloss }) => band <= 3 && gloss !== ""),
            text,
          ).toBe(true);
          expect(sign !== null && suitsTrade(sign, contextOf(brief)), text).toBe(true);
        }
      },
    );
  });
});

describe("what an owner asks for", () => {
  const chars = businessCharacters().map(({ char }) => char);

  it("is in every name, and what is not wanted in none", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...chars, "福", "龙"),
        fc.uniqueArray(fc.constantFrom(...chars), { maxLength: 30 }),
        (must, others) => {
          const avoid = others.filter((char) => char !== must);
          const names = texts(businessNames(briefOf({ trade: "面包", must, avoid }), 5));
          for (const text of names) {
            expect(text).toContain(must);
            expect([...text].some((char) => avoid.includes(char))).toBe(false);
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it.each([
    { must: "福", length: 2 as const },
    { must: "福", length: 3 as const },
    { must: "海", length: 4 as const },
    { must: "福顺", length: 3 as const },
    { must: "福顺", length: 4 as const },
  ])("finds names of $length characters around $must, each once", ({ must, length }) => {
    const names = texts(businessNames(briefOf({ trade: "面包", must, length }), 30));
    expect(names.length).toBeGreaterThan(15);
    expect(new Set(names).size).toBe(names.length);
    for (const text of names) {
      expect([...must].every((char) => text.includes(char)) && [...text].length === length, text).toBe(true);
    }
  });

  it("keeps away from rivals", () => {
    const [best = "", second = ""] = texts(businessNames(briefOf({ trade: "面包" }), 2));
    const rivals = [`杭州${best}食品有限公司`, second];
    const names = texts(businessNames(briefOf({ trade: "面包", rivals }), 20));
    expect(names).toHaveLength(20);
    for (const text of names) {
      for (const rival of [best, second]) expect(likeness(text, rival).nearness).toBeLessThan(3);
    }
  });

  it.each([
    [{ must: "麦", avoid: ["麦"] }, /“必须有的字”和“不想用的字”/],
    [{ must: "麦棠里" }, /3 个，字号只要 2 个字/],
    [{ must: "長" }, /“長”不是规范汉字/],
    [{ must: "a" }, /“a”不是规范汉字/],
    [{ trade: " " }, /做什么生意/],
  ])("is refused with both sides named where it contradicts itself: %o", (asked, message) => {
    const names = businessNames(briefOf({ trade: "面包", ...asked }), 5);
    expect(names.ok).toBe(false);
    expect(names.ok ? "" : names.faults.map((fault) => fault.message).join()).toMatch(message);
  });

  it("is refused with the article where the wanted word is barred", () => {
    const names = businessNames(briefOf({ trade: "面包", must: "中国", length: 4 }), 5);
    expect(names.ok ? "" : names.findings[0]?.article).toContain("第十二条");
  });

  it("comes with what to relax where nothing is left", () => {
    const names = businessNames(
      briefOf({ trade: "面包", must: "麦", avoid: chars.filter((char) => char !== "麦") }),
      5,
    );
    expect(names.ok).toBe(false);
    const relaxations = names.ok ? [] : names.relaxations;
    expect(relaxations.map(({ drop }) => drop)).toContain("avoid");
    expect(relaxations.every(({ names: count }) => count > 0)).toBe(true);
  });
});
