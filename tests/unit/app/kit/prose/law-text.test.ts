import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LawText } from "#app/kit/prose/law-text.tsx";

const drawn = (text: string) => renderToStaticMarkup(createElement(LawText, { text }));

test.each(["第十条", "第十一条第（一）项"])(
  "a line breaks neither within a law nor within its article %s, only between them",
  (article) => {
    const html = drawn(`“中国”通常不能用：要从严审核（《企业名称登记管理规定》${article}）。`);
    expect(html).toContain(
      `<span class="cl par">（《企业名称登记管理规定》<span class="cl">${article}）。</span></span>`,
    );
  },
);

test.each([
  "“中国”通常不能用：要从严审核（《企业名称登记管理规定》第十条）。",
  "“麦”要留意：笔画多。",
  "不是企业名称（仅提示）。",
])("nothing of «%s» is lost", (text) => {
  expect(drawn(text).replaceAll(/<[^>]+>/g, "")).toBe(text);
});
