import { describe, expect, it } from "vitest";
import { characters, findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { findSurname } from "#functions/naming/facts/characters/surnames.ts";
import { lexicon } from "#functions/naming/facts/lexicon/lexicon.ts";
import {
  cantonese,
  cantoneseName,
  cantoneseSurname,
} from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import { cantoneseSurnames } from "#functions/naming/facts/sound/cantonese/cantonese-surnames.ts";
import { jyutping } from "#functions/naming/facts/sound/cantonese/jyutping.ts";
import { moreCantonese } from "#functions/naming/facts/sound/cantonese/more-cantonese.ts";
import { sayFinding } from "#functions/naming/facts/sound/ears/say.ts";
import { listenTo } from "#functions/naming/person/describe/listen-to.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";
import { heardCantonese } from "#functions/naming/person/score/heard.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";
import { commonNames } from "./common-names.ts";

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

// Breaks it catches: a further reading that is the first once more, is no Jyutping, or stands at a character that has one reading.
describe("the further Cantonese readings", () => {
  it("stand at characters that Mandarin too reads in two ways, and are others than the first", () => {
    const wrong = lexicon().filter(({ char }) => {
      const more = moreCantonese(char);
      const hasTwo = (findCharacter(char)?.readings.length ?? 0) > 1;
      return (
        more.length > 0 &&
        !(hasTwo && more.every((one) => one !== cantonese(char) && /^[a-z]+[1-6]$/.test(one)))
      );
    });
    expect(wrong).toEqual([]);
    expect(moreCantonese("行")).toEqual(["hong4", "hang6"]);
  });
});

describe("a name that sounds bad in Cantonese", () => {
  const heard = (name: string) => listenTo(name, ["cantonese"]).findings;

  it.each([
    ["吴德", "唔德", "word"],
    ["林忠", "临终", "exact"],
    ["朱红", "猪红", "exact"],
    ["胡涛", "糊涂", "exact"],
    ["汤珠", "劏猪", "exact"],
    ["范同", "饭桶", "tone"],
    ["卜佳", "仆街", "exact"],
    ["毛志", "无志", "exact"],
  ])("is heard: %s as %s, %s", (name, word, near) => {
    expect(heard(name)).toContainEqual(expect.objectContaining({ heard: word, near, speech: "cantonese" }));
  });

  it("is told in its own words, lazy sounds apart", () => {
    const said = (name: string) => {
      const house = householdOf(familyOf({ surname: name.slice(0, 1), sex: "unknown", chart: null }));
      return heardCantonese(house, Array.from(name.slice(1), factsOf)).map((finding) =>
        sayFinding(finding, []),
      );
    };
    expect(said("林忠")).toContain("粤语连读与“临终”同音");
    expect(said("杨瑞")).toContain("粤语声调不同，仍易听成“样衰”");
    expect(said("邱宁")).toContain("粤语懒音（n、l 不分，ng 脱落等）听来接近“幽灵”");
  });

  it("is rare among common names", () => {
    const grave = commonNames.filter(({ name }) =>
      heard(name).some(({ gravity, speech }) => gravity === "grave" && speech === "cantonese"),
    );
    expect(grave.map(({ name }) => name)).toEqual([]);
  });
});
