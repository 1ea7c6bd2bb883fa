import { type Chart, chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import type { Birth } from "#functions/naming/facts/calendar/clock/birth.ts";
import { characters } from "#functions/naming/facts/characters/find-character.ts";
import { singleSurnames } from "#functions/naming/facts/characters/surnames-list.ts";
import type { Entry } from "#functions/naming/facts/lexicon/entry.ts";
import { lexicon } from "#functions/naming/facts/lexicon/lexicon.ts";
import { type Space, spaceOfEntries } from "#functions/naming/person/generate/space/space.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";

export const SURNAMES = 100;
const DAY = 86_400_000;
const LEANINGS = ["男", "女", "中"] as const;
const BANDS = [1, 2] as const;

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

/** Our lexicon and other characters of the table with made-up entries, `size` in all. */
export function blownUpSpace(size: number): Space {
  const known = new Set(lexicon().map(({ char }) => char));
  const others = characters().filter(({ char, readings }) => !known.has(char) && readings.length > 0);
  const madeUp = others.slice(0, size - known.size).map(
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
  return spaceOfEntries([...lexicon(), ...madeUp]);
}
