import { describe, expect, it } from "vitest";
import { NICE_CLASSES } from "#functions/naming/business/data/nice.ts";
import { findBusinessCharacter } from "#functions/naming/business/sign/characters.ts";
import { findTrade, trades } from "#functions/naming/business/trade/trades.ts";

describe("the table of trades", () => {
  it("has sixty and more, each with words, phrases, hints and characters that we know", () => {
    expect(trades().length).toBeGreaterThanOrEqual(60);
    for (const { name, words, phrase, shop, nice, imagery, strong, styles } of trades()) {
      expect(words.length, name).toBeGreaterThan(0);
      expect(
        [phrase, shop].every((text) => /^\p{Script=Han}{2,}$/u.test(text)),
        name,
      ).toBe(true);
      expect(nice.length > 0 && nice.every((number) => number in NICE_CLASSES), name).toBe(true);
      expect(imagery.size, name).toBeGreaterThanOrEqual(3);
      expect(styles.length, name).toBeGreaterThanOrEqual(2);
      expect(
        [...strong].filter((char) => findBusinessCharacter(char) === undefined),
        name,
      ).toEqual([]);
    }
  });

  it("has every word in one trade only", () => {
    const words = trades().flatMap((trade) => trade.words);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it.each([
    ["社区面包店", "面包"],
    ["蛋糕和咖啡", "咖啡"],
    ["川菜馆", "餐馆"],
    ["汽车美容", "汽车"],
    ["宠物美容", "宠物"],
    ["小程序开发", "软件"],
    ["少儿编程培训", "教育"],
    ["牙科诊所", "口腔"],
    ["跨境电商", "电商"],
    ["社区养老院", "养老"],
    ["光伏电站", "能源"],
  ])("finds %s as %s", (text, name) => {
    expect(findTrade(text).trade.name).toBe(name);
  });

  it("takes what it does not know for a general trade, and says so", () => {
    expect(findTrade("替人排队")).toMatchObject({ by: null, trade: { phrase: "商贸" } });
  });
});
