import { type Chart, chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import type { Birth } from "#functions/naming/facts/calendar/clock/birth.ts";
import { singleSurnames } from "#functions/naming/facts/characters/surnames-list.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";

export const SURNAMES = 100;
const DAY = 86_400_000;

/** Births spread over eighty years, every seventh without its hour. */
export function birthAt(at: number): Birth {
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

/** A family of one of the hundred commonest surnames. */
export function familyAt(surname: number, birth: number, chart: Chart = chartOf(birthAt(birth))): Family {
  return familyOf({
    surname: singleSurnames[surname % SURNAMES] ?? "林",
    sex: birth % 2 === 0 ? "male" : "female",
    chart,
  });
}
