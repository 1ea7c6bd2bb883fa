import { describe, expect, it } from "vitest";
import { elementByRule } from "#scripts/data/characters/element-rule.ts";
import { radicalStrokes } from "#scripts/data/characters/kangxi-radicals.ts";
import { numberedPinyin } from "#scripts/data/sound/numbered-pinyin.ts";

describe("the rules behind the character table", () => {
  it.each([
    ["lín", "lin2"],
    ["lǜ", "lv4"],
    ["ér", "er2"],
    ["zhuāng", "zhuang1"],
    ["de", "de5"],
  ])("%s is %s in numbered pinyin", (marked, numbered) => {
    expect(numberedPinyin(marked)).toBe(numbered);
  });

  it.each([
    [1, 1],
    [64, 4],
    [85, 4],
    [96, 5],
    [130, 6],
    [140, 6],
    [149, 7],
    [163, 7],
    [167, 8],
    [170, 8],
    [184, 9],
    [214, 17],
  ])("Kangxi radical %i has %i strokes in full", (radical, strokes) => {
    expect(radicalStrokes(radical)).toBe(strokes);
  });

  it("knows no radical outside 1 to 214", () => {
    for (const radical of [0, 215, 1.5]) expect(() => radicalStrokes(radical)).toThrow(RangeError);
  });

  it.each([
    [85, "lin2", "水"],
    [75, "bo2", "木"],
    [9, "gong1", "木"],
    [9, "zhong1", "火"],
    [9, "zi3", "金"],
    [9, "chen2", "金"],
    [9, "mu4", "水"],
    [9, "yi1", "土"],
    [9, "an1", "土"],
  ])("radical %i read %s is %s: the radical first, then the initial", (radical, reading, element) => {
    expect(elementByRule(radical, reading)).toBe(element);
  });
});
