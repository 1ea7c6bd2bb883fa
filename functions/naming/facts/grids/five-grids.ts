import { numberElement } from "./number-element.ts";

/**
 * The five grids (五格) as numbers of strokes, and the elements of heaven, person and earth
 * (三才) as one string. The numbers are plain sums: only their class is read modulo 80.
 */
export interface FiveGrids {
  /** 天格 */
  readonly heaven: number;
  /** 人格 */
  readonly person: number;
  /** 地格 */
  readonly earth: number;
  /** 外格 */
  readonly outer: number;
  /** 总格: the sum of the real strokes. */
  readonly total: number;
  /** 三才, like "木火土". */
  readonly talents: string;
}

/**
 * The five grids of a name from its name-study strokes, surname and given name apart. A missing second
 * character counts as 1. Longer names: 地 is the sum of the given name, 人 the last of the surname and the
 * first of the given name. Throws where either part is empty or a count is not a whole number above 0.
 */
export function fiveGrids(surnameStrokes: readonly number[], givenStrokes: readonly number[]): FiveGrids {
  const last = surnameStrokes.at(-1);
  const first = givenStrokes[0];
  if (last === undefined || first === undefined)
    throw new RangeError("a name has a surname and a given name");
  const surname = sum(surnameStrokes);
  const given = sum(givenStrokes);
  const before = surnameStrokes.length === 1 ? 1 : surname - last;
  const after = givenStrokes.length === 1 ? 1 : given - first;
  const heaven = before + last;
  const person = last + first;
  const earth = first + after;
  return {
    heaven,
    person,
    earth,
    outer: before + after,
    total: surname + given,
    talents: numberElement(heaven) + numberElement(person) + numberElement(earth),
  };
}

function sum(strokes: readonly number[]): number {
  let total = 0;
  for (const count of strokes) {
    if (!Number.isInteger(count) || count < 1) throw new RangeError(`not a count of strokes: ${count}`);
    total += count;
  }
  return total;
}
