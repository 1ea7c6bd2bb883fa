import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DaysTable } from "#app/desk/figures/days-table.tsx";
import { csvAddress } from "#app/desk/figures/figures-csv.ts";
import { sumOf } from "#app/desk/figures/figures-words.ts";
import { IncomeChart } from "#app/desk/figures/income-chart.tsx";
import type { DayFigures, DeskFigures } from "#functions/contract/desk/desk-figures.ts";

const nothing = { orders: 0, paid: 0, income: 0, refunds: 0, refunded: 0, late: 0, by: {} };
/** Today first: a day of two products, one without anything, one that lost more than it brought. */
const days: readonly DayFigures[] = [
  {
    ...{ day: "2026-11-24", orders: 9, paid: 3, income: 34_880, refunds: 1, refunded: 990, late: 2 },
    by: { expert: 29_900, baby: 4980 },
  },
  { day: "2026-11-23", ...nothing },
  {
    ...{ day: "2026-11-22", orders: 1, paid: 1, income: 2780, refunds: 1, refunded: 29_900, late: 0 },
    by: { baby: 2780 },
  },
];
const figures: DeskFigures = {
  days: [...days],
  services: [
    { service: "expert", paid: 1, income: 29_900 },
    { service: "baby", paid: 3, income: 7760 },
    { service: "luck", paid: 0, income: 0 },
  ],
  channels: [],
};

/** Without what adding up decimals leaves behind. */
const inCents = (sum: number): number => Math.round(100 * sum) / 100;
const markup = (element: ReactElement): string => renderToStaticMarkup(element);
const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "g"))].map(([, inner = ""]) =>
    inner.replaceAll(/<[^>]*>/g, ""),
  );

// Breaks these catch: a file in which Excel shows no Chinese, a column that is another's, a day that is left out.
test("the file of the figures is one for Excel, and each of its columns comes to what the page says of all days", () => {
  const [, type, escaped = ""] = /^data:([^,]*),(.*)$/.exec(csvAddress(figures)) ?? [];
  const csv = decodeURIComponent(escaped);
  expect([type, csv[0], csv.slice(-2)]).toEqual(["text/csv;charset=utf-8", "\ufeff", "\r\n"]);
  expect(csv.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const [head = [], ...rows] = csv
    .slice(1, -2)
    .split("\r\n")
    .map((line) => line.split(","));
  expect(head).toEqual([
    ...["日期", "订单", "付款笔数", "收款（元）", "退款笔数", "退款（元）", "净收（元）", "逾期交稿"],
    ...["人工起名（元）", "宝宝起名（元）"],
  ]);
  expect(rows.map(([day]) => day)).toEqual(days.map(({ day }) => day));
  const summed = head
    .slice(1)
    .map((_, at) => inCents(rows.reduce((sum, row) => sum + Number(row[at + 1]), 0)));
  const [orders, paid, income, refunds, refunded, net, late, ...byProduct] = summed;
  const all = /<tr class="all">(.*?)<\/tr>/.exec(markup(createElement(DaysTable, { days })))?.[1] ?? "";
  const said = textsOf(all, "td").map((text) => Number(text.replace("−", "-")));
  expect(said).toEqual([orders, paid, income, -(refunded ?? 0), net, late]);
  expect(refunds).toBe(sumOf(days, "refunds"));
  expect(byProduct).toEqual([299, 77.6]);
});

// Breaks it catches: a bar by another scale than the axis, a product's part left out, one drawn over the other.
test("a day's bar stands as high on the axis as its income, its products one on the other", () => {
  const html = markup(createElement(IncomeChart, { days, products: ["expert", "baby"] }));
  const lines = [
    ...html.matchAll(/<line [^>]*y1="([\d.]+)%"[^>]*>(?:<\/line>)?<text[^>]*>([\d.]+)<\/text>/g),
  ];
  const [bottom, top] = [lines[0], lines.at(-1)].map((line) => ({
    y: Number(line?.[1]),
    fen: Number(line?.[2]) * 100,
  }));
  if (!bottom || !top) throw new Error("no axis");
  expect(bottom.fen).toBe(0);
  const fenOf = (height: number) => (height * top.fen) / (bottom.y - top.y);
  const bars = html.split("<title>").slice(1);
  const inOrder = [...days].reverse();
  expect(bars).toHaveLength(inOrder.length);
  for (const [at, { income }] of inOrder.entries()) {
    let standsOn = bottom.y;
    for (const [, y, height] of (bars[at] ?? "").matchAll(
      /<rect [^>]*y="([\d.]+)%"[^>]*height="([\d.]+)%"/g,
    )) {
      expect(Math.abs(Number(y) + Number(height) - standsOn)).toBeLessThan(0.02);
      standsOn = Number(y);
    }
    // Places are rounded to a hundredth of a percent.
    expect(Math.abs(fenOf(bottom.y - standsOn) - income)).toBeLessThan(fenOf(0.02));
  }
});
