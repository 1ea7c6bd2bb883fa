import { briefOf } from "#functions/naming/business/brief.ts";
import { type BusinessNames, businessNames } from "#functions/naming/business/generate/generate.ts";
import { trades } from "#functions/naming/business/trade/trades.ts";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { scoreName } from "#functions/naming/person/describe/score-name.ts";
import { bestNames } from "#functions/naming/person/generate/best-names.ts";
import { judge } from "#functions/naming/person/generate/judge.ts";
import { proposals } from "#functions/naming/person/generate/proposals.ts";
import { spreadOut } from "#functions/naming/person/generate/spread.ts";
import { billOf } from "#functions/naming/person/score/bill.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { gradedCharacters } from "#functions/naming/person/store/graded-characters.ts";
import { benchCold } from "./engine/cold.ts";
import { birthAt, familyAt, SURNAMES } from "./engine/families.ts";
import { cpuOf, heldMegabytes, millionsPerSecond, msOf, print, spreadOf } from "./figures.ts";

const BIRTHS = 50;
const SHOWN = 33;
const TRIES = 3;
const DEAREST = 20;
const REPEATS = 40;
/** Every so manieth trade is tried. */
const TRADE_STEP = 9;

/** Prints what the engine costs: cold and warm, charts, generations, totals and bills a second, and where the time goes. */
export async function benchEngine(): Promise<void> {
  console.log(
    "\nEngine (wall ms for one piece of work, CPU of this process for rates; run alone for steady figures)",
  );
  benchCold();
  yardstick();
  const held = heldMegabytes();
  bestNames(familyAt(0, 0), SHOWN);
  benchCharts();
  const charts = Array.from({ length: BIRTHS }, (_, at) => chartOf(birthAt(at)));
  const families = charts.flatMap((chart, birth) =>
    Array.from({ length: SURNAMES }, (_, surname) => familyAt(surname, birth, chart)),
  );
  benchGenerations(`${SURNAMES} surnames × ${BIRTHS} births`, families);
  print("memory held after them", `${(heldMegabytes() - held).toFixed(1)} MB`);
  benchBills();
  benchStages();
  benchBusiness();
  yardstick();
}

/** A fixed loop, before and after: by it runs of different machines and loads are compared. */
function yardstick(): void {
  const loop = () => {
    let x = 1;
    for (let at = 0; at < 3_000_000; at++) x = (Math.imul(x, 1_103_515_245) + 12_345) | 0;
    return x;
  };
  loop();
  print(
    "yardstick: a loop of 3 million steps",
    `${Math.min(msOf(loop), msOf(loop), msOf(loop)).toFixed(1)} ms`,
  );
}

function benchCharts(): void {
  const births = Array.from({ length: 2000 }, (_, at) => birthAt(at));
  print("a chart", `${(cpuOf(() => births.forEach(chartOf)) / births.length).toFixed(2)} ms`);
}

/**
 * Each family is tried several times. Its first try may hold a pause of the collector, a compilation or another process;
 * the best of its tries is nearer to what the search itself costs. On a loaded machine only the CPU of the dearest, tried
 * again and again, says what they cost.
 */
function benchGenerations(what: string, families: readonly Family[]): void {
  const work = (family: Family) => () => bestNames({ ...family }, SHOWN);
  const tries = families.map((family) => ({
    family,
    costs: Array.from({ length: TRIES }, () => msOf(work(family))),
  }));
  const best = ({ costs }: { costs: readonly number[] }) => Math.min(...costs);
  print(`${SHOWN} names, ${what}: first try of each`, spreadOf(tries.map(({ costs: [first = 0] }) => first)));
  print(`  best of ${TRIES} tries of each`, spreadOf(tries.map(best)));
  const dearest = tries.toSorted((one, other) => best(other) - best(one)).slice(0, DEAREST);
  const cpu = dearest.map(({ family }) => {
    const again = work(family);
    return cpuOf(() => Array.from({ length: REPEATS }, again)) / REPEATS;
  });
  print(`  CPU of the ${DEAREST} dearest, mean of ${REPEATS} each`, spreadOf(cpu));
}

function benchBills(): void {
  const family = familyAt(2, 2);
  const chars = gradedCharacters();
  const givens = Array.from({ length: 100_000 }, (_, at) => {
    return `${chars[(at * 7919) % chars.length]}${chars[(at * 104_729 + 13) % chars.length]}`;
  });
  let sum = 0;
  const once = () => {
    for (const given of givens) sum += billOf(family, given).total;
  };
  once();
  const rounds = [cpuOf(once), cpuOf(once), cpuOf(once)];
  print(
    "scoring: whole bills from strings",
    `${millionsPerSecond(givens.length, Math.min(...rounds))} names a second, best of 3 (mean ${Math.round(sum / 4e5)})`,
  );
  const some = givens.slice(0, 2000);
  const described = cpuOf(() => some.map((given) => scoreName(family, given)));
  print(
    "  with all words and sources of a scored name",
    `${((described / some.length) * 1000).toFixed(0)} µs a name`,
  );
}

/** Share of a generation's time by stage, over families of fresh surnames. */
function benchStages(): void {
  const families = Array.from({ length: 300 }, (_, at) => familyAt(at, at));
  const stageMs = (stage: (family: Family) => unknown) =>
    cpuOf(() => families.map((family) => stage({ ...family }))) / families.length;
  const whole = stageMs((family) => bestNames(family, SHOWN));
  const tables = stageMs((family) => judge(family));
  const judgements = families.map((family) => judge({ ...family }));
  const stored = cpuOf(() => judgements.map(proposals)) / families.length;
  const found = judgements.map((judged) => ({ judged, ranks: proposals(judged) }));
  const spread =
    cpuOf(() => found.map(({ judged, ranks }) => spreadOut(judged, ranks, SHOWN))) / families.length;
  const share = (ms: number) => `${ms.toFixed(2)} ms · ${((100 * ms) / whole).toFixed(0)} %`;
  print("a generation by stage", `${whole.toFixed(2)} ms`);
  print("  tables of the family", share(tables));
  print("  ranks of the graded names", share(stored));
  print("  spread, with homophones", share(spread));
}

/** Names for businesses by length, plain and with a wanted character, in CPU. */
function benchBusiness(): void {
  for (const length of [2, 3, 4] as const) {
    for (const must of ["", "山"]) {
      const some = trades().filter((_, at) => at % TRADE_STEP === 0);
      const costs = some.map(({ words: [trade = ""] }) => {
        const made = (): BusinessNames => businessNames(briefOf({ trade, length, must }), SHOWN);
        return Math.min(cpuOf(made), cpuOf(made));
      });
      print(
        `${SHOWN} business names of ${length}${must === "" ? "" : ` with ${must}`}, ${some.length} trades`,
        spreadOf(costs),
      );
    }
  }
}
