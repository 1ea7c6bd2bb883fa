import { describe, expect, it } from "vitest";
import { NICE_CLASSES } from "#functions/naming/business/data/nice.ts";
import { findBusinessCharacter } from "#functions/naming/business/sign/characters.ts";
import { findTrade } from "#functions/naming/business/trade/find-trade.ts";
import { tastes } from "#functions/naming/business/trade/tastes.ts";
import { trades } from "#functions/naming/business/trade/trades.ts";

describe("the table of trades", () => {
  it("stands on at least 120 groups of 国民经济行业分类, each code with one name", () => {
    const groups = new Map(trades().map(({ code, group }) => [code, group]));
    expect(groups.size).toBeGreaterThanOrEqual(120);
    for (const { code, group } of trades()) {
      expect(code).toMatch(/^\d{3}$/);
      expect(groups.get(code)).toBe(group);
    }
  });

  it("has each trade once, with words, phrases, hints and characters that we know", () => {
    const names = trades().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, words, phrase, shop, nice, imagery, strong, styles } of trades()) {
      expect(words.length, name).toBeGreaterThan(0);
      expect(
        [phrase, shop].every((text) => /^\p{Script=Han}{2,}$/u.test(text)),
        name,
      ).toBe(true);
      expect(nice.length > 0 && nice.every((number) => number in NICE_CLASSES), name).toBe(true);
      expect(imagery.size, name).toBeGreaterThanOrEqual(2);
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
    ["医疗器械", "医疗器械"],
    ["体外诊断试剂", "体外诊断"],
    ["殡葬用品店", "殡葬"],
    ["少儿体适能馆", "体育培训"],
    ["咖啡培训学校", "教育"],
    ["餐饮管理系统开发", "软件"],
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

  it.each([
    ["花店兼咖啡", "花店", "咖啡"],
    ["社区花店兼卖咖啡", "花店", "咖啡"],
    ["蛋糕和奶茶", "面包", "茶饮"],
    ["民宿、咖啡", "民宿", "咖啡"],
    ["咖啡书店", "书店", "咖啡"],
  ])("asks back of %s: %s first, but %s fits as well", (text, main, other) => {
    expect(findTrade(text)).toMatchObject({ trade: { name: main }, also: { trade: { name: other } } });
  });

  it.each(["社区面包店", "宠物摄影", "软件培训", "火锅和烧烤", "汽车美容", "少儿编程培训", "咖啡豆烘焙"])(
    "asks nothing of %s: one trade, or one that only qualifies the other, or two of one taste",
    (text) => {
      expect(findTrade(text).also).toBeNull();
    },
  );

  it("takes what it does not know for a general trade, and says so", () => {
    expect(findTrade("替人排队")).toMatchObject({ by: null, also: null, trade: { phrase: "商贸" } });
  });

  it("has a taste for each trade, whose kin are known and which does not bar what suits it best", () => {
    for (const { name, kin, strong, never, styles, imagery } of tastes().values()) {
      expect(
        kin.filter((one) => !tastes().has(one)),
        name,
      ).toEqual([]);
      expect(
        [...strong].filter((char) => never.has(char)),
        name,
      ).toEqual([]);
      expect(styles.length, name).toBeGreaterThanOrEqual(2);
      expect(imagery.size, name).toBeGreaterThanOrEqual(2);
    }
  });
});
