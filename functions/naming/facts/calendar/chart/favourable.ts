import type { Element } from "#functions/naming/facts/characters/character.ts";
import { childOf, ELEMENTS, motherOf, perElement } from "./elements.ts";
import type { Favour, Strength } from "./favour.ts";
import { favourSteps } from "./favour-steps.ts";
import { hiddenStems } from "./hidden-stems.ts";
import type { Pillar, Pillars } from "./pillar.ts";

const STEM_WEIGHT = 100;
/** The month pillar counts half as much again (月令). */
const MONTH_FACTOR = 1.5;
const STRONG_PERCENT = 55;
const WEAK_PERCENT = 45;

/**
 * The favourable elements of pillars. A stem weighs 100, hidden stems 100, 70/30 or 60/30/10, the month
 * × 1.5. Own element and its mother ≥ 55 %: strong, the other three are favourable, the scarcest first;
 * ≤ 45 %: weak, the mother, then the own element; else balanced, the scarcest (all of a tie).
 */
export function favourOf(pillars: Pillars): Favour {
  const counts = countsOf(pillars);
  const weights = weightsOf(pillars);
  const total = ELEMENTS.reduce((sum, element) => sum + weights[element], 0);
  const own = pillars.day.elements[0];
  const mother = motherOf(own);
  const supporting = weights[own] + weights[mother];
  const strength = strengthOf(supporting, total);
  const reckoned = {
    counts,
    weighted: perElement((element) => percent(weights[element], total)),
    dayMaster: { stem: pillars.day.stem, element: own },
    strength,
    share: percent(supporting, total),
    favourable: helpers(strength, own, mother, weights),
  };
  return { ...reckoned, steps: favourSteps({ ...reckoned, mother, weights, total }) };
}

/** Compares whole numbers, so that a share of exactly 55 % or 45 % is not lost by rounding. */
function strengthOf(supporting: number, total: number): Strength {
  if (supporting * 100 >= STRONG_PERCENT * total) return "strong";
  return supporting * 100 <= WEAK_PERCENT * total ? "weak" : "balanced";
}

function helpers(
  strength: Strength,
  own: Element,
  mother: Element,
  weights: Record<Element, number>,
): readonly Element[] {
  if (strength === "weak") return [mother, own];
  const fromChild = [childOf(own), childOf(childOf(own)), motherOf(mother), mother, own];
  const pool = strength === "strong" ? fromChild.slice(0, 3) : fromChild;
  const scarcestFirst = pool.toSorted((a, b) => weights[a] - weights[b]);
  if (strength === "strong") return scarcestFirst;
  const least = Math.min(...pool.map((element) => weights[element]));
  return scarcestFirst.filter((element) => weights[element] === least);
}

function countsOf(pillars: Pillars): Record<Element, number> {
  const counts = perElement(() => 0);
  for (const { pillar } of listed(pillars)) for (const element of pillar.elements) counts[element] += 1;
  return counts;
}

function weightsOf(pillars: Pillars): Record<Element, number> {
  const weights = perElement(() => 0);
  for (const { pillar, factor } of listed(pillars)) {
    weights[pillar.elements[0]] += STEM_WEIGHT * factor;
    for (const hidden of hiddenStems(pillar.branch)) weights[hidden.element] += hidden.weight * factor;
  }
  return weights;
}

function listed({ year, month, day, hour }: Pillars): readonly { pillar: Pillar; factor: number }[] {
  const three = [
    { pillar: year, factor: 1 },
    { pillar: month, factor: MONTH_FACTOR },
    { pillar: day, factor: 1 },
  ];
  return hour === null ? three : [...three, { pillar: hour, factor: 1 }];
}

const percent = (part: number, total: number): number => Math.round((part * 1000) / total) / 10;
