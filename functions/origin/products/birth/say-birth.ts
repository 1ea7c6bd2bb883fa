import { LunarDay } from "tyme4ts";
import * as v from "valibot";
import { type Echo, Chart as WireChart } from "#functions/contract/names/chart.ts";
import type { Chart } from "#functions/naming/facts/calendar/chart/chart.ts";

const HOURS = "子丑寅卯辰巳午未申酉戌亥";
const ELEMENTS = ["木", "火", "土", "金", "水"] as const;

/** The birth said back in both calendars (公历, 农历), as the result shows it. */
export function sayBirth(chart: Chart, born: boolean): Echo {
  const { solar, lunar } = chart;
  const month = LunarDay.fromYmd(lunar.year, lunar.leap ? -lunar.month : lunar.month, lunar.day);
  return {
    solar: `${solar.year} 年 ${solar.month} 月 ${solar.day} 日`,
    lunar: `${lunar.year} 年${month.getLunarMonth().getName()}${month.getName()}`,
    hour: sayHour(solar.hour),
    born,
  };
}

/** A double hour (时辰) with its span; 子 is told apart as early and late. */
function sayHour(hour: number | null): string {
  if (hour === null) return "时辰不清楚";
  if (hour === 0) return "子时（早，0:00–0:59）";
  if (hour === 23) return "子时（晚，23:00–23:59）";
  const index = Math.floor((hour + 1) / 2);
  return `${HOURS[index] ?? ""}时（${index * 2 - 1}:00–${index * 2}:59）`;
}

/** The engine's chart as the wire carries it. */
export function wireChart(chart: Chart): WireChart {
  const elements = ELEMENTS.map((element) => ({
    element,
    count: chart.counts[element],
    share: chart.weighted[element],
  }));
  return v.parse(WireChart, { ...chart, elements });
}
