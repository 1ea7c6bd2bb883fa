import { describe, expect, it } from "vitest";
import { briefOf } from "#functions/naming/business/brief.ts";
import { businessCard } from "#functions/naming/business/describe/card.ts";
import { businessNames } from "#functions/naming/business/generate/generate.ts";
import { goodsWord, readWords } from "#functions/naming/business/sign/known-words.ts";
import { tastes } from "#functions/naming/business/trade/tastes.ts";
import { trades } from "#functions/naming/business/trade/trades.ts";
import { everyRow } from "#tests/kit/every-row.ts";

/** Names of one order: 3 free, 20 with the report, 3 batches of 10. */
const SOLD = 53;

describe("words of the trade", () => {
  it("are proposed to no trade whose goods they are, and every trade still has its names", () => {
    everyRow([...tastes().keys()], (taste) => {
      const trade = trades().find((one) => one.taste.name === taste)?.words[0] ?? "替人排队";
      const found = businessNames(briefOf({ trade }), SOLD);
      const signs = found.ok ? found.names.map(({ sign }) => sign.text) : [];
      expect(signs).toHaveLength(SOLD);
      expect(signs.filter((sign) => goodsWord(sign, taste) !== undefined)).toEqual([]);
    });
  });

  it.each([
    ["可颂", "面包店", "“可颂”就是牛角面包"],
    ["雨前", "茶叶", "“雨前”就是谷雨前采的茶"],
  ])(
    "%s over its own trade is said to be the goods, not explained by its characters",
    (sign, trade, what) => {
      const card = businessCard(sign, briefOf({ trade }));
      expect(card?.why).toBe(`${what}，是商品或行里的说法，难注册商标。`);
      expect(card?.care.join()).toContain("难注册商标");
      expect(card?.bill.lines.find(({ rule }) => rule === "不是现成的词")?.points).toBe(0);
    },
  );

  it.each([
    ["早安", "“早安”，早上见面的问候。"],
    ["陶然里", "“陶然”，自在快活的样子"],
  ])("%s is explained as the word that people know", (sign, said) => {
    expect(businessCard(sign, briefOf({ trade: "咖啡馆" }))?.why).toContain(said);
  });

  it("throws at a line that does not say what a word is, with its head", () => {
    expect(() => readWords("词 早安")).toThrow("not a known word: 词 早安");
  });
});
