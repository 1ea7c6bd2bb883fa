import { describe, expect, it } from "vitest";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { findEntry } from "#functions/naming/facts/lexicon/lexicon.ts";
import { describeName } from "#functions/naming/person/describe/describe-name.ts";
import { bestNames } from "#functions/naming/person/generate/best-names.ts";
import { billOf } from "#functions/naming/person/score/bill.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { oftenHeardNames } from "#functions/naming/person/score/lines/era/often-heard.ts";
import { marksOf } from "#functions/naming/person/store/store.ts";
import { SPRING_BIRTH } from "#tests/unit/naming/person/generate/families.ts";

const chart = chartOf(SPRING_BIRTH);
const family = (asked: Partial<Family> = {}) => familyOf({ surname: "林", sex: "female", chart, ...asked });
const care = (given: string, asked: Partial<Family> = {}) => describeName(family(asked), given).care;

describe("a name described", () => {
  it("has its characters, its sound and its bill, the surname in front", () => {
    const name = describeName(family(), "清和");
    expect(name.name).toBe("林清和");
    expect(name.pinyin).toEqual(["lín", "qīng", "hé"]);
    expect(name.tones).toEqual([2, 1, 2]);
    expect(name.characters.map(({ char, gloss, kangxiStrokes }) => [char, kangxiStrokes, gloss])).toEqual([
      ["林", 8, "姓氏"],
      ["清", 12, findEntry("清")?.gloss],
      ["和", 8, findEntry("和")?.gloss],
    ]);
    expect(name.bill).toEqual(billOf(family(), "清和"));
    expect(name.score).toBe(name.bill.total);
  });

  it("marks its characters in the quotation, and opens the whole piece where the engine has it", () => {
    let opened = 0;
    for (const { given } of bestNames(family(), 40).names) {
      const { poem, source } = describeName(family(), given);
      if (source === null) continue;
      const quoted = Array.from(source.quote);
      expect(source.marked.map((at) => quoted[at]).join("")).toBe(given);
      if (poem === null) continue;
      opened++;
      expect(poem.lines.join("")).toContain(source.quote);
    }
    expect(opened).toBeGreaterThan(0);
  });

  // Breaks it catches: a name explained by a pen, over a line in which 聿 is no pen; and 见贤思齐 taken for 思齐大任.
  it("says of a character that means something else in the line that is quoted, and of no other", () => {
    const said = (given: string) => /“.”在原句里是[^，]+/u.exec(describeName(family(), given).why)?.[0];
    expect(said("聿来")).toBe("“聿”在原句里是语助词");
    expect(said("惟馨")).toBe("“惟”在原句里是语助词");
    expect(said("载驰")).toBe("“载”在原句里是“又”的意思");
    for (const given of ["思齐", "云舒", "清和"]) expect([given, said(given)]).toEqual([given, undefined]);
  });

  // Breaks it catches: «《诗经》说既明且哲» over a line of 楚辞 that the family chose.
  it("tells a story of a book only over a line from there", () => {
    expect(describeName(family({ sources: ["诗经"] }), "既明").why).toContain("《诗经》说");
    const { source, why } = describeName(family({ sources: ["楚辞"] }), "既明");
    expect(source?.title).toBe("楚辞·九歌·东君");
    expect(why).not.toContain("诗经");
  });

  it("prints grids that the bill scores", () => {
    const { bill, grids, talents } = describeName(family({ surname: "司马" }), "相如");
    expect(
      [grids.heaven, grids.person, grids.earth, grids.outer, grids.total].map(({ value }) => value),
    ).toEqual([15, 19, 15, 11, 30]);
    expect(talents.value).toBe("土水土");
    expect(bill.lines.find(({ rule }) => rule === "人格")?.input).toBe("19 画");
  });

  it("throws for a character that no table knows", () => {
    expect(() => describeName(family(), "𠮷安")).toThrow(RangeError);
  });
});

describe("why", () => {
  it("tells the source, the characters and the wishes, and nothing that is not so", () => {
    const asked = family({ wishes: ["善良", "勇敢"] });
    const { why } = describeName(asked, "柔惠");
    expect(why).toContain("两字在原文里就连着。");
    expect(why).toContain(`“柔”，${findEntry("柔")?.gloss}`);
    expect(why).toContain("“善良”落在“柔”和“惠”字上");
    expect(why).not.toContain("勇敢");
  });

  // Breaks it catches: a story of 辛弃疾 over nothing, that reads as if it were our own.
  it("says so where what is told leans on a piece that is not quoted", () => {
    expect(describeName(family(), "幼安").why).toMatch(/辛弃疾.*。化自典故，没有引原文。/u);
    expect(describeName(family(), "荷衣").why).not.toContain("典故");
  });

  // Break it catches: 没有典故 on the bill of a name whose sense leans on 李白.
  it.each(["希羽", "幼安"])("of %s says the same of its source as the bill", (given) => {
    const { bill, why } = describeName(family(), given);
    expect(why).toContain("没有引原文。");
    expect(bill.lines.find(({ rule }) => rule === "出处")).toMatchObject({
      points: 0,
      reason: "没有引原文。",
    });
  });

  it("says openly that there is no source", () => {
    expect(describeName(family(), "芯妮").why).toContain("没有典故，取的是字义。");
  });

  it("names the favourable elements only where they are all there, and not where the family has switched them off", () => {
    expect(describeName(family(), "柔惠").why).toContain("八字的喜用金、水，名中都有。");
    expect(describeName(family(), "林夏").why).not.toContain("喜用");
    const off = family({ useBazi: false });
    expect(describeName(off, "柔惠").why).not.toContain("喜用");
  });
});

describe("what to mind", () => {
  it.each([
    ["乐安", "“乐”另读 yuè，作名字读 lè。"],
    ["珺安", "“珺”是三级字"],
    ["馨予", "“馨”写起来 20 画，孩子刚学写字时要多练。"],
    ["一诺", "这几年常听到这个名字，同班同名的机会大一些。"],
    ["心如", "与有名的“林心如”同名或同音，容易让人先想到那一位。"],
    ["木森", "名中没有喜用的金、水，五行一项得分较低。"],
    ["泰安", "“泰”按康熙部首计 9 画；也有笔画表作 10 画。"],
  ])("of %s: %s", (given, said) => {
    expect(care(given).join("\n")).toContain(said);
  });

  it("explains a seldom-met character by a line that many know", () => {
    expect(care("蒹安").join("")).toMatch(/可以说是“蒹葭[^”]*”的“蒹”。/);
  });

  // Break it catches: a character told by itself alone, or by its radical, as nobody tells it.
  it("explains nothing of a character that no known line has", () => {
    expect(care("若祎").join("")).toMatch(/“祎”不算常见，第一次见面可能要说明。(?!可以说)/);
  });

  it("says of no misheard name that it reads clearly", () => {
    const detail = describeName(family({ surname: "沈" }), "煤兰");
    expect(detail.homophones.map(({ note }) => note).join("")).toContain("易听成");
    expect(detail.phonetics.notes.join("")).toContain("都不相同。");
  });

  it("is nothing where there is nothing", () => {
    expect(care("柔惠")).toEqual([]);
  });
});

it("grades no name that is heard too often", () => {
  expect(oftenHeardNames().filter((name) => marksOf(name) !== 0)).toEqual([]);
});
