import { describe, expect, it } from "vitest";
import { briefOf } from "#functions/naming/business/brief.ts";
import { barredWords } from "#functions/naming/business/data/compliance-words.ts";
import { briefFindings, findingsFor, findingsOf } from "#functions/naming/business/score/compliance.ts";

describe("the rules on enterprise names", () => {
  it.each([
    ["中国青禾", "中国", "第十二条", "ban"],
    ["国家麦田", "国家", "第十二条", "ban"],
    ["国瑞", "国", "第十一条第（八）项", "risk"],
    ["公安通", "公安", "第十一条第（三）项", "ban"],
    ["美国红", "美国", "第十一条第（四）项", "ban"],
    ["旺赌", "赌", "第十一条第（五）项", "ban"],
    ["大地主", "大地主", "第十一条第（七）项", "ban"],
    ["最佳麦", "最佳", "第十一条第（八）项", "ban"],
    ["第一麦", "第一", "第十一条第（八）项", "risk"],
    ["青禾大学", "大学", "第十一条第（八）项", "risk"],
    ["麦棠银行", "银行", "第十一条第（九）项", "risk"],
    ["麦棠集团", "集团", "第十条", "ban"],
    ["麦", "麦", "第八条", "ban"],
    ["杭州", "杭州", "第八条", "ban"],
    ["面包", "面包", "第八条", "ban"],
    ["安吉", "安吉", "第八条", "risk"],
    ["麦ABC", "ABC", "第五条", "ban"],
    ["麦2号", "2", "第五条", "ban"],
    ["長麦", "長", "第五条", "ban"],
  ])("find against %s the word %s, by %s", (sign, word, article, kind) => {
    const found = findingsOf(sign).find((finding) => finding.word === word);
    expect(found?.article).toContain(article);
    expect(found?.kind).toBe(kind);
  });

  it.each(["麦棠", "知行", "国风里", "云上禾", "半亩花田"])("find nothing against %s", (sign) => {
    expect(findingsOf(sign)).toEqual([]);
  });

  it("name the standard form of a traditional character", () => {
    expect(findingsOf("長麦")[0]?.gist).toContain("长");
  });

  it("do not let a shop call itself a company", () => {
    for (const must of ["公司", "麦香企业"]) {
      const found = briefFindings(briefOf({ trade: "面包", usage: "shop", form: "sole", must }));
      expect(found.some(({ article, kind }) => article.includes("第二十五条") && kind === "ban")).toBe(true);
    }
    expect(briefFindings(briefOf({ trade: "面包", usage: "shop", form: "limited" }))).toMatchObject([
      { kind: "risk" },
    ]);
    expect(briefFindings(briefOf({ trade: "面包", usage: "company", form: "limited" }))).toEqual([]);
  });

  it.each([
    ["西湖区", "第七条"],
    ["高新区", "第七条"],
  ])("want a city before %s", (region, article) => {
    expect(briefFindings(briefOf({ trade: "面包", region }))[0]?.article).toContain(article);
  });

  it.each(["杭州", "杭州市西湖区", "广西壮族自治区南宁市"])("take %s as it stands", (region) => {
    expect(briefFindings(briefOf({ trade: "面包", region }))).toEqual([]);
  });

  it("ask of a brand neither a region nor a form", () => {
    const brand = { trade: "面包", usage: "brand", region: "西湖区", form: "limited" } as const;
    expect(briefFindings(briefOf(brand))).toEqual([]);
    expect(briefFindings(briefOf({ ...brand, usage: "shop" }))).toHaveLength(2);
  });

  it("keep a rival's own name apart in the same trade", () => {
    const brief = { trade: "面包", rivals: ["杭州麦棠食品有限公司"] };
    expect(findingsFor("麦棠", brief).at(-1)?.article).toContain("第十七条");
    expect(findingsFor("麦岚", brief)).toEqual([]);
  });

  it("point out a name that only says what is sold", () => {
    expect(findingsFor("香甜", { trade: "面包", rivals: [] })[0]?.article).toContain("实施办法》第十条");
  });

  it("are given in our words with their article, never as quotations", () => {
    for (const { article, gist, words } of barredWords) {
      expect(article).toMatch(
        /^《企业名称登记管理规定》第[十一二三四五六七八九]+条(第（[一二三四五六七八九]）项)?$/u,
      );
      expect(gist).not.toMatch(/[「『"]/u);
      expect(new Set(words).size).toBe(words.length);
    }
  });
});
