import { expect, it } from "vitest";
import { findEntry, lexicon } from "#functions/naming/facts/lexicon/lexicon.ts";
import { avoidPairs } from "#functions/naming/person/score/affinity/avoid-pairs.ts";
import { isAvoidedPair } from "#functions/naming/person/score/affinity/pair-marks.ts";
import { illCharacters } from "#functions/naming/person/score/lines/caps/ill-characters.ts";
import { gradedGivens } from "#tests/unit/naming/person/generate/brute-force.ts";

const avoided = avoidPairs
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [first = "", seconds = ""] = line.split(" ");
    return Array.from(seconds, (second) => first + second);
  });

it("the words that are no names stand once each, of two different characters of the lexicon", () => {
  expect(avoided.filter((pair, at) => avoided.indexOf(pair) !== at)).toEqual([]);
  expect(avoided.filter((pair) => Array.from(pair).some((char) => findEntry(char) === undefined))).toEqual(
    [],
  );
  expect(avoided.filter((pair) => new Set(pair).size < 2)).toEqual([]);
});

it("grades no name that is a word, nor one with a character of an ill sense", () => {
  const chars = (given: string) => Array.from(given);
  const isWord = (given: string) => isAvoidedPair(chars(given)[0] ?? "", chars(given)[1] ?? "");
  expect(gradedGivens().filter(isWord)).toEqual([]);
  expect(lexicon().filter(({ char }) => illCharacters.has(char))).toEqual([]);
});
