import * as v from "valibot";
import { Chart as WireChart } from "#functions/contract/chart.ts";
import type { Chart } from "#functions/naming/calendar/chart.ts";

const ELEMENTS = ["木", "火", "土", "金", "水"] as const;

/** The engine's chart as the wire carries it. */
export function wireChart(chart: Chart): WireChart {
  const elements = ELEMENTS.map((element) => ({
    element,
    count: chart.counts[element],
    share: chart.weighted[element],
  }));
  return v.parse(WireChart, { ...chart, elements });
}
