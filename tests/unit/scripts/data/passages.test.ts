import { describe, expect, it } from "vitest";
import { packPassages } from "#scripts/data/poems/passages/pack-passages.ts";
import {
  lineOf,
  type PassageLine,
  passageOf,
  readPassages,
} from "#scripts/data/poems/passages/read-passages.ts";
import { besideHand, filesOf, keptOf, wishOfWhere } from "#scripts/data/poems/passages/take-marks.ts";

const passage = (where: string, over: Partial<PassageLine> = {}): PassageLine => ({
  ...{
    name: "若水",
    where,
    sentence: "上善若水。",
    marked: [2, 3],
    mood: "serene",
    sense: "yes",
    best: false,
  },
  ...over,
});
const kept = (...passages: PassageLine[]) =>
  keptOf(passages.map((one, number) => ({ number, passage: one, wish: wishOfWhere(one.where) }))).map(
    ({ where }) => where,
  );

describe("the reviewed passages", () => {
  it("read back from a line what was written, side by side and apart", () => {
    for (const marked of [
      [2, 3],
      [0, 3],
    ] as const) {
      const one = passage("老子·第八章", { marked, name: marked[0] === 0 ? "上水" : "若水", best: true });
      expect(passageOf(lineOf(one))).toEqual(one);
    }
    expect(readPassages("by-hand.txt").length).toBeGreaterThan(5);
    expect(readPassages("!(by-hand).txt").length).toBeGreaterThan(1000);
  });

  it.each([
    ["marks on other characters", "若水\t老子·第八章\t上【善若】水。\tserene\tyes"],
    ["a mood that carries no name", "若水\t老子·第八章\t上善【若水】。\tsad\tyes"],
    ["a sense that is none", "若水\t老子·第八章\t上善【若水】。\tserene\tno"],
    ["no marks", "若水\t老子·第八章\t上善若水。\tserene\tyes"],
  ])("refuse a line with %s", (_what, line) => {
    expect(() => passageOf(line)).toThrow(SyntaxError);
  });

  it("keep the best, then what blesses, one a wish, three at most, half a sense only where it is the best", () => {
    expect(
      kept(
        passage("全唐诗·雪中·韦应物", { mood: "neutral" }),
        passage("唐诗三百首·山居秋暝·王维", { mood: "noble" }),
        passage("诗经·小雅·斯干"),
        passage("楚辞·离骚·屈原", { sense: "half" }),
        passage("老子·第八章", { sense: "half", best: true }),
        passage("庄子·逍遥游"),
      ),
    ).toEqual(["老子·第八章", "唐诗三百首·山居秋暝·王维", "诗经·小雅·斯干"]);
    expect(kept(passage("千家诗·携妓纳凉晚际遇雨·杜甫"))).toEqual([]);
  });

  it("stand behind those that people added, and not in their place", () => {
    const hand = [passage("老子·第八章", { best: true })];
    const beside = besideHand(
      [passage("老子·第九章", { best: true }), passage("庄子·逍遥游", { best: true })],
      hand,
    );
    expect(beside.map(({ best, where }) => [where, best])).toEqual([["庄子·逍遥游", false]]);
    expect([...filesOf(hand).keys()]).toEqual(["laozi.txt"]);
  });

  it("have no line that a family of our regions would not print or send on", () => {
    const lines = readPassages();
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter(({ sentence }) => /法轮/.test(sentence))).toEqual([]);
  });

  it("stop the build where the texts have such a sentence no more", () => {
    const none = { core: [], canon: [], depth: [], gains: () => 0 };
    expect(() => packPassages([passage("老子·第八章")], none)).toThrow(
      "若水: 老子·第八章 has no such sentence",
    );
  });
});
