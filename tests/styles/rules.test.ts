import { expect, test } from "vitest";
import { classesOf, joined, rulesOf, selectorsOf } from "#app/styles/rules.ts";

test("a stylesheet is cut into rules and put together again as it was", () => {
  const css =
    ":root{--a:1}.a{color:red}@media print{.a{color:blue}.b .c{margin:0}}@supports selector(:has(*)){.d{top:0}}.e,.f>p{left:0}";
  expect(rulesOf(css)).toEqual([
    ":root{--a:1}",
    ".a{color:red}",
    "@media print{.a{color:blue}}",
    "@media print{.b .c{margin:0}}",
    "@supports selector(:has(*)){.d{top:0}}",
    ".e,.f>p{left:0}",
  ]);
  expect(joined(rulesOf(css))).toBe(css);
});

test("comments go, and keyframes stand behind each rule that asks for them", () => {
  const css =
    "/* layer */@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s}.b{color:red}.c{animation:1s turn}";
  expect(rulesOf(css)).toEqual([
    ".a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}",
    ".b{color:red}",
    ".c{animation:1s turn}@keyframes turn{to{rotate:1turn}}",
  ]);
});

test.each([
  [".a.b>.c li:not(.d):hover{top:0}", [["a", "b", "c"]]],
  ["@media print{h1,.a:has(.b:not(.c)) .d{top:0}}", [[], ["a", "d"]]],
  [".min-h-\\[3\\.75rem\\]{top:0}", [["min-h-[3.75rem]"]]],
  ["[data-copy]{top:.5rem}", [[]]],
])("%s needs these classes", (rule, classes) => {
  expect(selectorsOf(rule).map(classesOf)).toEqual(classes);
});
