import { describe, expect, it } from "vitest";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { surnameReadings } from "#functions/naming/facts/characters/surname-readings.ts";
import {
  findSurname,
  surnameCharacters,
  surnameTraditional,
} from "#functions/naming/facts/characters/surnames.ts";
import {
  doubleSurnames,
  joinedSurnames,
  singleSurnames,
} from "#functions/naming/facts/characters/surnames-list.ts";
import { everyRow } from "#tests/kit/every-row.ts";

const all = [...singleSurnames, ...doubleSurnames, ...joinedSurnames];

describe("the list of surnames", () => {
  it("holds at least 500 single ones, the commonest first, and each surname once", () => {
    expect([...singleSurnames].length).toBeGreaterThanOrEqual(500);
    expect(singleSurnames.slice(0, 10)).toBe("王李张刘陈杨黄赵吴周");
    expect([...singleSurnames][99]).toBe("常");
    expect(doubleSurnames[0]).toBe("欧阳");
    expect(new Set(all).size).toBe(all.length);
  });

  it("is of registrable characters only, one syllable read for each", () => {
    for (const surname of all) {
      expect(surnameCharacters(surname), surname).toHaveLength([...surname].length);
      const { reading = [] } = findSurname(surname) ?? {};
      expect(reading, surname).toHaveLength([...surname].length);
      for (const syllable of reading) expect(syllable, surname).toMatch(/^[a-z]+[1-4]$/);
    }
  });

  it("knows the well-known double surnames", () => {
    everyRow(
      "欧阳 司马 诸葛 上官 尉迟 万俟 司徒 皇甫 令狐 慕容 长孙 端木 南宫 东方 西门 独孤 轩辕 澹台".split(" "),
      (surname) => {
        expect(findSurname(surname)?.surname).toBe(surname);
      },
    );
  });

  it("does not know what is no surname", () => {
    for (const none of ["", "𬱖", "的", "欧阳修", "a"]) expect(findSurname(none)).toBeUndefined();
  });
});

describe("surname readings", () => {
  it("are those of the table", () => {
    everyRow(
      [
        ["曾", "zeng1"],
        ["单", "shan4"],
        ["仇", "qiu2"],
        ["朴", "piao2"],
        ["查", "zha1"],
        ["翟", "zhai2"],
        ["解", "xie4"],
        ["任", "ren2"],
        ["盖", "ge3"],
        ["员", "yun4"],
        ["缪", "miao4"],
        ["区", "ou1"],
        ["黑", "he4"],
        ["那", "na1"],
        ["哈", "ha3"],
        ["种", "chong2"],
        ["折", "she2"],
        ["逄", "pang2"],
        ["乜", "nie4"],
        ["撒", "sa3"],
        ["冼", "xian3"],
        ["洗", "xian3"],
        ["华", "hua4"],
        ["葛", "ge3"],
        ["覃", "qin2"],
        ["宁", "ning2"],
        ["肖", "xiao1"],
        ["卜", "bu3"],
        ["尉迟", "yu4 chi2"],
        ["万俟", "mo4 qi2"],
        ["澹台", "tan2 tai2"],
        ["单于", "chan2 yu2"],
        ["长孙", "zhang3 sun1"],
        ["乐正", "yue4 zheng4"],
        ["欧阳", "ou1 yang2"],
        ["张简", "zhang1 jian3"],
        ["王", "wang2"],
        ["吕", "lv3"],
      ],
      ([surname, reading]) => {
        expect(findSurname(surname)?.reading.join(" ")).toBe(reading);
      },
    );
  });

  it("differ, where a line says one, from the ordinary reading, and belong to a listed surname", () => {
    everyRow(Object.entries(surnameReadings), ([surname, reading]) => {
      const ordinary = [...surname].map((char) => findCharacter(char)?.readings[0]).join(" ");
      expect(reading).not.toBe(ordinary);
      expect(findSurname(surname)?.reading.join(" ")).toBe(reading);
    });
  });
});

describe("surname forms", () => {
  it("are written and counted as the table says", () => {
    everyRow(
      [
        ["于", "于", [3]],
        ["余", "余", [7]],
        ["范", "范", [11]],
        ["岳", "岳", [8]],
        ["郁", "郁", [13]],
        ["涂", "涂", [11]],
        ["党", "党", [10]],
        ["后", "后", [6]],
        ["种", "种", [9]],
        ["万", "萬", [15]],
        ["万俟", "万俟", [3, 9]],
        ["段干", "段干", [9, 3]],
        ["鲜于", "鮮于", [17, 3]],
        ["谷梁", "穀梁", [15, 11]],
        ["欧阳", "歐陽", [15, 17]],
        ["钟离", "鍾離", [17, 19]],
        ["范姜", "范姜", [11, 9]],
      ] as const,
      ([surname, form, strokes]) => {
        expect(surnameTraditional(surname).join("")).toBe(form);
        expect(surnameCharacters(surname)?.map((character) => character.strokes)).toEqual(strokes);
      },
    );
  });

  it("say that the form of a given name differs", () => {
    expect(findCharacter("余")).toMatchObject({ traditional: "餘", strokes: 16 });
    expect(surnameCharacters("余")?.[0]?.disputed).toBe("姓氏作「余」计 7 画；也有人按「餘」计 16 画");
  });

  it("are given for a surname that is not listed, and for no character that is not registrable", () => {
    expect(surnameCharacters("余曾")?.map(({ strokes, readings }) => [strokes, ...readings])).toEqual([
      [7, "yu2"],
      [12, "zeng1"],
    ]);
    expect(surnameCharacters("陳")).toBeUndefined();
    expect(surnameTraditional("陳A")).toEqual(["陳", "A"]);
  });
});
