import { expect, test } from "vitest";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { radicalOf } from "#functions/naming/facts/characters/radical-of.ts";

test.each([
  ["柔", "木"],
  ["鸣", "鸟"],
  ["骏", "马"],
  ["颂", "页"],
  // What looks like a form of today and is another radical stays: 糸 is no 丝.
  ["纯", "糸"],
  ["清", "水"],
])("the radical of %s is told as it is written today: %s", (char, radical) => {
  expect(radicalOf(findCharacter(char)?.radical ?? 0)).toBe(radical);
});
