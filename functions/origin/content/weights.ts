import { businessRules } from "#functions/naming/business/score.ts";
import type { Birth } from "#functions/naming/calendar/birth.ts";
import { chartOf } from "#functions/naming/calendar/chart.ts";
import { billOf } from "#functions/naming/score/bill.ts";
import { familyOf } from "#functions/naming/score/family.ts";
import { tableOf } from "./table.ts";

interface Weight {
  part: string;
  rule: string;
  max: number;
}

/** Any name of any family has the same lines, as long as no part is switched off. */
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

/** The lines of a name's bill and the most that each may have (各项满分): read off a bill of the engine. */
export function nameWeights(): string {
  const family = familyOf({ surname: "林", sex: "unknown", chart: chartOf(SOME_BIRTH) });
  return weightTable(billOf(family, "清和").lines);
}

/** The same for the name of a business. */
export const businessWeights = (): string => weightTable(businessRules);

/** A row a part: its most, and its lines with theirs. */
function weightTable(weights: readonly Weight[]): string {
  const parts = [...new Set(weights.map(({ part }) => part))];
  const rows = parts.map((name) => {
    const own = weights.filter(({ part }) => part === name);
    const sum = own.reduce((points, { max }) => points + max, 0);
    return [name, sum, own.map(({ rule, max }) => `${rule}\u00a0${max}`).join("，")];
  });
  return tableOf([["项目", "满分", "其中"], ...rows]);
}
