import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Calling } from "#app/kit/prose/calling.tsx";

const drawn = (text: string, phone: string) => renderToStaticMarkup(createElement(Calling, { text, phone }));
const plain = (html: string) => html.replaceAll(/<[^>]+>/gu, "").replaceAll("\u00a0", " ");

// Break it catches: a sign that falls out behind the number, as its clause is cut at it.
test.each([
  "请保留截图，打\u00a0400-000-0000\u00a0找我们。",
  "打不开的时候，打客服电话 400-000-0000，照着下面几行念。",
  "客服电话：400-000-0000",
])("%s is dialled by a tap, and loses no word or sign", (text) => {
  const html = drawn(text, "400-000-0000");
  expect(html).toContain('<a href="tel:4000000000">400-000-0000</a>');
  expect(plain(html)).toBe(text.replaceAll("\u00a0", " "));
});

test("where we have no number, or the text names none, it is plain text", () => {
  expect(drawn("请联系我们。", "")).not.toContain("<a");
  expect(plain(drawn("请联系我们。", "400-000-0000"))).toBe("请联系我们。");
});
