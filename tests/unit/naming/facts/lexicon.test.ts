import { describe, expect, it } from "vitest";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { findEntry, lexicon, parseLexicon } from "#functions/naming/facts/lexicon/lexicon.ts";

const entries = lexicon();
const han = (text: string) => Array.from(text.matchAll(/\p{Script=Han}/gu), ([char]) => char);

describe("our name characters", () => {
  it("are many, each there once", () => {
    const chars = entries.map((entry) => entry.char);
    expect(chars.length).toBeGreaterThanOrEqual(1400);
    expect(chars.filter((char, at) => chars.indexOf(char) !== at)).toEqual([]);
  });

  it("can all be registered and read aloud", () => {
    expect(entries.filter(({ char }) => (findCharacter(char)?.readings.length ?? 0) === 0)).toEqual([]);
  });

  it("each have a gloss of their own, of 8 to 15 characters", () => {
    const lengths = entries.filter(({ gloss }) => han(gloss).length < 8 || han(gloss).length > 15);
    expect(lengths.map(({ char, gloss }) => `${char} ${gloss}`)).toEqual([]);
    const glosses = entries.map(({ gloss }) => han(gloss).join(""));
    expect(glosses.filter((gloss, at) => glosses.indexOf(gloss) !== at)).toEqual([]);
  });

  it("have no two glosses that share half of their words", () => {
    const pairsOf = (gloss: string) =>
      new Set(
        han(gloss)
          .slice(1)
          .map((char, at) => `${han(gloss)[at]}${char}`),
      );
    const all = entries.map(({ char, gloss }) => ({ char, pairs: pairsOf(gloss) }));
    const alike = all.flatMap((one, at) =>
      all.slice(at + 1).flatMap((other) => {
        const shared = [...one.pairs].filter((pair) => other.pairs.has(pair)).length;
        return shared * 2 > Math.min(one.pairs.size, other.pairs.size) ? [`${one.char} ${other.char}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it("promise nothing and praise nothing emptily", () => {
    const banned = /好运|转运|旺夫|旺财|发财|富贵|命中|大吉|天下第一|完美|无敌|保佑/u;
    expect(entries.filter(({ gloss }) => banned.test(gloss)).map(({ gloss }) => gloss)).toEqual([]);
  });

  it("are graded 5 to 10, with few wishes each", () => {
    expect(entries.filter(({ meaning }) => meaning < 5 || meaning > 10)).toEqual([]);
    expect(entries.filter(({ wishes }) => wishes.length > 3 || new Set(wishes).size < wishes.length)).toEqual(
      [],
    );
  });

  it("are common ones for the most part", () => {
    expect(entries.filter(({ band }) => band <= 2).length).toBeGreaterThan(entries.length * 0.6);
  });

  it("are found by the character", () => {
    expect(findEntry("清")).toMatchObject({ char: "清", meaning: 10, leaning: "中" });
    expect(findEntry("死")).toBeUndefined();
  });
});

describe("a line of the lexicon", () => {
  it("becomes an entry", () => {
    expect(parseLexicon("\n攸 中 3 8 首独 安静,自在 从容舒展，如水缓缓流过\n")).toEqual([
      {
        char: "攸",
        leaning: "中",
        band: 3,
        meaning: 8,
        place: "首",
        alone: true,
        wishes: ["安静", "自在"],
        gloss: "从容舒展，如水缓缓流过",
      },
    ]);
  });

  it.each([
    ["a wish that is none", "攸 中 3 8 首 发财 从容舒展，如水缓缓流过"],
    ["a band that is none", "攸 中 5 8 首 安静 从容舒展，如水缓缓流过"],
    ["a grade that is none", "攸 中 3 11 首 安静 从容舒展，如水缓缓流过"],
    ["a place that is none", "攸 中 3 8 中 安静 从容舒展，如水缓缓流过"],
    ["two characters", "攸然 中 3 8 首 安静 从容舒展，如水缓缓流过"],
    ["a field too few", "攸 中 3 8 首 从容舒展，如水缓缓流过"],
  ])("with %s is refused, and quoted", (_, line) => {
    expect(() => parseLexicon(line)).toThrow(line);
  });
});
