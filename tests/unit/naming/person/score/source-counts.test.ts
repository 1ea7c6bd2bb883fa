import { expect, it } from "vitest";
import { SOURCE_COUNTS } from "#functions/contract/names/source-counts.ts";
import { SOURCES } from "#functions/contract/products/baby-brief.ts";
import { booksOf } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { sourcePoints } from "#functions/naming/person/score/lines/source.ts";
import { gradedGivens } from "#tests/unit/naming/person/generate/brute-force.ts";

/** From so many points on two characters stand in one line at least. */
const IN_LINE = 4;

it("the form's numbers of names with a source in each book are the engine's", () => {
  const counts = Object.fromEntries(
    SOURCES.map((book) => {
      const has = (given: string) => sourcePoints(Array.from(given, factsOf), booksOf([book])) >= IN_LINE;
      return [book, gradedGivens().filter((given) => Array.from(given).length === 2 && has(given)).length];
    }),
  );
  expect(counts).toEqual(SOURCE_COUNTS);
});
