import { describe, expect, it } from "vitest";
import { nearestBrand } from "#functions/naming/business/score/brand-index.ts";
import { findingsOf } from "#functions/naming/business/score/compliance.ts";
import { heardInSign } from "#functions/naming/business/score/rules/sound.ts";
import {
  businessCharacters,
  byLexicon,
  parseCharacters,
} from "#functions/naming/business/sign/characters.ts";
import { markOf } from "#functions/naming/business/sign/marks.ts";
import { findPair, parsePairs, pickedPairs } from "#functions/naming/business/sign/pairs.ts";
import { signOf } from "#functions/naming/business/sign/sign.ts";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";

/** Nobody wants one of these over a door, whatever the trade. */
const UNWELCOME = "死亡丧病血尸鬼魔妖屎尿屁骨坟墓哭骂贱奸淫嫖娼赌毒偷骗臭烂脏败亏";

describe("the characters for shops and companies", () => {
  const own = businessCharacters();

  it("are many, each once, and all registrable", () => {
    expect(new Set(own.map(({ char }) => char)).size).toBe(own.length);
    expect(own.filter(({ char }) => findCharacter(char) === undefined)).toEqual([]);
    expect(own.length).toBeGreaterThanOrEqual(600);
    expect(byLexicon().shared.length + byLexicon().signOnly.length).toBe(own.length);
  });

  it("have a gloss of their own, 5 to 15 characters long", () => {
    const glosses = own.map(({ gloss }) => gloss);
    expect(new Set(glosses).size).toBe(own.length);
    expect(glosses.filter((gloss) => !/^(\p{Script=Han}[，、。]?){5,15}$/u.test(gloss))).toEqual([]);
  });

  it("are none that one would not want over a door", () => {
    expect(own.filter(({ char }) => UNWELCOME.includes(char))).toEqual([]);
    expect(own.filter(({ char }) => (markOf(char)?.band ?? 4) > 3)).toEqual([]);
  });

  it("are refused where a line does not parse, with the line", () => {
    expect(() => parseCharacters("麦 名 皆 自然 五谷 0 8")).toThrow("麦 名 皆 自然 五谷 0 8");
    expect(() => parseCharacters("麦 名 皆 自然 不知 0 8 一季收成")).toThrow(SyntaxError);
  });
});

describe("the picked pairs", () => {
  it("are made of listed characters, more than 1,500 of them", () => {
    const listed = new Set(businessCharacters().map(({ char }) => char));
    expect(pickedPairs().size).toBeGreaterThan(1500);
    expect([...pickedPairs().keys()].filter((pair) => ![...pair].every((char) => listed.has(char)))).toEqual(
      [],
    );
  });

  it("are none that is heard badly, well known, or against the rules", () => {
    const bad = [...pickedPairs().keys()].filter((pair) => {
      const marks = signOf(pair)?.marks ?? [];
      const heard = heardInSign(marks).some(({ gravity }) => gravity === "grave");
      return heard || nearestBrand(marks)?.nearness === 3 || findingsOf(pair).length > 0;
    });
    expect(bad).toEqual([]);
  });

  it("know a word from what was made for a sign", () => {
    expect(findPair("炊烟")?.coined).toBe(false);
    expect(findPair("麦棠")?.coined).toBe(true);
    expect(findPair("麦鼎")).toBeUndefined();
    expect(parsePairs("五谷 造 麦棠\n茶 词 麦棠").get("麦棠")).toMatchObject({
      coined: false,
      imagery: ["五谷", "茶"],
    });
    expect(() => parsePairs("五谷 好 麦棠")).toThrow(SyntaxError);
  });
});
