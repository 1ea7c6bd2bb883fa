import { expect, test } from "vitest";
import { placesIn } from "#app/kit/name/source/places-in.ts";

test.each([
  ["the pair, and no third character of its kind", "高山仰止，景行行止。", "景行行止。", [0, 1], [5, 6]],
  ["a line that is the quotation", "景行行止。", "景行行止。", [0, 1], [0, 1]],
  [
    "the second of two lines that are quoted",
    "巴山夜雨涨秋池。",
    "君问归期未有期，巴山夜雨涨秋池。",
    [13, 14],
    [5, 6],
  ],
  [
    "the first of them, which holds none",
    "君问归期未有期，",
    "君问归期未有期，巴山夜雨涨秋池。",
    [13, 14],
    [],
  ],
  ["characters beyond the basic plane counted as one", "𠮷日𠮷景行。", "𠮷景行。", [1, 2], [3, 4]],
  ["a line that is not quoted", "何当共剪西窗烛，", "巴山夜雨涨秋池。", [5, 6], []],
  ["a line that is empty", "", "巴山夜雨涨秋池。", [5, 6], []],
])("a piece marks what its quotation marks: %s", (_what, line, quote, marked, places) => {
  expect(placesIn(line, { quote, marked })).toEqual(places);
});
