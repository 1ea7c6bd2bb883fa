import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefOf } from "#functions/naming/business/brief.ts";
import { mayBeProposed, suitsTaste } from "#functions/naming/business/generate/gate.ts";
import { type BusinessNames, businessNames } from "#functions/naming/business/generate/generate.ts";
import { bestFirst, type Ranked, tiersOf } from "#functions/naming/business/generate/tiers.ts";
import { nearestBrand } from "#functions/naming/business/score/brand-index.ts";
import { findingsOf } from "#functions/naming/business/score/compliance.ts";
import { type Context, contextOf } from "#functions/naming/business/score/context.ts";
import { likeness } from "#functions/naming/business/score/near-miss.ts";
import { heardInSign } from "#functions/naming/business/score/rules/sound.ts";
import { businessBill } from "#functions/naming/business/score/score.ts";
import { businessCharacters } from "#functions/naming/business/sign/characters.ts";
import { signOf } from "#functions/naming/business/sign/sign.ts";
import { signsOf, storedSigns } from "#functions/naming/business/sign/store.ts";
import { tastes } from "#functions/naming/business/trade/tastes.ts";
import { trades } from "#functions/naming/business/trade/trades.ts";
import { everyRow } from "#tests/kit/every-row.ts";

const texts = (names: BusinessNames) => (names.ok ? names.names.map(({ sign }) => sign.text) : []);
const listed = (ranked: readonly Ranked[]) => ranked.map(({ sign, total }) => `${sign.text}${total}`);

/** Names of one order: 3 free, 20 with the report, 3 batches of 10. */
const SOLD = 53;

const allOf = (context: Context) => [...tiersOf(context)].flat();

describe("the names of a business", () => {
  it.each([2, 3, 4] as const)(
    "of %i characters come tier by tier, the trade's own first, each best first and none twice",
    (length) => {
      everyRow([...tastes().keys()], (taste) => {
        const trade = trades().find((one) => one.taste.name === taste)?.words[0] ?? "替人排队";
        const tiers = [...tiersOf(contextOf(briefOf({ trade, length })))];
        const [own = []] = tiers;
        expect(
          own.map(({ sign }) => sign.text).filter((text) => !signsOf(taste, length).includes(text)),
        ).toEqual([]);
        for (const tier of tiers) expect(listed(tier)).toEqual(listed(tier.toSorted(bestFirst)));
        const all = tiers.flat().map(({ sign }) => sign.text);
        expect(new Set(all).size).toBe(all.length);
      });
    },
  );

  it.each([
    { must: "海", length: 3 as const },
    { must: "海山", length: 4 as const },
  ])(
    "with $must are each looked at once, and a few hundred at the most: more would cost the visitor's time",
    ({ must, length }) => {
      const all = allOf(contextOf(briefOf({ trade: "面包", must, length }))).map(({ sign }) => sign.text);
      expect(all.length).toBeGreaterThan(50);
      expect(all.length).toBeLessThan(400);
      expect(new Set(all).size).toBe(all.length);
    },
  );

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
    ["is heard as 失败", "诗拜"],
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
          expect(nearestBrand(marks), text).toBeNull();
          expect(
            heardInSign(marks).filter(({ gravity }) => gravity === "grave"),
            text,
          ).toEqual([]);
          expect(
            marks.every(({ band }) => band <= 3),
            text,
          ).toBe(true);
          expect(sign !== null && suitsTaste(sign, contextOf(brief)), text).toBe(true);
        }
      },
    );
  });
});

describe("the words of a trade", () => {
  const OFFICES = ["律所", "软件开发", "医疗器械", "会计", "咨询", "体外诊断", "替人排队"];

  it.each(OFFICES)("of %s are never those of a shop: no 里 记 集 坊 and no scenery", (trade) => {
    for (const length of [2, 3, 4] as const) {
      for (const text of texts(businessNames(briefOf({ trade, length }), 33)))
        expect(text).not.toMatch(/[里记集坊铺]/);
    }
  });

  it("of a funeral house never laugh or feast", () => {
    for (const length of [2, 3, 4] as const) {
      for (const text of texts(businessNames(briefOf({ trade: "殡葬", length }), 33))) {
        expect(text).not.toMatch(/[喜乐笑趣热闹宿客醉]/);
      }
    }
  });

  it("are not taken from its neighbours in the same taste: no 签 in a hot pot house, no 剪 in a beauty parlour", () => {
    everyRow(
      trades().map(({ words }) => words[0] ?? ""),
      (trade) => {
        const brief = briefOf({ trade });
        const { never } = contextOf(brief).found.trade;
        for (const text of texts(businessNames(brief, 33)))
          expect([...text].filter((char) => never.has(char))).toEqual([]);
      },
    );
  });

  it("fill the free face, the first twenty and three batches, for any trade, length and a wanted character: fewer would be less than what is sold", () => {
    everyRow([...tastes().keys()], (taste) => {
      const trade = trades().find((one) => one.taste.name === taste)?.words[0] ?? "替人排队";
      for (const length of [2, 3, 4] as const) {
        for (const must of ["", "福"]) {
          expect(
            texts(businessNames(briefOf({ trade, length, must }), SOLD)).length,
            `${trade} ${length} ${must}`,
          ).toBe(SOLD);
        }
      }
    });
  });
});

describe("what an owner asks for", () => {
  const chars = businessCharacters().map(({ char }) => char);
  const said = [...tastes().values()].flatMap(({ heads, tails, before, behind }) => [
    heads,
    tails,
    before,
    behind,
  ]);
  const everyOther = new Set([...chars, ...storedSigns(), ...said.flat()].join(""));

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
      briefOf({ trade: "面包", must: "麦", avoid: [...everyOther].filter((char) => char !== "麦") }),
      5,
    );
    expect(names.ok).toBe(false);
    const relaxations = names.ok ? [] : names.relaxations;
    expect(relaxations.map(({ drop }) => drop)).toContain("avoid");
    expect(relaxations.every(({ names: count }) => count > 0)).toBe(true);
  });
});
