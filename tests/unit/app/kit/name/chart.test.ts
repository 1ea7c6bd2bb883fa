import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChartSection } from "#app/kit/name/chart/chart-section.tsx";
import type { Chart } from "#functions/contract/names/chart.ts";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { wireChart } from "#functions/origin/products/birth/say-birth.ts";
import { SPRING_BIRTH } from "#tests/unit/naming/person/generate/families.ts";

/** What lies open of a chart's page, on paper too. */
const openOf = (chart: Chart): string =>
  renderToStaticMarkup(createElement(ChartSection, { chart }))
    .replaceAll(/<details>.*?<\/details>/gu, "")
    .replaceAll(/<[^>]+>/gu, "");

const chartFor = (year: number, month: number, day: number, hour: number): Chart =>
  wireChart(chartOf({ ...SPRING_BIRTH, year, month, day, hour }));

// Breaks it catches: the longest bar of the table beside «喜用» of the same element, without a word on it.
test("what there is most of and is wanted all the same is explained in the open", () => {
  const chart = chartFor(1990, 5, 17, 9);
  expect(chart.favourable).toContain("金");
  expect(Math.max(...chart.elements.map(({ share }) => share))).toBe(
    chart.elements.find(({ element }) => element === "金")?.share,
  );
  expect(openOf(chart)).toContain("金最多，仍算喜用");
  expect(openOf(chart)).toContain("日主偏弱，水要去克的火多");
});

test("of a chart whose heaviest element is not wanted nothing of the kind is said", () => {
  const charts = [1988, 1995, 2001, 2013, 2026].map((year) => chartFor(year, 1, 9, 7));
  for (const chart of charts) {
    const most = chart.elements.toSorted((one, other) => other.share - one.share)[0]?.element ?? "木";
    expect(openOf(chart).includes("最多，仍算喜用")).toBe(chart.favourable.includes(most));
  }
});
