import type { Element } from "#functions/naming/facts/characters/character.ts";
import { childOf, ELEMENTS, motherOf } from "./elements.ts";
import type { Strength } from "./favour.ts";
import { listed, type Pillars } from "./pillar.ts";

/** Why an element comes first by strength (扶抑). */
export type Cause = "own" | "outlet" | "officer" | "mother" | "wealth" | "drained" | "scarce";

/** What strength alone would choose: the best first. */
export interface Balance {
  readonly cause: Cause;
  readonly favourable: readonly Element[];
}

/**
 * The elements that bring a day master to the middle (扶抑). An officer (官杀) stands where it shows in a stem or has
 * the month. Strong by its mother: wealth (财) first, which holds the mother back; strong by its own: the officer
 * where it stands, else the child (食伤), or wealth where the child outweighs wealth and officer already. Weak under
 * wealth where no officer stands: its own first; else its mother. The rest follow, the scarcest first. Balanced:
 * the scarcest.
 */
export function balanceOf(pillars: Pillars, strength: Strength, weights: Record<Element, number>): Balance {
  const own = pillars.day.elements[0];
  const mother = motherOf(own);
  const child = childOf(own);
  const wealth = childOf(child);
  const officer = motherOf(mother);
  const scarcestFirst = (some: readonly Element[]) => some.toSorted((a, b) => weights[a] - weights[b]);
  const led = (cause: Cause, lead: Element, pool: readonly Element[]): Balance => ({
    cause,
    favourable: [lead, ...scarcestFirst(pool.filter((element) => element !== lead))],
  });
  const stands =
    pillars.month.elements[1] === officer || listed(pillars).some(({ elements }) => elements[0] === officer);
  if (strength === "strong") {
    const others = [child, wealth, officer];
    if (weights[mother] > weights[own]) return led("mother", wealth, others);
    if (stands) return led("officer", officer, others);
    const flows = weights[child] > weights[wealth] + weights[officer];
    return flows ? led("outlet", wealth, others) : led("own", child, others);
  }
  if (strength === "weak") {
    const under = !stands && weights[wealth] > Math.max(weights[child], weights[officer]);
    return under ? led("wealth", own, [own, mother]) : led("drained", mother, [own, mother]);
  }
  const least = Math.min(...ELEMENTS.map((element) => weights[element]));
  return { cause: "scarce", favourable: ELEMENTS.filter((element) => weights[element] === least) };
}
