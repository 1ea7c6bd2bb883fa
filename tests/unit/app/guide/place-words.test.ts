import { expect, test } from "vitest";
import { placeWords } from "#app/guide/lexicon/words.ts";

const entry = (names: readonly string[], place: "首" | "尾" | "皆" = "尾", alone = false) => ({
  ...{ char: "行", place, alone, more: [] },
  names: names.map((given) => ({ given, pinyin: [], whom: "皆" as const })),
});
const [FRONT, BACK] = [
  ["行之", "行知", "行简"],
  ["景行", "知行", "笃行"],
];

// Break it catches: a page says that a character sits better behind, above a list with half of its names in front.
test.each([
  ["as often in front as behind", [...FRONT, ...BACK], "前后都用"],
  ["in front", [...FRONT, "行舟"], "多放在前面"],
  ["behind", [...BACK, "嘉行"], "多放在后面"],
  ["in too few names to tell", ["行之", "行知"], "放在后面更顺"],
])("a character that stands %s in the names below is said to", (_where, names, said) => {
  expect(placeWords(entry(names))).toBe(said);
});

test("a character that makes a name alone is said to, beside its place", () => {
  expect(placeWords(entry([...FRONT, ...BACK], "皆", true))).toBe("前后都用，也可以单独成名");
});
