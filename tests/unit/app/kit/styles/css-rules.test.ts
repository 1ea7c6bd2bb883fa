import { expect, test } from "vitest";
import { stylesheetOf } from "#app/kit/styles/site-css.ts";
import { rulesOf } from "#scripts/vite/css-rules.ts";

const textsOf = (css: string) => rulesOf(css).map(({ text }) => text);

test("a stylesheet is cut into rules and put together again as it was", () => {
  const css =
    ":root{--a:1}.a{color:red}@media print{.a{color:blue}.b .c{margin:0}}@supports selector(:has(*)){.d{top:0}}.e,.f>p{left:0}";
  expect(textsOf(css)).toEqual([
    ":root{--a:1}",
    ".a{color:red}",
    "@media print{.a{color:blue}}",
    "@media print{.b .c{margin:0}}",
    "@supports selector(:has(*)){.d{top:0}}",
    ".e,.f>p{left:0}",
  ]);
  expect(stylesheetOf(textsOf(css))).toBe(css);
});

test("comments are dropped, and keyframes are repeated after each rule that uses them", () => {
  const css =
    "/* layer */@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s}.b{color:red}.c{animation:1s turn}";
  expect(textsOf(css)).toEqual([
    ".a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}",
    ".b{color:red}",
    ".c{animation:1s turn}@keyframes turn{to{rotate:1turn}}",
  ]);
});

test("text that is no stylesheet is refused", () => {
  expect(() => rulesOf(".a{color:red}.b{{top:0}")).toThrow();
});

test.each([
  [".a.b>.c li:not(.d):hover{top:0}", ["a b c"], ["li"]],
  ["@media print{h1,.a:has(.b:not(.c)) .d{top:0}}", ["", "a d b"], ["h1", ""]],
  // Else print rules of one page's sheet would stand in all pages.
  ["body:has(.sheet) footer,.a:has(.b,.c){top:0}", ["sheet", "a"], ["body footer", ""]],
  [".min-h-\\[3\\.75rem\\]{top:0}", ["min-h-[3.75rem]"], [""]],
  ["*,[data-copy]{top:.5rem}", ["", ""], ["", ""]],
])("the classes and elements of %s are found", (css, classes, elements) => {
  const selectors = rulesOf(css).flatMap((rule) => rule.selectors);
  expect(selectors.map((selector) => selector.classes.join(" "))).toEqual(classes);
  expect(selectors.map((selector) => selector.elements.join(" "))).toEqual(elements);
});
