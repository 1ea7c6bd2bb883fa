import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { characters, findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import * as table from "#functions/naming/facts/characters/table.ts";

const strokesOf = (char: string) => findCharacter(char)?.strokes;

describe("the table of registrable characters", () => {
  it("holds all 8,105 once, 3,500 of level 1, 3,000 of level 2 and 1,605 of level 3", () => {
    const levels = characters().map(({ level }) => level);
    expect(new Set(characters().map(({ char }) => char)).size).toBe(8105);
    expect([1, 2, 3].map((level) => levels.filter((each) => each === level).length)).toEqual([
      3500, 3000, 1605,
    ]);
  });

  it("keeps the order of the standard", () => {
    const numbered = [1, 3500, 3501, 6500, 6501, 8105].map((number) => characters()[number - 1]?.char);
    expect(numbered).toEqual(["一", "矗", "乂", "齉", "亍", "蠼"]);
  });

  it("finds characters beyond the BMP and knows no others", () => {
    expect(findCharacter("𬱖")).toEqual({
      char: "𬱖",
      traditional: "頔",
      strokes: 14,
      brushStrokes: 11,
      radical: 181,
      element: "火",
      elementBy: "rule",
      level: 3,
      readings: ["di2"],
    });
    expect(characters().filter(({ char }) => char.length === 2)).toHaveLength(196);
    for (const none of ["", "陳", "A", "😀", "林林", "𠀀"]) expect(findCharacter(none)).toBeUndefined();
  });

  it("is at most 70 kB compressed", () => {
    const text = Object.values(table).join("\n");
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(70_000);
  });

  it("gives every character sane values", () => {
    const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= 40;
    const strange = characters().filter(
      ({ traditional, strokes, brushStrokes, radical }) =>
        [...traditional].length !== 1 ||
        !isCount(strokes) ||
        !isCount(brushStrokes) ||
        !(radical >= 1 && radical <= 214),
    );
    expect(strange).toEqual([]);
  });
});

describe("name-study strokes", () => {
  it.each([
    ["沐", 8],
    ["涵", 12],
    ["艺", 21],
    ["陈", 16],
    ["郑", 19],
    ["邓", 19],
    ["瑞", 14],
    ["泽", 17],
    ["胜", 12],
    ["肖", 9],
    ["王", 4],
    ["林", 8],
    ["顾", 21],
    ["恺", 14],
  ] as const)("of %s are %i", (char, strokes) => {
    expect(strokesOf(char)).toBe(strokes);
  });

  it.each([
    ["氵 4", "江", 7],
    ["扌 4", "扬", 13],
    ["忄 4", "怡", 9],
    ["犭 4", "狄", 8],
    ["礻 5", "祥", 11],
    ["衤 6", "裕", 13],
    ["艹 6", "芳", 10],
    ["辶 7", "迈", 20],
    ["左阝 8", "阳", 17],
    ["右阝 7", "邦", 11],
    ["王旁 5", "珍", 10],
    ["月（肉）6", "育", 10],
    ["罒 6", "罗", 20],
    ["攵 4", "政", 8],
    ["灬 4", "照", 13],
    ["钅 8", "铭", 14],
    ["饣 9", "饶", 21],
    ["讠 7", "诗", 13],
    ["纟 6", "红", 9],
  ] as const)("count the radical in full: %s, as in %s", (_rule, char, strokes) => {
    expect(strokesOf(char)).toBe(strokes);
  });

  it("leave 月 at 4 where the radical is not 肉", () => {
    expect(["服", "朋", "望", "朗"].map(strokesOf)).toEqual([8, 8, 11, 11]);
  });

  it("count numerals by value", () => {
    expect([..."一二三四五六七八九十"].map(strokesOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("are called disputed where public tables or forms differ, and nowhere at random", () => {
    for (const char of "节卫导响邻迟妍姬范泰求班贯毓棻朗里")
      expect(findCharacter(char)?.disputed, char).toBeTruthy();
    for (const char of "林沐涵梓宇轩") expect(findCharacter(char)?.disputed, char).toBeUndefined();
    expect(characters().filter(({ disputed }) => disputed !== undefined)).toHaveLength(72);
  });

  it("say in a dispute what is counted and what else might be", () => {
    expect(findCharacter("妍")?.disputed).toBe("按康熙部首计 9 画；也有笔画表作 7 画");
    expect(findCharacter("冲")?.disputed).toBe("按「衝」计 15 画；也有人按「沖」计 8 画");
    expect(findCharacter("节")?.disputed).toBe("按康熙部首计 13 画；各家笔画表不一");
  });
});

describe("elements", () => {
  it.each([
    ["林", "木"],
    ["清", "水"],
    ["明", "火"],
    ["宇", "土"],
    ["铭", "金"],
  ] as const)("%s is %s by the table", (char, element) => {
    expect(findCharacter(char)).toMatchObject({ element, elementBy: "table" });
  });

  it.each([
    ["沚", "水"],
    ["玦", "木"],
    ["亶", "火"],
  ] as const)("%s is %s by rule, where the table is silent", (char, element) => {
    expect(findCharacter(char)).toMatchObject({ element, elementBy: "rule" });
  });

  it("come from the table for 6,640 characters", () => {
    expect(characters().filter(({ elementBy }) => elementBy === "table")).toHaveLength(6640);
  });
});

describe("readings", () => {
  it("are numbered pinyin, each once, with ü as v", () => {
    const isNumbered = (reading: string) => /^[a-z]+[1-5]$/.test(reading) && !/[^ln]v/.test(reading);
    const strange = characters().filter(
      ({ readings }) =>
        readings.length === 0 || new Set(readings).size < readings.length || !readings.every(isNumbered),
    );
    expect(strange).toEqual([]);
    expect([..."绿女略疟"].map((char) => findCharacter(char)?.readings[0])).toEqual([
      "lv4",
      "nv3",
      "lve4",
      "nve4",
    ]);
  });

  it.each([
    ["乐", "le4 yue4"],
    ["行", "xing2 hang2"],
    ["长", "chang2 zhang3"],
    ["朝", "chao2 zhao1"],
    ["重", "zhong4 chong2"],
    ["曾", "ceng2 zeng1"],
    ["宁", "ning2 ning4"],
    ["茜", "qian4 xi1"],
    ["晟", "sheng4 cheng2"],
    ["少", "shao4 shao3"],
  ])("of %s are %s: a parent meets both", (char, readings) => {
    expect(findCharacter(char)?.readings.join(" ")).toBe(readings);
  });

  it.each([
    ["大", "da4"],
    ["中", "zhong1"],
    ["华", "hua2"],
    ["南", "nan2"],
    ["子", "zi3"],
    ["家", "jia1"],
    ["卜", "bu3"],
    ["葛", "ge2"],
    ["筠", "yun2"],
    ["和", "he2"],
    ["澄", "cheng2"],
    ["一", "yi1"],
    ["不", "bu4"],
  ])(
    "of %s is %s alone: the others are neutral, of one word, of a place or of a surname",
    (char, reading) => {
      expect(findCharacter(char)?.readings).toEqual([reading]);
    },
  );
});
