import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cite, citeOne } from "#functions/naming/facts/poems/cite.ts";
import { type BookId, booksOf, sourceBooks } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { singleSourceGrades } from "#functions/naming/facts/poems/single-grades.ts";
import { sourceGrades } from "#functions/naming/facts/poems/source-grades.ts";
import { bitsOf, commonCharacters, sentences } from "./fair-text.ts";

/** 孟子 and 古文观止, running prose, give less for nearness. */
const isProse = (poemId: string) => /^(mengzi|guwen)-/.test(poemId);

interface Text {
  text: readonly string[];
  prose: boolean;
  /** What a name may take from each character: 1 with the next one, 2 apart in its line. */
  bits: readonly number[];
}

/** The best points of a pair by trying every two places of every fair sentence. */
function bruteForce(first: string, second: string, texts: readonly Text[]): number {
  let best = 0;
  for (const { bits, prose, text } of texts) {
    text.forEach((a, from) => {
      if (a !== first) return;
      for (let to = from + 1; to < text.length && !"，。！？；：".includes(text[to] ?? "，"); to++) {
        if (text[to] !== second) continue;
        const [one = 0, other = 0] = [bits[from], bits[to]];
        if (to === from + 1) best = Math.max(best, one % 2 === 0 ? 0 : prose ? 6 : 10);
        else if (one >= 2 && other >= 2) best = Math.max(best, 8);
      }
    });
  }
  return best;
}

describe("source grades", () => {
  it("equal trying every two places, for 70 characters", () => {
    const texts = sentences().flatMap(({ text, good, poemId }) =>
      good ? [{ text: [...text], prose: isProse(poemId), bits: bitsOf(text, poemId) }] : [],
    );
    const chars = [
      "不",
      "未",
      "无",
      ..."央宁清和攸婉兮德音明月𬨎之子君如以然安初微惜永",
      ...commonCharacters(900).filter((_, at) => at % 18 === 0),
    ];
    const distinct = [...new Set(chars)];
    const grades = sourceGrades(distinct);
    const having = new Map(distinct.map((one) => [one, texts.filter(({ text }) => text.includes(one))]));
    const found = (points: (row: number, column: number) => number | undefined) =>
      distinct.flatMap((first, row) =>
        distinct.map((second, column) => `${first}${second} ${points(row, column)}`),
      );
    expect(found((row, column) => grades[row * distinct.length + column])).toEqual(
      found((row, column) => {
        const [first = "", second = ""] = [distinct[row], distinct[column]];
        return bruteForce(first, second, having.get(first) ?? []);
      }),
    );
  });

  it("are the points of the citation, whatever the characters and the books", () => {
    const pool = [...commonCharacters(1500), ..."鑫淼喆𬱖𬨎"];
    const books = fc.subarray(sourceBooks.map((book) => book.id));
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...pool), { minLength: 2, maxLength: 12 }),
        books,
        (chars, some) => {
          const chosen: readonly BookId[] | undefined = some.length === 0 ? undefined : some;
          const grades = sourceGrades(chars, chosen);
          chars.forEach((first, row) => {
            chars.forEach((second, column) => {
              expect(cite(first, second, chosen)?.points ?? 0).toBe(grades[row * chars.length + column]);
            });
          });
        },
      ),
      { numRuns: 30 },
    );
  });

  it("of fewer books are never higher", () => {
    const chars = commonCharacters(600);
    const all = sourceGrades(chars);
    const some = sourceGrades(chars, booksOf(["诗经", "宋词"]));
    expect(some.every((points, cell) => points <= (all[cell] ?? 0))).toBe(true);
    expect(some.some((points) => points === 10)).toBe(true);
  });

  it("of single characters are the points of their citations", () => {
    const chars = commonCharacters(1500).filter((_, at) => at % 10 === 0);
    const books = booksOf(["诗经"]);
    expect([...singleSourceGrades(chars)]).toEqual(chars.map((one) => citeOne(one)?.points ?? 0));
    expect([...singleSourceGrades(chars, books)]).toEqual(
      chars.map((one) => citeOne(one, books)?.points ?? 0),
    );
  });
});
