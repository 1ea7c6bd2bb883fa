import { describe, expect, it } from "vitest";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { homophonePatterns } from "#functions/naming/facts/sound/homophones/homophone-patterns.ts";
import { parsePatterns } from "#functions/naming/facts/sound/homophones/sound-pattern.ts";
import { syllableId } from "#functions/naming/facts/sound/mandarin/syllable.ts";

const lines = homophonePatterns.split("\n").filter((line) => line !== "" && !line.startsWith("//"));
const mandarin = { idOf: syllableId, heard: (tones: readonly number[]) => tones };
const patterns = parsePatterns(homophonePatterns, mandarin);

/** Readings of these words that the table of characters leaves out: it lists those that names take. */
const readingsBesides: Readonly<Record<string, readonly string[]>> = {
  一: ["yi2", "yi4"], // before another syllable
  丧: ["sang1"], // 丧事
  中: ["zhong4"], // 中毒
  卜: ["bo0"], // 萝卜
  壳: ["ke2"], // 屎壳郎
  屌: ["diao3"], // not registrable
  恶: ["e3"], // 恶心
  监: ["jian4"], // 太监
  膀: ["pang2"], // 膀胱
  郎: ["lang4"], // 屎壳郎
  间: ["jian4"], // 离间
};

interface Word {
  readonly line: string;
  readonly char: string;
  readonly spelled: string;
  readonly tones: readonly string[];
}

function wordsOf(line: string): Word[] {
  const fields = line.split(" ");
  return [...(fields.at(-3) ?? "")].map((char, at) => {
    const [, spelled = "", tones = ""] = /^(\D+)(\d+)$/.exec(fields[at] ?? "") ?? [];
    return { line, char, spelled, tones: [...tones] };
  });
}

function reads({ char, spelled, tones }: Word): boolean {
  const readings = [...(findCharacter(char)?.readings ?? []), ...(readingsBesides[char] ?? [])];
  if (tones[0] === "0") return readings.some((reading) => reading.slice(0, -1) === spelled);
  return readings.includes(`${spelled}${tones[0]}`);
}

describe("the homophone patterns", () => {
  it("are 300 or more, for 300 or more different words", () => {
    expect(patterns.length).toBeGreaterThanOrEqual(300);
    expect(new Set(patterns.map(({ soundsLike }) => soundsLike)).size).toBeGreaterThanOrEqual(300);
  });

  it("are spelled as the word they stand for is read", () => {
    const wrong = lines.filter((line) => {
      const words = wordsOf(line);
      return words.length !== line.split(" ").length - 3 || !words.every(reads);
    });
    expect(wrong).toEqual([]);
  });

  it("each say something bad, under its own tones at least as bad as under others", () => {
    expect(patterns.filter(({ exact, other }) => exact === 0 || other > exact)).toEqual([]);
  });

  it("do not repeat a line", () => {
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  });

  it.each([
    "yang2 wei3 3 whole",
    "yang wei3 阳痿 3 whole",
    "yang2 wei3 阳痿 4 whole",
    "yang2 wei3 阳痿 3",
    "yang2 wei3 阳痿 3 everywhere",
    "yong2 weo3 阳痿 3 whole",
    "死 3 any",
    "si3 死 3 any",
  ])("refuse a faulty line: %s", (line) => {
    expect(() => parsePatterns(line, mandarin)).toThrow();
  });
});
