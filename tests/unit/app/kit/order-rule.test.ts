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
  expect(saidOf(false)).toMatch(/^次序主要看 AI 读后愿不愿选它，其次看分数，所以高分的不一定在前。/u);
  expect(saidOf(true)).toMatch(
    /^次序：您选的典籍里有出处的在前，其余主要看 AI 读后愿不愿选它，其次看分数，所以高分的不一定在前。/u,
  );
});
