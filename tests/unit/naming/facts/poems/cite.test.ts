import { describe, expect, it } from "vitest";
import { cite, citeOne } from "#functions/naming/facts/poems/cite.ts";
import { booksOf } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { wholePoem } from "#functions/naming/facts/poems/whole-poem.ts";
import { citations } from "./fair-text.ts";

const known = [
  ["攸宁", 10, "哙哙其正，哕哕其冥。君子攸宁。", "诗经·小雅·斯干"],
  ["清扬", 10, "有美一人，清扬婉兮。", "诗经·郑风·野有蔓草"],
  ["舜华", 10, "有女同车，颜如舜华。", "诗经·郑风·有女同车"],
  ["令仪", 10, "岂弟君子，莫不令仪。", "诗经·小雅·湛露"],
  ["琼琚", 10, "投我以木瓜，报之以琼琚。", "诗经·卫风·木瓜"],
  ["嘉树", 10, "后皇嘉树，橘徕服兮。", "楚辞·九章·橘颂"],
  ["正则", 10, "名余曰正则兮，字余曰灵均。", "楚辞·离骚"],
  ["弘毅", 10, "士不可以不弘毅，任重而道远。", "论语·泰伯"],
  ["至善", 10, "大学之道，在明明德，在亲民，在止于至善。", "礼记·大学"],
  ["清泉", 10, "明月松间照，清泉石上流。", "山居秋暝"],
  ["疏影", 10, "疏影横斜水清浅，暗香浮动月黄昏。", "梅花"],
  ["佳期", 10, "登白薠兮骋望，与佳期兮夕张。", "楚辞·九歌·湘夫人"],
  ["温良", 8, "夫子温、良、恭、俭、让以得之。", "论语·学而"],
] as const;

describe("a citation", () => {
  it.each(known)("of %s is %i points and the known sentence", (name, points, quote, title) => {
    const citation = cite(name.charAt(0), name.charAt(1));
    expect(citation).toMatchObject({ points, quote, title });
  });

  it("has the whole piece to open, and stands in it character by character, for 3,000 pairs", () => {
    for (const { first, second, citation } of citations()) {
      const lines = wholePoem(citation?.poemId ?? "")?.lines ?? [];
      expect(lines.some((line) => line.includes(citation?.quote ?? "?"))).toBe(true);
      const quote = [...(citation?.quote ?? "")];
      expect(citation?.marked.map((place) => quote[place])).toEqual([first, second]);
    }
  });

  it("keeps the order of the name", () => {
    expect(cite("攸", "宁")?.kind).toBe("adjacent");
    expect(cite("宁", "攸")).toBeNull();
    expect(cite("华", "舜")).toBeNull();
  });

  it("prefers what stands side by side, then the better known piece", () => {
    expect(cite("明", "月", booksOf(["唐诗"]))?.fame).toBe(5);
    expect(cite("采", "薇")?.title).toBe("诗经·小雅·采薇");
  });

  it("is not taken from a word that the sentence denies, but keeps the denial as a name", () => {
    expect(cite("未", "央")?.kind).toBe("adjacent");
    const shunned = cite("德", "忘");
    expect(shunned?.quote ?? "").not.toContain("德音不忘");
  });

  it("reads a denial of a denial as none", () => {
    expect(cite("静", "好")?.quote).toBe("琴瑟在御，莫不静好。");
  });

  it.each([
    ["初安", "长安"],
    ["久安", "长安"],
    ["月清", "四月"],
    ["微之", "太微"],
    ["惜月", "可惜"],
    ["世安", "安得"],
    ["永麓", "永州"],
  ])("of %s is not taken from %s, a word of another sense", ([first = "", second = ""], word) => {
    expect(cite(first, second)?.quote ?? "").not.toContain(word);
  });

  it("stays within the books a family asks for", () => {
    const tang = booksOf(["唐诗"]);
    expect(cite("攸", "宁", tang)).toBeNull();
    expect(cite("明", "月", tang)?.dynasty).toBe("唐");
    expect(cite("明", "月", booksOf(["宋词"]))?.book).toMatch(/词/);
  });

  it("gives less for nearness in running prose, where two words may only meet", () => {
    const prose = booksOf(["古文"]);
    expect(cite("诗", "韵", ["guwen"])).toMatchObject({ points: 6, kind: "adjacent" });
    for (const [first, second] of ["浩然", "至和", "和元", "清风"].map((name) => [...name])) {
      const points = cite(first ?? "", second ?? "", ["mengzi", "guwen"])?.points ?? 0;
      expect([0, 2, 4, 6]).toContain(points);
    }
    expect(cite("弘", "毅", prose)?.points ?? 0).toBeLessThan(10);
    expect(cite("弘", "毅")?.points).toBe(10);
  });

  it("is null where the corpus has nothing, be it no character at all", () => {
    expect(cite("𬱖", "喆")).toBeNull();
    expect(cite("鑫", "淼")).toBeNull();
  });

  it.each(["", " ", "+", "-", "=", "#", "\n", "，", "a", "明月", "😀"])(
    "of %j, no Chinese character, is null",
    (one) => {
      expect([cite(one, "月"), cite("明", one), citeOne(one)]).toEqual([null, null, null]);
    },
  );
});

describe("the citation of one character", () => {
  it("is 4 points from a well-known piece", () => {
    expect(citeOne("婉")).toMatchObject({
      points: 4,
      kind: "single",
      quote: "有美一人，清扬婉兮。",
      marked: [7],
    });
  });

  it("is null for a character that fair sentences never have", () => {
    expect(citeOne("鬼")).toBeNull();
    expect(citeOne("鑫")).toBeNull();
  });
});

it("opens no piece for an unknown id", () => {
  expect(wholePoem("shijing-306")).toBeNull();
  expect(wholePoem("")).toBeNull();
});
