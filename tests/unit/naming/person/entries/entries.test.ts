import { expect, test } from "vitest";
import { lexicon } from "#functions/naming/facts/lexicon/lexicon.ts";
import { characterEntry } from "#functions/naming/person/entries/character-entry.ts";
import { lexiconIndex } from "#functions/naming/person/entries/index-entry.ts";
import { nameEntry } from "#functions/naming/person/entries/name-entry.ts";

const { groups, names } = lexiconIndex();
const listed = new Set(names);
const known = new Set(groups.flatMap(({ characters }) => characters));
/** Every seventh will do: an entry is made alike for each. */
const some = <T>(all: readonly T[]): T[] => all.filter((_, at) => at % 7 === 0);

test("the index has each character of the lexicon, and each name once", () => {
  expect([...known].sort()).toEqual(
    lexicon()
      .map(({ char }) => char)
      .sort(),
  );
  expect(listed.size).toBe(names.length);
});

test("a character's entry leads to no page that is not there, and its passages have it", () => {
  for (const char of some([...known])) {
    const entry = characterEntry(char);
    const told = [...(entry?.names ?? []), ...(entry?.lines ?? [])].flatMap(({ given }) => given ?? []);
    expect(told.filter((given) => !listed.has(given) || !given.includes(char))).toEqual([]);
    // Break it catches: names that are counted, and that nothing on the page leads to.
    const all = [...(entry?.names ?? []).map(({ given }) => given), ...(entry?.more ?? [])];
    expect([new Set(all).size, all.filter((given) => !listed.has(given))]).toEqual([entry?.count, []]);
    expect(entry?.alike.filter((other) => !known.has(other) || other === char)).toEqual([]);
    expect(entry?.isName).toBe(listed.has(char));
    for (const { quote, marked } of entry?.lines ?? [])
      expect(marked.map((at) => [...quote][at])).toContain(char);
  }
});

// Break it catches: 稻 and 致 before 承 and 毅, and girls' characters beside a boy's.
test("characters of the same wish stand by how well they say it, none of the other sex's among them", () => {
  const alike = characterEntry("行")?.alike ?? [];
  expect(alike.slice(0, 6)).toEqual(expect.arrayContaining(["承", "毅"]));
  expect(alike).not.toContain("稻");
  const leaningOf = (char: string) => characterEntry(char)?.leaning;
  for (const char of some([...known])) {
    const own = leaningOf(char);
    const others = characterEntry(char)?.alike.map(leaningOf) ?? [];
    expect(own !== "中" && others.some((one) => one !== "中" && one !== own)).toBe(false);
  }
});

test("a name's entry quotes its own characters, and leads to no page that is not there", () => {
  for (const given of some(names)) {
    const entry = nameEntry(given);
    expect(entry?.characters.map(({ char }) => char).join("")).toBe(given);
    expect(entry?.beside.filter((other) => !listed.has(other.given) || other.given === given)).toEqual([]);
    if (entry?.source) {
      const quoted = [...entry.source.quote];
      expect(entry.source.marked.map((at) => quoted[at]).join("")).toBe(given);
    }
  }
});

test("what is not in the lexicon, or is taken by too few, has no entry", () => {
  expect(characterEntry("丑")).toBeNull();
  expect(nameEntry("丑牛")).toBeNull();
  expect(nameEntry("一弘")).toBeNull();
});
