import type { Birth } from "#functions/naming/calendar/birth.ts";
import { type Chart, chartOf } from "#functions/naming/calendar/chart.ts";
import { characters } from "#functions/naming/characters/find-character.ts";
import { singleSurnames } from "#functions/naming/characters/surnames-list.ts";
import { bestNames, namesInOrder } from "#functions/naming/generate/best-names.ts";
import { folkPoints, pairRank } from "#functions/naming/generate/evaluate.ts";
import { judge } from "#functions/naming/generate/judge.ts";
import { aloneRanks, bestPairRanks } from "#functions/naming/generate/search.ts";
import { type Space, spaceOfEntries, standardSpace } from "#functions/naming/generate/space.ts";
import type { Entry } from "#functions/naming/lexicon/entry.ts";
import { lexicon } from "#functions/naming/lexicon/lexicon.ts";
import { billOf } from "#functions/naming/score/bill.ts";
import { type Family, familyOf } from "#functions/naming/score/family.ts";

const SURNAMES = 100;
const BIRTHS = 50;
const SHOWN = 33;
const DAY = 86_400_000;
const BLOWN_UP = 2500;
const LEANINGS = ["男", "女", "中"] as const;
const BANDS = [1, 2] as const;

/** Prints what the engine costs: charts, whole generations, totals and bills a second, and where the time goes. */
export async function benchEngine(): Promise<void> {
  console.log("\nEngine (CPU ms of this process; memory is what the heap and its buffers hold)");
  const held = heldMegabytes();
  const cold = cpuOf(() => bestNames(familyAt(0, 0), SHOWN));
  print("first generation, tables and all", `${cold.toFixed(1)} ms`);
  benchCharts();
  benchGenerations();
  print("held after 5,000 families", `${(heldMegabytes() - held).toFixed(1)} MB`);
  benchBlownUp();
  benchTotals();
  benchBills();
  benchStages();
}

function benchCharts(): void {
  const births = Array.from({ length: 2000 }, (_, at) => birthAt(at));
  const ms = cpuOf(() => births.forEach(chartOf)) / births.length;
  print("a chart", `${ms.toFixed(2)} ms`);
}

function benchGenerations(): void {
  const charts = Array.from({ length: BIRTHS }, (_, at) => chartOf(birthAt(at)));
  const costs: number[] = [];
  for (let surname = 0; surname < SURNAMES; surname++) {
    charts.forEach((chart, birth) => {
      const family = familyWith(surname, birth, chart);
      costs.push(cpuOf(() => bestNames(family, SHOWN)));
    });
  }
  const sorted = costs.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  print(
    `a generation of ${SHOWN}, ${SURNAMES} surnames × ${BIRTHS} births`,
    `median ${at(0.5)} · 99 % ${at(0.99)} · worst ${at(1)} ms`,
  );
}

/** The same over 2,500 characters: our lexicon and others of the table with made-up entries. */
function benchBlownUp(): void {
  const known = new Set(lexicon().map(({ char }) => char));
  const others = characters().filter(({ char, readings }) => !known.has(char) && readings.length > 0);
  const madeUp = others.slice(0, BLOWN_UP - known.size).map(
    ({ char }, at): Entry => ({
      char,
      leaning: LEANINGS[at % 3] ?? "中",
      band: BANDS[at % 2] ?? 1,
      meaning: 5 + (at % 6),
      place: "皆",
      alone: at % 4 === 0,
      wishes: [],
      gloss: "",
    }),
  );
  const space = spaceOfEntries([...lexicon(), ...madeUp]);
  bestNames(familyAt(0, 0), SHOWN, 0, space);
  const costs = Array.from({ length: 200 }, (_, at) => {
    const family = familyAt(at, at);
    return cpuOf(() => bestNames(family, SHOWN, 0, space));
  }).sort((a, b) => a - b);
  print(
    `the same over ${space.facts.length} characters`,
    `median ${(costs[100] ?? 0).toFixed(2)} · worst ${(costs.at(-1) ?? 0).toFixed(2)} ms`,
  );
}

/** Every pair of the space by the search's own total, no bounds. */
function benchTotals(): void {
  const { judged, eligible } = judge(familyAt(1, 1), standardSpace());
  let tried = 0;
  let sum = 0;
  const ms = cpuOf(() => {
    for (const { firsts, seconds } of eligible.shapes) {
      for (const first of firsts) {
        for (const second of seconds)
          sum += pairRank(judged, first, second, folkPoints(judged, first, second));
        tried += seconds.length;
      }
    }
  });
  print("totals, every pair tried", `${perSecond(tried, ms)} a second (${sum > 0 ? tried : 0} pairs)`);
}

function benchBills(): void {
  const family = familyAt(2, 2);
  const { chars } = standardSpace();
  const givens = Array.from({ length: 100_000 }, (_, at) => {
    return `${chars[(at * 7919) % chars.length]}${chars[(at * 104_729 + 13) % chars.length]}`;
  });
  let sum = 0;
  const once = () => {
    for (const given of givens) sum += billOf(family, given).total;
  };
  once();
  const ms = cpuOf(once);
  print(
    "whole bills from strings",
    `${perSecond(givens.length, ms)} a second (mean ${Math.round(sum / 2e5)})`,
  );
}

/** Share of a generation's time by stage, over families of fresh surnames. */
function benchStages(): void {
  const space = standardSpace();
  const families = Array.from({ length: 300 }, (_, at) => familyAt(at, at));
  const stages = {
    "tables of the family": (family: Family) => judge({ ...family }, space),
    "search of the pairs": (family: Family) =>
      searched(family, space, (judged, eligible) => bestPairRanks(judged, eligible, 186)),
    "single characters": (family: Family) => searched(family, space, aloneRanks),
    "search and spread": (family: Family) =>
      searched(family, space, (judged, eligible) => namesInOrder(judged, eligible, SHOWN)),
  };
  for (const [name, stage] of Object.entries(stages)) {
    const ms = cpuOf(() => families.forEach(stage)) / families.length;
    print(`  ${name}`, `${ms.toFixed(2)} ms`);
  }
}

function searched<T>(
  family: Family,
  space: Space,
  work: (...judgement: [ReturnType<typeof judge>["judged"], ReturnType<typeof judge>["eligible"]]) => T,
): T {
  const { judged, eligible } = judge(family, space);
  return work(judged, eligible);
}

function birthAt(at: number): Birth {
  const day = new Date(Date.UTC(1950, 0, 1) + ((at * 1_009 * DAY) % (80 * 365 * DAY)));
  return {
    calendar: "solar",
    year: day.getUTCFullYear(),
    month: day.getUTCMonth() + 1,
    day: day.getUTCDate(),
    leap: false,
    hour: at % 7 === 6 ? null : (at * 5) % 24,
    minute: null,
    place: null,
    zishi: "late",
  };
}

function familyAt(surname: number, birth: number): Family {
  return familyWith(surname, birth, chartOf(birthAt(birth)));
}

function familyWith(surname: number, birth: number, chart: Chart): Family {
  return familyOf({
    surname: singleSurnames[surname % SURNAMES] ?? "林",
    sex: birth % 2 === 0 ? "male" : "female",
    chart,
  });
}

/** CPU milliseconds of this process over some work: other processes of a shared machine do not count. */
function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function heldMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

function perSecond(count: number, ms: number): string {
  return `${((count / ms / 1000) * 1).toFixed(2)} million`;
}

function print(name: string, value: string): void {
  console.log(`  ${name.padEnd(52)} ${value}`);
}
