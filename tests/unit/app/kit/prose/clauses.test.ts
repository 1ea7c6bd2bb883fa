import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Clauses, clausesOf, itemsOf, Listing, Titles, titlesOf } from "#app/kit/prose/clauses.tsx";

test.each([
  ["下一步不收费，也不需要手机号。", ["下一步不收费，", "也不需要手机号。"]],
  [
    "先看能不能登记、好不好读、有没有谐音，再看传统讲究。",
    ["先看能不能登记、", "好不好读、", "有没有谐音，", "再看传统讲究。"],
  ],
  ["五行、五格、生肖，各占多少。", ["五行、五格、生肖，", "各占多少。"]],
  ["每个字都查过《通用规范汉字表》，也核对读音。", ["每个字都查过", "《通用规范汉字表》，", "也核对读音。"]],
])("%s may break after each clause, and in a wide clause after its items too", (text, clauses) => {
  expect(clausesOf(text)).toEqual(clauses);
});

test.each([
  ["读音或意思相近、分数更高的名字", ["读音或意思相近、", "分数更高的名字"]],
  ["抽中的名字：字义、出处，读音", ["抽中的名字：", "字义、", "出处，", "读音"]],
])("%s, a list, may break after each of its items", (text, items) => {
  expect(itemsOf(text)).toEqual(items);
});

// Break it catches: a title broken in the middle, as its clause is wider than a line of a small phone in larger text.
test("a clause may break before the title in it, and not within", () => {
  expect(titlesOf("“囍”不在《通用规范汉字表》，请换一个字")).toEqual([
    "“囍”不在",
    "《通用规范汉字表》，",
    "请换一个字",
  ]);
  expect(titlesOf("《诗经》里没有")).toEqual(["《诗经》里没有"]);
});

test("cutting a text into clauses or items loses nothing of it", () => {
  const words = fc.stringMatching(/^[一二三四五 0-9a-z]{1,20}$/u);
  const text = fc
    .array(fc.tuple(words, fc.constantFrom("，", "、", "。", "；", "”。", "：")), { minLength: 1 })
    .map((clauses) => clauses.flat().join(""));
  fc.assert(
    fc.property(text, (said) =>
      [clausesOf, itemsOf, titlesOf].every((parts) => parts(said).join("") === said),
    ),
  );
});

test.each([
  ["Clauses", Clauses],
  ["Listing", Listing],
])("%s keep clauses whole in up to three lines of a small phone; a longer text flows", (_name, Text) => {
  const drawn = (text: string) => renderToStaticMarkup(createElement(Text, { text }));
  const clause = "一二三四五六七八，";
  expect(drawn(clause.repeat(6)).split("<span").length - 1).toBe(6);
  expect(drawn(clause.repeat(7))).toBe(clause.repeat(7));
});

test("in a text that flows, a short title with what follows it closely is never parted; a long one may be", () => {
  const drawn = (text: string) => renderToStaticMarkup(createElement(Titles, { text }));
  expect(drawn("都在《通用规范汉字表》内。")).toBe('都在<span class="cl">《通用规范汉字表》内。</span>');
  const long = "《奉和四月三日上阳水窗赐宴应制得春字》";
  expect(drawn(long)).toBe(long);
});
