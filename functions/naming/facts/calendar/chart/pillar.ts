import { SixtyCycle } from "tyme4ts";
import type { Element } from "#functions/naming/facts/characters/character.ts";
import { elementNamed } from "./elements.ts";
import { hiddenStems } from "./hidden-stems.ts";

/** One pillar (柱): a heavenly stem (天干) over an earthly branch (地支). */
export interface Pillar {
  /** As it is printed: 甲子. */
  readonly text: string;
  readonly stem: string;
  readonly branch: string;
  /** The stems hidden in the branch (藏干), the main one first. */
  readonly hidden: readonly string[];
  /** Of the stem and of the branch. */
  readonly elements: readonly [Element, Element];
}

/** Four pillars (四柱), or three where the hour is unknown. */
export interface Pillars {
  readonly year: Pillar;
  readonly month: Pillar;
  readonly day: Pillar;
  readonly hour: Pillar | null;
}

const CYCLE: readonly Pillar[] = SixtyCycle.NAMES.map((text) => {
  const cycle = SixtyCycle.fromName(text);
  const stem = cycle.getHeavenStem();
  const branch = cycle.getEarthBranch();
  return {
    text,
    stem: stem.getName(),
    branch: branch.getName(),
    hidden: hiddenStems(branch.getName()).map((hidden) => hidden.stem),
    elements: [elementNamed(stem.getElement().getName()), elementNamed(branch.getElement().getName())],
  };
});

/** The pillar at a place in the cycle of sixty (六十甲子), counted from 甲子 = 0; any whole number goes round. */
export function pillarAt(index: number): Pillar {
  const pillar = CYCLE[((index % 60) + 60) % 60];
  if (pillar === undefined) throw new RangeError(`not a place in the cycle of sixty: ${index}`);
  return pillar;
}

/** The pillars in their order: year, month, day and, where it is known, hour. */
export function listed({ year, month, day, hour }: Pillars): readonly Pillar[] {
  return hour === null ? [year, month, day] : [year, month, day, hour];
}

/** The pillars in a row, as people write them: 甲子 丙寅 戊辰 庚申. */
export function pillarsText(pillars: Pillars): string {
  return listed(pillars)
    .map((pillar) => pillar.text)
    .join(" ");
}
