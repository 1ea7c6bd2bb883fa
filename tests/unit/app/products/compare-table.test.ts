import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Cell, CompareTable } from "#app/kit/report/compare-table.tsx";

const ROWS = [
  { title: "总分" },
  { title: "用字" },
  { title: "谐音" },
  { title: "写法", note: "好不好写，满分 8", isCounted: true },
  { title: "年代", note: "满分 9", isCounted: true },
];

const column = (given: string, band: string, points: number) => ({
  ...{ given, name: `林${given}`, href: "/" },
  cells: [{ total: 90 }, band, "没有发现", { points, max: 8 }, { points: 9, max: 9 }] satisfies Cell[],
});

/** The table of two names, or of more. */
const drawn = (...columns: ReturnType<typeof column>[]) =>
  renderToStaticMarkup(createElement(CompareTable, { rows: ROWS, columns }));

const TWO = drawn(column("清和", "常见", 8), column("若曦", "很常见", 6));

// Breaks it catches: 没有发现 four times in a row that decides nothing; a total that is left out of its column because it is the same.
test("what is the same of all names is said once, behind what tells them apart", () => {
  expect(TWO.match(/没有发现/gu)).toHaveLength(1);
  expect(TWO.match(/90 分/gu)).toHaveLength(2);
  const [apart = "", same = ""] = TWO.split("都一样的");
  expect(apart).toContain("很常见");
  expect(same).toContain("没有发现");
  expect(same).toContain("9 分");
  expect(same).not.toContain("<svg");
});

// Breaks it catches: a full 8 of 8 that is drawn shorter than 27 of 32.
test("the bar of a full part is full, whatever the part may give", () => {
  expect([...TWO.matchAll(/<path d="M0 0h([\d.]+)v6H0z"/gu)].map(([, width]) => width)).toEqual([
    "100",
    "75",
  ]);
});

// Break it catches: values of four names in two rows of two, and none says whose it is.
test("of more than two names each value has its name before it", () => {
  expect(TWO).not.toContain("<i");
  const three = drawn(column("清和", "常见", 8), column("若曦", "很常见", 6), column("知柔", "少见", 7));
  expect(three).toMatch(/<i translate="no">知柔<\/i><div>少见/u);
});
