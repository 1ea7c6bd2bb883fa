import { businessRules } from "#functions/naming/business/score/score.ts";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import type { Birth } from "#functions/naming/facts/calendar/clock/birth.ts";
import { billOf } from "#functions/naming/person/score/bill.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";
import { tableOf } from "./table.ts";

interface Weight {
  part: string;
  rule: string;
  max: number;
  mark?: string;
}

const SOME_BIRTH: Birth = {
  calendar: "solar",
  year: 2026,
  month: 4,
  day: 18,
  leap: false,
  hour: 9,
  minute: 0,
  place: null,
  zishi: "late",
};

const CHART = chartOf(SOME_BIRTH);

/** A family that asks for something of every kind, so that its bill has every line there is. */
const ASKING_ALL = familyOf({
  surname: "林",
  sex: "unknown",
  chart: CHART,
  fixed: { char: "清", at: 1 },
  avoid: ["明"],
  siblings: ["清扬"],
  alike: true,
  wishes: ["平安"],
  speech: ["mandarin", "cantonese"],
});

const unasked = () => billOf(familyOf({ surname: "林", sex: "unknown", chart: CHART }), "清和").lines;

/** The lines that a bill has only where a family asks for them, and the most that each may have (各项满分): read off a bill of the engine. */
export function askedWeights(): string {
  const always = new Set(unasked().map(({ rule }) => rule));
  const asked = billOf(ASKING_ALL, "清和").lines.filter(({ rule }) => !always.has(rule));
  return tableOf([["您提的", "满分"], ...asked.map(({ rule, max }) => [rule, `${max}\u00a0分`])]);
}

/** The lines for a family that asks for nothing, rescaled to 100, and the most of each. */
export const unaskedWeights = (): string => weightTable(unasked());

/** The same for the name of a business. */
export const businessWeights = (): string => weightTable(businessRules);

/** What earns the points of a part whose one line is called as the part. */
const EARNS: Readonly<Record<string, string>> = { 年代: "听不出年代", 字义: "用字的意思好" };

/** A table with a row for each bill part: its most, and its lines with the most of each. */
function weightTable(weights: readonly Weight[]): string {
  const parts = [...new Set(weights.map(({ part }) => part))];
  const rows = parts.map((name) => {
    const own = weights.filter(({ part }) => part === name);
    const sum = own.reduce((points, { max }) => points + max, 0);
    const [only] = own;
    const title = own.every(({ mark }) => mark === "民俗") ? `${name}（民俗）` : name;
    // A part of one line has its points already; a line called as its part has its name too.
    if (own.length === 1 && only !== undefined)
      return [title, `${sum}\u00a0分`, only.rule === name ? (EARNS[name] ?? "") : only.rule];
    return [title, `${sum}\u00a0分`, own.map(({ rule, max }) => `${rule}\u00a0${max}`).join("，")];
  });
  return tableOf([["项目", "满分", "其中"], ...rows]);
}
