import { createElement } from "react";
import { expect, test } from "vitest";
import { citation } from "#app/kit/name/source/citation.ts";
import { CitedNarrow, Quotation } from "#app/kit/name/source/quotation.tsx";
import { drawn } from "#tests/kit/set-up/drawn.ts";

const narrow = (source: Parameters<typeof citation>[0]) => drawn(createElement(CitedNarrow, { source }));

test("a narrow line may break between the dynasty and the writer's name, and within neither", () => {
  const html = narrow({ title: "登池上楼", author: "谢灵运", dynasty: "南北朝" });
  expect(html).toContain(
    '<span class="cl"><span class="cl">南北朝·</span><span class="cl">谢灵运</span></span>',
  );
});

// Breaks it catches: a dot of a title that begins a line of a narrow cell, stands alone on it, or is lost.
test("a dot of a title is one with the part before it", () => {
  const html = narrow({ title: "奉和随王殿下诗十六首·其五", author: "", dynasty: "" });
  expect(html).toBe('<span class="by-dot"><span>《奉和随王殿下诗十六首·</span><span>其五》</span></span>');
});

test.each([
  { title: "诗经·小雅·斯干", author: "", dynasty: "" },
  { title: "夜雨寄北", author: "李商隐", dynasty: "唐" },
  { title: "古诗十九首", author: "佚名", dynasty: "" },
])("it says all that is cited: %o", (source) => {
  expect(narrow(source).replaceAll(/<[^>]+>/g, "")).toBe(citation(source));
});

const quoted = (quote: string) =>
  drawn(
    createElement(Quotation, {
      source: { quote, marked: [0], title: "书", author: "", dynasty: "" },
    }),
  ).replaceAll(/<[^>]+>/g, "");

test.each([
  ["甲乙；", "甲乙《书》"],
  ["甲乙，", "甲乙《书》"],
  ["甲乙；丙丁。", "甲乙；丙丁。《书》"],
  ["甲乙？", "甲乙？《书》"],
])("no sign after which more should come closes a quotation: %s", (quote, said) => {
  expect(quoted(quote)).toBe(said);
});

// Breaks it catches: a closing mark at the head of a line; single marks without the double ones that the passage was cut out of.
test("a mark that closes a quotation in a passage ends its line, and is double where none stands around it", () => {
  const html = drawn(
    createElement(Quotation, {
      source: { quote: "《易》曰：‘介于石。’介如石焉", marked: [], title: "书", author: "", dynasty: "" },
    }),
  );
  expect(html).toContain('<span class="cl">“介于石。”</span>');
});
