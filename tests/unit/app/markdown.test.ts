import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ArticleBody } from "#app/guide/article-body.tsx";
import { blockOf } from "#app/guide/blocks.ts";
import { spansOf } from "#app/guide/spans.ts";

describe("a block is read by how its lines begin", () => {
  test.each([
    ["## 题", { kind: "heading", line: "题" }],
    ["一行\n又一行", { kind: "paragraph", line: "一行又一行" }],
    ["- 甲\n- 乙", { kind: "list", lines: ["甲", "乙"] }],
    ["1. 甲\n2. 乙", { kind: "steps", lines: ["甲", "乙"] }],
    ["> 甲\n> 乙", { kind: "quote", lines: ["甲", "乙"] }],
    ["- 甲\n不是条目", { kind: "paragraph", line: "- 甲不是条目" }],
    ["| 甲 | 乙 |\n|---|---|\n| 1 | 2 |", { kind: "table", head: ["甲", "乙"], rows: [["1", "2"]] }],
  ])("%s", (text, block) => {
    expect(blockOf(text)).toEqual(block);
  });
});

describe("a line is read piece by piece", () => {
  test.each([
    [
      "有**重点**的",
      [
        { kind: "text", text: "有" },
        { kind: "strong", text: "重点" },
        { kind: "text", text: "的" },
      ],
    ],
    [
      "说[[引]]",
      [
        { kind: "text", text: "说" },
        { kind: "quoted", text: "引" },
      ],
    ],
    [
      "读 `ing`",
      [
        { kind: "text", text: "读 " },
        { kind: "latin", text: "ing" },
      ],
    ],
    [
      "写 `后`",
      [
        { kind: "text", text: "写 " },
        { kind: "simplified", text: "后" },
      ],
    ],
    ["[查](/search-order)", [{ kind: "link", text: "查", href: "/search-order" }]],
    ["[外](https://gov.mo/a)", [{ kind: "link", text: "外", href: "https://gov.mo/a" }]],
    ["[坏](javascript:alert)", [{ kind: "text", text: "坏" }]],
    ["[坏](//evil.invalid)", [{ kind: "text", text: "坏" }]],
    ["[坏](http://evil.invalid)", [{ kind: "text", text: "坏" }]],
  ])("%s", (line, spans) => {
    expect(spansOf(line)).toEqual(spans);
  });

  test("plain text comes out as it went in", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[*[`\]]/.test(text)),
        (text) => {
          expect(
            spansOf(text)
              .map((span) => span.text)
              .join(""),
          ).toBe(text);
        },
      ),
    );
  });
});

test("nothing that a file says becomes markup", () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom("<", ">", "&", '"', "b", "*", "[", "]", "(", ")", "`", "|", "-", " ", "\n"),
      }),
      (text) => {
        const html = draw([text]);
        const tags = html.match(/<\/?[a-z0-9]+/g) ?? [];
        expect(tags.filter((tag) => !KNOWN.test(tag))).toEqual([]);
      },
    ),
  );
  expect(draw(["<script>alert(1)</script>"])).toContain("&lt;script&gt;");
});

test("a line breaks only between the items of a table cell; a cell with marks is not cut", () => {
  const html = draw(["| 项目 | 其中 |\n|---|---|\n| 好用 | 谐音 6，声调 4 |\n| 后 | 写 `后`，不写“後” |"]);
  expect(html).toContain('<span class="cl">谐音 6，</span><span class="cl">声调 4</span>');
  expect(html).toContain('写 <span lang="zh-Hans">后</span>，不写“後”');
});

test("a date, and a number with what it counts, stay on one line", () => {
  expect(draw(["自 2026 年 1 月 1 日起，第 45 类里有 8 个"])).toContain(
    "自 2026\u00a0年\u00a01\u00a0月\u00a01\u00a0日起，第\u00a045\u00a0类里有 8\u00a0个",
  );
});

const KNOWN = /^<\/?(?:div|h2|p|blockquote|ul|ol|li|table|thead|tbody|tr|th|td|b|span|a)$/;

/** The body of an article as the server draws it. */
const draw = (body: string[]): string => renderToStaticMarkup(createElement(ArticleBody, { body }));
