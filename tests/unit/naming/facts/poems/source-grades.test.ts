import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cite, citeOne } from "#functions/naming/facts/poems/cite.ts";
import { type BookId, booksOf, sourceBooks } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { singleSourceGrades } from "#functions/naming/facts/poems/single-grades.ts";
import { sourceGrades } from "#functions/naming/facts/poems/source-grades.ts";
import { commonCharacters, sentences } from "./fair-text.ts";

const DENIALS = "不无非未莫勿弗毋匪罔靡否";
const CARRIERS = "可能敢遑尝有复得足自我尔汝女吾予为以必知见闻曾肯忍须应曰是之";

/** Whether a denial spoils the character at a place, told backwards from it: carriers, then an odd run of denials. */
function isSpoiled(text: readonly string[], place: number): boolean {
  let at = place - 1;
  while (CARRIERS.includes(text[at] ?? " ")) at--;
  if (!DENIALS.includes(text[at] ?? " ")) return false;
  if (isSpoiled(text, at)) return false;
  return !"岂何胡曷孰谁".includes(text[at - 1] ?? " ");
}

/** 孟子 and 古文观止, running prose, give less for nearness. */
const isProse = (poemId: string) => /^(mengzi|guwen)-/.test(poemId);

/** Verse falls into parts: 诗经, 唐诗, 宋词 and their like; 楚辞 and prose do not. */
const isVerse = (poemId: string) =>
  /^(shijing|tangshi|quantangshi|qianjiashi|songci|quansongci|songshi|caocao|qianziwen)-/.test(poemId);

/** Whether between a character and the next a caesura falls: counted from the marks on both sides. */
function isParted(text: readonly string[], from: number): boolean {
  const isHan = (one: string | undefined) => /\p{Script=Han}/u.test(one ?? "");
  let start = from;
  while (isHan(text[start - 1])) start--;
  let end = from;
  while (isHan(text[end])) end++;
  const after = from - start + 1;
  return { 4: [2], 5: [2], 6: [2, 4], 7: [2, 4] }[end - start]?.includes(after) ?? false;
}

const PARTICLES = "之以其兮然如若尔斯予子亦攸维惟于乃而与可所何且有自也";

/** Does a 子 at a place close a word (君子)? */
const closes = (text: readonly string[], place: number) =>
  text[place] === "子" && "之君夫公天太弟孔孟王".includes(text[place - 1] ?? " ");

/** Is a character at a place part of a word of another sense (长安, 四月, 安知)? */
const isBound = (text: readonly string[], place: number) =>
  /^([长建临]安.|[二三四五六七八九十正腊闰]月.|太微.|可惜.|.安[知得能可敢]|.永州)$/u.test(
    [place - 1, place, place + 1].map((at) => text[at] ?? "，").join(""),
  );

interface Text {
  text: readonly string[];
  prose: boolean;
  verse: boolean;
}

/** The best points of a pair by trying every two places of every fair sentence. */
function bruteForce(first: string, second: string, texts: readonly Text[]): number {
  let best = 0;
  const particles = [first, second].filter((one) => PARTICLES.includes(one)).length;
  for (const { text, prose, verse } of texts) {
    text.forEach((a, from) => {
      if (a !== first || isBound(text, from) || isSpoiled(text, from)) return;
      for (let to = from + 1; to < text.length; to++) {
        if (text[to] !== second || isBound(text, to)) continue;
        const between = text.slice(from, to).filter((mark) => "，。！？；：".includes(mark)).length;
        const denied = DENIALS.includes(first);
        const parted = (verse && isParted(text, from)) || closes(text, from);
        if (particles === 2 || (particles === 1 && (to > from + 1 || parted))) continue;
        if (to === from + 1 && (!isSpoiled(text, to) || denied))
          best = Math.max(best, parted ? 8 : prose ? 6 : 10);
        else if (!isSpoiled(text, to) && between < 2)
          best = Math.max(best, between !== 0 ? 2 : prose ? 4 : 8);
      }
    });
  }
  return best;
}

describe("source grades", () => {
  it("equal trying every two places, for 70 characters", () => {
    const texts = sentences().flatMap(({ text, good, poemId }) =>
      good ? [{ text: [...text], prose: isProse(poemId), verse: isVerse(poemId) }] : [],
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
