import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { characters } from "#functions/naming/facts/characters/find-character.ts";
import { marked } from "#functions/naming/facts/sound/mandarin/marked.ts";
import {
  bareSyllables,
  isSyllable,
  syllable,
  syllableCount,
  syllableId,
  syllableOf,
} from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { everyRow } from "#tests/kit/every-row.ts";

const anySyllable = fc
  .tuple(fc.nat(syllableCount - 1), fc.constantFrom(0, 1, 2, 3, 4))
  .map(([id, tone]) => `${bareSyllables[id]?.bare}${tone}`);

describe("a syllable", () => {
  it("is heard as its initial, its final and its tone", () => {
    everyRow(
      [
        ["lin2", "l", "in", 2],
        ["lv4", "l", "ü", 4],
        ["er2", "", "er", 2],
        ["ai4", "", "ai", 4],
        ["yan2", "", "ian", 2],
        ["jian4", "j", "ian", 4],
        ["yuan2", "", "üan", 2],
        ["quan2", "q", "üan", 2],
        ["wen2", "", "uen", 2],
        ["dun1", "d", "uen", 1],
        ["you3", "", "iou", 3],
        ["liu2", "l", "iou", 2],
        ["wei3", "", "uei", 3],
        ["gui4", "g", "uei", 4],
        ["jun4", "j", "ün", 4],
        ["yun2", "", "ün", 2],
        ["yu3", "", "ü", 3],
        ["xu2", "x", "ü", 2],
        ["shu1", "sh", "u", 1],
        ["wu2", "", "u", 2],
        ["yi4", "", "i", 4],
        ["ying1", "", "ing", 1],
        ["yong3", "", "iong", 3],
        ["xiong2", "x", "iong", 2],
        ["ye4", "", "ie", 4],
        ["yue4", "", "üe", 4],
        ["nve4", "n", "üe", 4],
        ["zhi4", "zh", "-i", 4],
        ["zi3", "z", "-i", 3],
        ["bo2", "b", "uo", 2],
        ["weng1", "", "ueng", 1],
      ],
      ([numbered, initial, final, tone]) => {
        expect(syllable(numbered)).toMatchObject({ initial, final, tone, bare: numbered.slice(0, -1) });
      },
    );
  });

  it.each(["", "lin", "lin6", "2", "linn2", "ln2", "bian", "jü3", "wo ni3", "Lin2", "biang2", "王", "lin2 "])(
    "«%s» is none",
    (text) => {
      expect(isSyllable(text)).toBe(false);
      expect(() => syllable(text)).toThrow(RangeError);
    },
  );

  it("is one object however its spelling and its neutral tone are written", () => {
    expect(syllable("lü3")).toBe(syllable("lv3"));
    expect(syllable("de5")).toBe(syllable("de0"));
    expect(syllable("de5").tone).toBe(0);
  });

  it("is one of 420, each with an initial and final of its own", () => {
    expect(syllableCount).toBe(420);
    expect(new Set(bareSyllables.map(({ initial, final }) => `${initial} ${final}`)).size).toBe(
      syllableCount,
    );
    expect(new Set(bareSyllables.map(({ final }) => final)).size).toBe(42);
  });

  it("is found by its number again", () => {
    fc.assert(
      fc.property(anySyllable, (numbered) => {
        const { id, bare, tone } = syllable(numbered);
        expect(syllableOf(id, tone)).toBe(syllable(numbered));
        expect(syllableId(bare)).toBe(id);
      }),
    );
    expect(() => syllableOf(syllableCount, 1)).toThrow(RangeError);
    expect(() => syllableId("lin2")).toThrow(RangeError);
  });

  it("covers every reading of the 8,105 registrable characters", () => {
    const strange = characters().flatMap(({ char, readings }) =>
      readings.filter((reading) => !isSyllable(reading)).map((reading) => char + reading),
    );
    expect(strange).toEqual([]);
  });
});

describe("the tone mark", () => {
  it.each([
    ["lin2", "lín"],
    ["lv4", "lǜ"],
    ["nve4", "nüè"],
    ["you1", "yōu"],
    ["liu2", "liú"],
    ["gui4", "guì"],
    ["xiong2", "xióng"],
    ["jiao1", "jiāo"],
    ["shuo1", "shuō"],
    ["er2", "ér"],
    ["xue3", "xuě"],
    ["zi0", "zi"],
    ["ng2", "ńg"],
  ])("of %s gives %s", (numbered, expected) => {
    expect(marked(numbered)).toBe(expected);
  });

  it("stands on one letter and leaves the others as they are", () => {
    fc.assert(
      fc.property(anySyllable, (numbered) => {
        const { bare, tone } = syllable(numbered);
        const decomposed = marked(numbered).normalize("NFD");
        expect(decomposed.replace(/[\u0300\u0301\u0304\u030c]/g, "").normalize("NFC")).toBe(
          bare.replace("v", "ü"),
        );
        expect((decomposed.match(/[\u0300\u0301\u0304\u030c]/g) ?? []).length).toBe(tone === 0 ? 0 : 1);
      }),
    );
  });
});
