import { alternatives } from "#functions/naming/facts/calendar/chart/alternatives.ts";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { asRegistered } from "#functions/naming/person/describe/as-registered.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { birthOf } from "#functions/origin/products/birth/said-birth.ts";
import type { StoredBrief } from "./stored.ts";

/** The family of an order's brief, with its chart and the charts that other hours and schools would give. */
export function familyOfBrief(brief: StoredBrief, sn: string): Family {
  const birth = birthOf(brief);
  const { fixed, fixedAt, generation, generationAt } = brief;
  return familyOf({
    surname: brief.surname,
    sex: brief.sex,
    chart: chartOf(birth),
    alternatives: alternatives(birth).map((other) => other.chart),
    length: brief.length === "any" ? "any" : brief.length === "1" ? 1 : 2,
    fixed:
      fixed === undefined ? null : { char: fixed, at: fixedAt === "any" ? "any" : fixedAt === "1" ? 1 : 2 },
    generation: generation === undefined ? null : { char: generation, at: generationAt === "1" ? 1 : 2 },
    avoid: [...brief.avoid],
    avoidSounds: brief.avoidSounds,
    have: brief.have,
    siblings: brief.siblings.map((name) => asRegistered(name).text),
    parents: brief.parents.map((name) => asRegistered(name).text),
    alike: brief.alike,
    wishes: brief.wishes,
    sources: brief.sources,
    rarity: brief.rarity,
    speech: brief.speech.length === 0 ? ["mandarin"] : brief.speech,
    sn,
    useBazi: brief.useBazi,
    mustFavour: brief.mustFavour,
    useGrids: brief.useGrids,
    useZodiac: brief.useZodiac,
  });
}
