import { marksOf } from "#functions/naming/business/sign/marks.ts";
import type { Element } from "#functions/naming/facts/characters/character.ts";
import { foldNumber, type NumberClass, numberClass } from "#functions/naming/facts/grids/numbers-81.ts";

/**
 * What folk custom (民俗) says of a 字号, given the favourable elements of the head (负责人); never part of the
 * score.
 */
export interface SignFolk {
  readonly elements: readonly { readonly char: string; readonly element: Element }[];
  /** Which of the favourable elements (喜用) its characters have. */
  readonly met: readonly Element[];
  /** Name-study strokes of the 字号 in all, and their class among the 81 numbers (八十一数理). */
  readonly strokes: number;
  readonly class: NumberClass;
}

/** Null where a character of it is not registrable. */
export function signFolk(sign: string, favourable: readonly Element[]): SignFolk | null {
  const marks = marksOf(sign);
  if (marks === null) return null;
  const elements = marks.map(({ char, character }) => ({ char, element: character.element }));
  const strokes = marks.reduce((sum, { character }) => sum + character.strokes, 0);
  return {
    elements,
    met: favourable.filter((wanted) => elements.some(({ element }) => element === wanted)),
    strokes,
    class: numberClass(foldNumber(strokes)),
  };
}
