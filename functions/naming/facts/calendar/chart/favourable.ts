import type { Element } from "#functions/naming/facts/characters/character.ts";
import { type Balance, balanceOf } from "./balance.ts";
import { type Climate, climateOf, pressingOf } from "./climate.ts";
import { ELEMENTS, perElement } from "./elements.ts";
import type { Favour } from "./favour.ts";
import { favourSteps } from "./favour-steps.ts";
import { hiddenStems } from "./hidden-stems.ts";
import { listed, type Pillars } from "./pillar.ts";
import { supportOf } from "./strength.ts";

const STEM_WEIGHT = 100;
/** In the table of elements the month pillar counts half as much again (月令). */
const MONTH_FACTOR = 1.5;
const MONTH_AT = 1;

/**
 * The favourable elements of pillars: by strength (扶抑), unless the cold or heat of the month is to be put right
 * first (调候). Weights, a stem 100, hidden stems 100, 70/30 or 60/30/10, the month × 1.5, say which element is
 * the scarcest or the heaviest; strength has its own points.
 */
export function favourOf(pillars: Pillars): Favour {
  const counts = countsOf(pillars);
  const weights = weightsOf(pillars);
  const total = ELEMENTS.reduce((sum, element) => sum + weights[element], 0);
  const support = supportOf(pillars);
  const balance = balanceOf(pillars, support.strength, weights);
  const climate = climateOf(pillars, support.strength);
  const reckoned = {
    counts,
    weighted: perElement((element) => percent(weights[element], total)),
    dayMaster: { stem: pillars.day.stem, element: pillars.day.elements[0] },
    strength: support.strength,
    share: percent(support.points, support.most),
    favourable: chosen(balance, climate),
  };
  return { ...reckoned, steps: favourSteps({ ...reckoned, pillars, weights, support, balance, climate }) };
}

/** What the month asks for comes first where it is pressing, and what adds to the cold or heat goes. */
function chosen({ favourable }: Balance, climate: Climate | null): readonly Element[] {
  const pressing = pressingOf(climate);
  if (pressing === null) return favourable;
  const { avoids, wants } = pressing;
  return [wants, ...favourable.filter((element) => element !== wants && element !== avoids)];
}

function countsOf(pillars: Pillars): Record<Element, number> {
  const counts = perElement(() => 0);
  for (const { elements } of listed(pillars)) for (const element of elements) counts[element] += 1;
  return counts;
}

function weightsOf(pillars: Pillars): Record<Element, number> {
  const weights = perElement(() => 0);
  for (const [at, { branch, elements }] of listed(pillars).entries()) {
    const factor = at === MONTH_AT ? MONTH_FACTOR : 1;
    weights[elements[0]] += STEM_WEIGHT * factor;
    for (const hidden of hiddenStems(branch)) weights[hidden.element] += hidden.weight * factor;
  }
  return weights;
}

const percent = (part: number, total: number): number => Math.round((part * 1000) / total) / 10;
