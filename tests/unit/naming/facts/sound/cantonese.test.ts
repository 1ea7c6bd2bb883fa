import { describe, expect, it } from "vitest";
import { characters, findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { findSurname } from "#functions/naming/facts/characters/surnames.ts";
import {
  cantonese,
  cantoneseName,
  cantoneseSurname,
} from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import { cantoneseSurnames } from "#functions/naming/facts/sound/cantonese/cantonese-surnames.ts";
import { jyutping } from "#functions/naming/facts/sound/cantonese/jyutping.ts";
import {
  cantoneseHits,
  cantoneseIndex,
  cantoneseReason,
} from "#functions/naming/facts/sound/homophones/cantonese-homophones.ts";
import { cantonesePatterns } from "#functions/naming/facts/sound/homophones/cantonese-patterns.ts";
import { homophonePoints } from "#functions/naming/facts/sound/homophones/homophone-points.ts";
import { commonNames } from "./common-names.ts";
import { pointsByEveryPattern } from "./every-pattern.ts";

/** Readings of these words that the table of characters has not: colloquial ones, and words that names never are. */
const readingsBesides: Readonly<Record<string, readonly string[]>> = {
  中: ["zung3"], // 中风
  仆: ["puk1"], // 仆街
  冇: ["mou5"], // not registrable
  劏: ["tong1"], // not registrable
  命: ["meng6"], // as one speaks
  唔: ["ng4"], // m4, which many say for 吴 too
  屌: ["diu2"], // not registrable
  戆: ["ngong6"], // 戆居
  蛋: ["daan2"], // 鱼蛋
  郁: ["wat1"], // 忧郁
};

describe("the Cantonese reading", () => {
  it.each([
    ["林", "lam4"],
    ["攸", "jau4"],
    ["宁", "ning4"],
    ["曾", "zang1"],
    ["吴", "ng4"],
    ["郭", "gwok3"],
    ["悦", "jyut6"],
    ["娜", "naa4"],
    ["蒋", "zoeng2"],
    ["菲", "fei1"],
  ])("of %s is %s", (char, reading) => {
    expect(cantonese(char)).toBe(reading);
  });

  it("is known for all but a few of the 8,105, and for all of the 3,500 commonest", () => {
    const missing = characters().filter(({ char }) => cantonese(char) === undefined);
    expect(missing.length).toBeLessThanOrEqual(50);
    expect(missing.filter(({ level }) => level === 1)).toEqual([]);
  });

  it("is Jyutping for every character, with a number of its own for every syllable", () => {
    for (const { char } of characters()) {
      const reading = cantonese(char);
      if (reading !== undefined) expect(jyutping(reading).bare + jyutping(reading).tone).toBe(reading);
    }
  });

  it.each(["", "lam", "lam7", "lam0", "xian1", "林"])("«%s» is none", (text) => {
    expect(() => jyutping(text)).toThrow(RangeError);
  });

  it.each([
    ["任", "jam4"],
    ["单", "sin6"],
    ["翟", "zaak6"],
    ["查", "zaa1"],
    ["区", "au1"],
    ["华", "waa6"],
    ["尉迟", "wat1 ci4"],
    ["万俟", "mak6 kei4"],
    ["欧阳", "au1 joeng4"],
    ["林", "lam4"],
  ])("of the surname %s is %s", (surname, readings) => {
    expect(cantoneseSurname(surname).join(" ")).toBe(readings);
  });

  it("is listed for a surname only where the table of characters would be wrong", () => {
    for (const [surname, reading] of Object.entries(cantoneseSurnames)) {
      expect(findSurname(surname)).toBeDefined();
      expect([surname, Array.from(surname, cantonese).join(" ")]).not.toEqual([surname, reading]);
    }
  });

  it("of a whole name is missing where one character has none", () => {
    expect(cantoneseName("林", "攸宁")).toEqual(["lam4", "jau4", "ning4"]);
    expect(findCharacter("㑇")).toBeDefined();
    expect(cantoneseName("林", "㑇")).toBeUndefined();
  });
});

describe("a name that sounds bad in Cantonese", () => {
  it.each([
    ["吴", "德", "唔得"],
    ["林", "忠", "临终"],
    ["朱", "红", "猪红"],
    ["胡", "涛", "糊涂"],
    ["任", "松", "淫虫"],
    ["毕", "畅", "不畅"],
    ["宋", "忠", "送终"],
    ["许", "毅", "虚伪"],
    ["温", "辰", "瘟神"],
    ["邱", "芸", "幽魂"],
    ["范", "聚", "犯罪"],
    ["魏", "君子", "伪君子"],
    ["谭", "如", "痰盂"],
    ["方", "茂", "荒谬"],
    ["姜", "诗", "僵尸"],
    ["李", "悦京", "月经"],
  ])("%s%s is heard as %s", (surname, given, soundsLike) => {
    const readings = cantoneseName(surname, given) ?? [];
    const hits = cantoneseHits(readings, 1);
    expect(hits.map((hit) => hit.soundsLike)).toContain(soundsLike);
    expect(homophonePoints(hits)).toBeLessThanOrEqual(2);
  });

  it("is told in its own words, lazy sounds apart", () => {
    const said = (surname: string, given: string) =>
      cantoneseHits(cantoneseName(surname, given) ?? [], 1).map(cantoneseReason)[0];
    expect(said("林", "忠")).toBe("粤语连读与“临终”同音");
    expect(said("杨", "瑞")).toBe("粤语声调不同，仍易听成“样衰”");
    expect(said("邱", "宁")).toBe("粤语懒音（n、l 不分，ng 脱落）听来接近“幽灵”");
  });

  it("is rare among common names", () => {
    const bad = commonNames.flatMap(({ name, surnameLength }) => {
      const [surname, given] = [name.slice(0, surnameLength), name.slice(surnameLength)];
      const hits = cantoneseHits(cantoneseName(surname, given) ?? [], surnameLength);
      return hits
        .filter(({ near, badness }) => !near && badness >= 2)
        .map(({ soundsLike }) => name + soundsLike);
    });
    expect(bad).toEqual([]);
  });
});

describe("the Cantonese patterns", () => {
  const lines = cantonesePatterns.split("\n").filter((line) => line !== "" && !line.startsWith("//"));

  it("are 60 or more, none twice", () => {
    expect(lines.length).toBeGreaterThanOrEqual(60);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  });

  it("are spelled as the word they stand for is read", () => {
    const wrong = lines.filter((line) => {
      const fields = line.split(" ");
      return ![...(fields.at(-3) ?? "")].every((char, at) => {
        const [, bare, tones = ""] = /^(\D+)(\d+)$/.exec(fields[at] ?? "") ?? [];
        const known = [cantonese(char), ...(readingsBesides[char] ?? [])];
        return [...tones].some((tone) => known.includes(`${bare}${tone}`));
      });
    });
    expect(wrong).toEqual([]);
  });

  it("are all found that trying every pattern finds", () => {
    for (const { name, surnameLength } of [
      ...commonNames,
      ...["林忠", "胡涛明", "吴德", "邱宁"].map(asName),
    ]) {
      const readings = cantoneseName(name.slice(0, surnameLength), name.slice(surnameLength)) ?? [];
      const points = pointsByEveryPattern(cantoneseIndex(), readings.map(jyutping), surnameLength);
      expect([name, homophonePoints(cantoneseHits(readings, surnameLength))]).toEqual([name, points]);
    }
  });
});

function asName(name: string): { name: string; surnameLength: number } {
  return { name, surnameLength: 1 };
}
