import { describe, expect, it } from "vitest";
import { cite } from "#functions/naming/facts/poems/cite.ts";
import { type BookId, bookOf } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { citeInDepth, wholePoemInDepth } from "#functions/naming/facts/poems/depth/depth-source.ts";
import { allReviewed, eachReviewed, reviewedOf } from "#functions/naming/facts/poems/reviewed/passages.ts";
import { wholePoem } from "#functions/naming/facts/poems/whole-poem.ts";
import { citeName } from "#functions/naming/person/describe/cite-name.ts";
import { describeName } from "#functions/naming/person/describe/describe-name.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";
import { sourceLine } from "#functions/naming/person/score/lines/source.ts";
import { depthFiles } from "#scripts/data/poems/depth/depth-files.ts";
import { depthFolder } from "#scripts/data/poems-depth.ts";
import { gradedGivens } from "#tests/unit/naming/person/generate/brute-force.ts";
import { bitsOf, sentences } from "./fair-text.ts";

const assets = depthFiles(depthFolder);
const lin = familyOf({ surname: "林", sex: "unknown", chart: null });
const house = householdOf(lin);

const names = () => {
  const found: string[] = [];
  eachReviewed(undefined, (first, second) => found.push(first + second));
  return found;
};

describe("a reviewed passage", () => {
  it("stands word for word in its whole piece, with the name's own characters marked: every one", async () => {
    expect(names().length).toBeGreaterThan(1000);
    const wrong: string[] = [];
    for (const name of names())
      for (const { marked, poemId, quote } of reviewedOf(name)) {
        const poem = wholePoem(poemId) ?? (await wholePoemInDepth(assets, poemId));
        const isThere = poem?.lines.some((line) => line.includes(quote)) === true;
        if (!isThere || marked.map((at) => [...quote][at]).join("") !== name) wrong.push(`${name} ${quote}`);
      }
    expect(wrong).toEqual([]);
  });

  it("is one of three at most, each for another wish, so that a chosen book binds", () => {
    for (const name of names()) {
      const wishes = reviewedOf(name).map(({ bookId }) => bookOf(bookId)?.wish);
      expect([name, wishes.length <= 3, new Set(wishes).size]).toEqual([name, true, wishes.length]);
    }
    expect(reviewedOf("时雨", ["zhuangzi"])[0]?.title).toBe("庄子·逍遥游");
    expect(citeName(householdOf({ ...lin, sources: ["庄子"] }), "时雨")?.title).toBe("庄子·逍遥游");
  });

  // Breaks it catches: 恬 shown with 蒙恬, whom a search finds first.
  it("of one character stands there by itself, and a chosen book binds it", () => {
    expect(citeName(house, "恬")).toMatchObject({ kind: "single", marked: [7], title: "庄子·缮性" });
    expect(citeName(householdOf({ ...lin, sources: ["诗经"] }), "恬")).toBeNull();
  });

  it("is the only source that a graded name has, and the one whose points its bill gives", () => {
    let without = 0;
    for (const given of gradedGivens()) {
      const [best = null] = reviewedOf(given);
      expect(citeName(house, given)).toBe(best);
      expect(sourceLine(house, Array.from(given, factsOf)).points).toBe(best?.points ?? 0);
      if (best === null) without++;
    }
    expect(without).toBeGreaterThan(5000);
  });

  it.each([
    ["若水", "老子·第八章"],
    ["知白", "老子·第二十八章"],
    ["扶摇", "庄子·逍遥游"],
    ["自强", "周易·乾·象传"],
    ["厚德", "周易·坤·象传"],
    ["致远", "诫子书"],
    ["思齐", "论语·里仁"],
    ["时雨", "孟子·尽心上"],
    ["永年", "龟虽寿"],
  ])("of %s is the one that parents know, of 《%s》", (given, title) => {
    expect(describeName(lin, given).source?.title).toBe(title);
  });

  it.each(["之安", "守远", "乐知"])("is none of %s, which the books only have in another sense", (given) => {
    expect([given, describeName(lin, given).source]).toEqual([given, null]);
  });

  it("is proof of what an expert quotes, though the corpus has no such book", () => {
    expect(allReviewed().some(({ quote }) => quote.includes("上善若水"))).toBe(true);
  });
});

/** What the fair sentences of the core that have a text let a name take from two characters side by side. */
const besideIn = (text: string, pair: string) =>
  sentences()
    .filter((one) => one.good && one.text.includes(text))
    .map(
      (one) =>
        bitsOf(one.text, one.poemId)[
          [...one.text.slice(0, one.text.indexOf(text))].length + text.indexOf(pair)
        ] ?? 0,
    )
    .map((bits) => bits % 2 === 1);

describe("a search for two characters", () => {
  it.each([
    ["所以柔远人", "以柔"],
    ["梅子黄时雨", "时雨"],
    ["景行行止", "景行"],
  ])("takes from %s nothing across a word's edge or read otherwise: %s", (text, pair) => {
    const found = besideIn(text, pair);
    expect(found.length).toBeGreaterThan(0);
    expect(found.some((isBeside) => isBeside)).toBe(false);
  });

  it.each([
    ["明月松间照", "明月"],
    ["清泉石上流", "清泉"],
    ["君子攸宁", "攸宁"],
    ["清扬婉兮", "清扬"],
  ])("takes the words of %s: %s", (text, pair) => {
    const found = besideIn(text, pair);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((isBeside) => isBeside)).toBe(true);
  });

  it.each([
    ["时雨", "黄时雨"],
    ["守远", "守远郡"],
    ["之安", "国之安者"],
    ["和之", "后和之"],
    ["思齐", "思齐大任"],
    ["景行", "景行行止"],
  ])("cites for %s no «%s», core and depth, in any book", async ([first = "", second = ""], phrase) => {
    const books: readonly (BookId | undefined)[] = [
      undefined,
      "songci",
      "guwen",
      "lunyu",
      "shijing",
      "quantangshi",
      "quansongci",
    ];
    for (const book of books) {
      const some = book === undefined ? undefined : [book];
      expect(cite(first, second, some)?.quote ?? "").not.toContain(phrase);
      expect((await citeInDepth(assets, first, second, some))?.quote ?? "").not.toContain(phrase);
    }
  });
});
