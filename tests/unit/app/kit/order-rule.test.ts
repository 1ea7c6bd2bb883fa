import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Base } from "#app/kit/prose/link.tsx";
import { OrderRule } from "#app/kit/report/sieve.tsx";

const saidOf = (booksFirst: boolean): string =>
  renderToStaticMarkup(
    createElement(Base.Provider, { value: "/" }, createElement(OrderRule, { booksFirst })),
  ).replaceAll(/<[^>]+>/gu, "");

// Breaks it catches: readers' liking said to come first where every name of the chosen books stands before it.
test("the order is said as it is: the books first for whoever chose some", () => {
  expect(saidOf(false)).toMatch(/^AI 逐个读过，更喜欢的在前；喜欢得差不多，才比分数，所以高分不一定在前。/u);
  expect(saidOf(true)).toMatch(
    /^您选的典籍里有出处的在最前，其余 AI 逐个读过，更喜欢的在前；喜欢得差不多，才比分数，所以高分不一定在前。/u,
  );
});
