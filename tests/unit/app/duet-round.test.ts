import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DuetRound } from "#app/together/duet-round.tsx";

const two = (given: string, place: number) => ({
  place,
  name: { given, name: `林${given}`, pinyin: ["lín"], source: null, why: "" },
});
const round = { nth: 3, of: 24, left: two("清和", 0), right: two("知远", 1) };
const wordsFor = (mayEnd: boolean): string =>
  renderToStaticMarkup(createElement(DuetRound, { action: "/", mayEnd, round })).replaceAll(/<[^>]+>/gu, "");

// Break it catches: a button to take back stands where there is nothing to take back, or names another round than the last.
test("the last answer may be taken back from the second round on, by a form that names its round", () => {
  const markup = (back: { nth: number; left: number; right: number } | null) =>
    renderToStaticMarkup(createElement(DuetRound, { action: "/", mayEnd: false, round: { ...round, back } }));
  expect(markup(null)).not.toContain("退回上一对");
  const form = markup({ nth: 2, left: 4, right: 5 }).split("<form").at(-1) ?? "";
  expect(form.match(/(?:name|value)="[^"]*"/gu)?.join(" ")).toBe(
    'name="nth" value="2" name="left" value="4" name="right" value="5" name="answer" value="back"',
  );
});

// Break it catches: the other parent is promised a look that only the owner has a button for.
test("how few rounds are enough is said to who may end it, and to nobody else", () => {
  expect(wordsFor(true)).toContain("选满 8 组，就能先看自己的结果；");
  expect(wordsFor(false)).toContain("第 3 组，共 24 组");
  expect(wordsFor(false)).not.toContain("8 组");
  expect(wordsFor(false)).toContain("谁也看不到对方的选择");
});
