import { expect, it } from "vitest";
import { findEntry } from "#functions/naming/facts/lexicon/lexicon.ts";
import { avoidPairs } from "#functions/naming/person/score/affinity/avoid-pairs.ts";
import { famousNames } from "#functions/naming/person/score/affinity/famous-names.ts";
import {
  AVOIDED,
  PICKED_FEMALE,
  PICKED_MALE,
  pairMarks,
} from "#functions/naming/person/score/affinity/pair-marks.ts";
import { pairsBoth } from "#functions/naming/person/score/affinity/pairs-both.ts";
import { pairsFemale } from "#functions/naming/person/score/affinity/pairs-female.ts";
import { pairsMale } from "#functions/naming/person/score/affinity/pairs-male.ts";

const LISTS = { pairsBoth, pairsMale, pairsFemale, avoidPairs };

function pairsOf(text: string): string[] {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [first = "", seconds = ""] = line.split(" ");
      return Array.from(seconds, (second) => first + second);
    });
}

it.each(Object.entries(LISTS))(
  "%s has each pair once, of two different characters of the lexicon",
  (_, text) => {
    const pairs = pairsOf(text);
    expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
    expect(pairs.filter((pair) => Array.from(pair).some((char) => findEntry(char) === undefined))).toEqual(
      [],
    );
    expect(pairs.filter((pair) => new Set(pair).size < 2)).toEqual([]);
  },
);

it("picks no pair that it also avoids", () => {
  const picked = [pairsBoth, pairsMale, pairsFemale].flatMap(pairsOf);
  expect(picked.filter((pair) => marksOf(pair) >= AVOIDED)).toEqual([]);
  expect(picked.length).toBeGreaterThan(6000);
});

it("picks nothing for boys with a girls' character, and the other way round", () => {
  const leans = (leaning: string) => (pair: string) =>
    Array.from(pair).some((char) => findEntry(char)?.leaning === leaning);
  expect(pairsOf(pairsMale).filter(leans("女"))).toEqual([]);
  expect(pairsOf(pairsFemale).filter(leans("男"))).toEqual([]);
  expect(pairsOf(pairsBoth).filter((pair) => leans("男")(pair) || leans("女")(pair))).toEqual([]);
});

it.each([
  ["清和", PICKED_MALE | PICKED_FEMALE],
  ["弘毅", PICKED_MALE],
  ["静姝", PICKED_FEMALE],
  ["安全", AVOIDED],
  ["文化", 0],
  ["文明", AVOIDED],
  ["如君", AVOIDED],
])("says of %s what the lists say", (pair, marks) => {
  expect(marksOf(pair)).toBe(marks);
});

it("lists famous names with a surname and one or two characters, each once", () => {
  const names = famousNames
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [surname = "", ...givens] = line.split(" ");
      return givens.map((given) => surname + given);
    });
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.filter((name) => !/^\p{Script=Han}{2,4}$/u.test(name))).toEqual([]);
});

function marksOf(pair: string): number {
  const [first = "", second = ""] = pair;
  return pairMarks(first, second);
}
