import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Quoting } from "#app/kit/prose/quoting.tsx";

test("no line breaks within a name in its marks, and nothing of the text is lost", () => {
  const text = "3 个名字都离您填的“云上麦”最近：都有“麦”，扣 2 分。";
  const html = renderToStaticMarkup(createElement(Quoting, { text }));
  expect(html).toContain('<span class="cl">“云上麦”</span>最近：');
  expect(html).toContain('<span class="cl">“麦”，</span>');
  expect(html.replaceAll(/<[^>]+>/gu, "")).toBe(text);
});
