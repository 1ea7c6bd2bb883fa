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

// Break it catches: the other parent is promised a look that only the owner has a button for.
test("how few rounds are enough is said to who may end it, and to nobody else", () => {
  expect(wordsFor(true)).toContain("选满 8 组，就能先看自己的结果；");
  expect(wordsFor(false)).toContain("第 3 组，共 24 组");
  expect(wordsFor(false)).not.toContain("8 组");
  expect(wordsFor(false)).toContain("谁也看不到对方的选择");
});
