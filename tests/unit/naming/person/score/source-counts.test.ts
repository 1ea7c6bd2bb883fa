import { expect, it } from "vitest";
import { SOURCE_COUNTS, SOURCE_FEW } from "#functions/contract/names/source-counts.ts";
import { SOURCES } from "#functions/contract/products/baby-brief.ts";
import { booksOf } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { sourcePoints } from "#functions/naming/person/score/lines/source.ts";
import { gradeOf } from "#functions/naming/person/store/marks.ts";
import { marksOf } from "#functions/naming/person/store/store.ts";
import { gradedGivens } from "#tests/unit/naming/person/generate/brute-force.ts";

/** A choice that leaves fewer names than this for a child is said to be small. */
const FEW = 10;

const pairs = gradedGivens().filter((given) => Array.from(given).length === 2);
const inBook = (book: (typeof SOURCES)[number]) =>
  pairs.filter((given) => sourcePoints(Array.from(given, factsOf), booksOf([book])) > 0);

const forChild = (given: string, sex: "male" | "female") => gradeOf(marksOf(given), sex) > 0;

it("the form's numbers of names with a source in each book are the engine's, of all and for each child", () => {
  const counts = SOURCES.map((book) => {
    const all = inBook(book);
    const of = (sex: "male" | "female") => all.filter((given) => forChild(given, sex)).length;
    return [book, { any: all.length, male: of("male"), female: of("female") }];
  });
  expect(Object.fromEntries(counts)).toEqual(SOURCE_COUNTS);
});

it("where a book leaves fewer than ten names for a boy or a girl, the form says it", () => {
  const few = SOURCES.flatMap((book) =>
    (
      [
        ["male", "男孩"],
        ["female", "女孩"],
      ] as const
    ).flatMap(([sex, child]) => {
      const count = inBook(book).filter((given) => forChild(given, sex)).length;
      return count < FEW ? [[book, `${child} ${count}`]] : [];
    }),
  );
  expect(Object.fromEntries(few)).toEqual(SOURCE_FEW);
});
