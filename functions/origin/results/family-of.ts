import type { BabyBrief } from "#functions/contract/baby-brief.ts";
import { alternatives } from "#functions/naming/calendar/alternatives.ts";
import type { Birth } from "#functions/naming/calendar/birth.ts";
import { chartOf } from "#functions/naming/calendar/chart.ts";
import { placeOf } from "#functions/naming/calendar/place-by-name.ts";
import { type Family, familyOf } from "#functions/naming/score/family.ts";
import type { StoredBrief } from "./stored-brief.ts";

/** What a brief says of a birth, the day known. */
export type BirthSaid = Pick<
  BabyBrief,
  "calendar" | "year" | "month" | "day" | "leap" | "hour" | "minute" | "place" | "zishi"
>;

/** The birth of a brief as the engine takes it. */
export function birthOf(brief: BirthSaid): Birth {
  const { calendar, year, month, day, leap, hour, minute, place, zishi } = brief;
  return {
    calendar,
    year,
    month,
    day,
    leap,
    hour: hour === "unknown" ? null : hour,
    minute: minute ?? null,
    place: place === undefined ? null : (placeOf(place)?.code ?? null),
    zishi,
  };
}

/** The family of a brief, its chart reckoned once, with the charts that other hours and schools would give. */
export function familyOfBrief(brief: StoredBrief): Family {
  const birth = birthOf(brief);
  const { fixed, fixedAt, generation, generationAt } = brief;
  return familyOf({
    surname: brief.surname,
    sex: brief.sex,
    chart: chartOf(birth),
    alternatives: alternatives(birth).map((other) => other.chart),
    length: brief.length === "any" ? "any" : brief.length === "1" ? 1 : 2,
    fixed:
      fixed === undefined
        ? null
        : { char: fixed, place: fixedAt === "any" ? "any" : fixedAt === "1" ? 1 : 2 },
    generation: generation === undefined ? null : { char: generation, place: generationAt === "1" ? 1 : 2 },
    avoid: [...brief.avoid],
    avoidSounds: brief.avoidSounds,
    candidates: brief.have,
    wishes: brief.wishes,
    sources: brief.sources,
    rarity: brief.rarity,
    speech: brief.speech.length === 0 ? ["mandarin"] : brief.speech,
    use: { bazi: brief.useBazi, grids: brief.useGrids, zodiac: brief.useZodiac },
  });
}
