import type { Element } from "#functions/naming/facts/characters/character.ts";

export type Strength = "strong" | "weak" | "balanced";

/** The elements of a chart, counted and weighed, and the favourable ones (喜用). One school's rule, a folk one (民俗). */
export interface Favour {
  /** The plain count over stems and branches (个数): eight, or six where the hour is unknown. */
  readonly counts: Record<Element, number>;
  /** Share of each element by weight of stems, hidden stems and month, in per cent to one decimal. */
  readonly weighted: Record<Element, number>;
  /** 日主: the stem of the day. */
  readonly dayMaster: { readonly stem: string; readonly element: Element };
  readonly strength: Strength;
  /** Weight of the day master's own and its mother's element, per cent to one decimal. */
  readonly share: number;
  /** Best first. */
  readonly favourable: readonly Element[];
  /** How it was reckoned, in Chinese, to be printed. */
  readonly steps: readonly string[];
}
