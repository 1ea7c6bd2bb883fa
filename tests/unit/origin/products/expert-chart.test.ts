import { expect, test } from "vitest";
import { chartOfBrief } from "#functions/origin/products/expert/manuscript/brief-chart.ts";

const pillarsOf = (birth: string): string | null => {
  const read = chartOfBrief({ birth });
  if (read === null) return null;
  const { year, month, day, hour } = read.chart.pillars;
  return [year, month, day, hour].map((one) => (one === null ? "－" : one.stem + one.branch)).join(" ");
};

/** 2026-11-03 is 丙午 戊戌 辛巳; 15:00 is 丙申 on a day of 辛. */
test("a chart is read out of a family's own words, without an hour where they say none", () => {
  expect(
    [
      "2026 年 11 月 3 日下午 3 点",
      "2026-11-03 15:00",
      "２０２６年１１月３日",
      "农历2026年9月25日下午三点多",
      "预产期 2026.11.3",
      "还不知道",
      "2026 年 13 月 40 日",
    ].map(pillarsOf),
  ).toEqual([
    "丙午 戊戌 辛巳 丙申",
    "丙午 戊戌 辛巳 丙申",
    "丙午 戊戌 辛巳 －",
    "丙午 戊戌 辛巳 －",
    "丙午 戊戌 辛巳 －",
    null,
    null,
  ]);
});
