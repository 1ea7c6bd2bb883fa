import { TONE_COUNT } from "#functions/naming/facts/sound/mandarin/tones.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { eraOf, type Marks, toneOf } from "#functions/naming/person/store/marks.ts";
import { marksOf } from "#functions/naming/person/store/store.ts";

/** Points for what two given names have in common. */
const SAME_PLACE = 3;
const ELSEWHERE = 1;
const SAME_TONE = 2;
const SAME_ERA = 1;
const SAME_MELODY = 1;

/** What a given name is compared by: its code points (0 for no second), its marks, its tones as one number. */
export interface Shape {
  readonly first: number;
  readonly second: number;
  readonly marks: Marks;
  readonly melody: number;
}

/**
 * How alike two given names are (相近), in points: a character in the same place 3, elsewhere 1; 气质 2, 年代 1, the same
 * tones 1. At most 10.
 */
export function alikeness(one: Shape, other: Shape): number {
  const tone = toneOf(one.marks);
  const places = (same: boolean, elsewhere: boolean) => (same ? SAME_PLACE : elsewhere ? ELSEWHERE : 0);
  return (
    places(one.first === other.first, one.first === other.second) +
    (one.second === 0 ? 0 : places(one.second === other.second, one.second === other.first)) +
    (tone !== undefined && tone === toneOf(other.marks) ? SAME_TONE : 0) +
    (one.marks !== 0 && other.marks !== 0 && eraOf(one.marks) === eraOf(other.marks) ? SAME_ERA : 0) +
    (one.melody === other.melody ? SAME_MELODY : 0)
  );
}

/** The tones of one or two characters as one number. */
export const melodyOf = (first: number, second: number): number => first * TONE_COUNT + second;

export function shapeOf(given: string): Shape {
  const chars = Array.from(given);
  const [first = 0, second = 0] = chars.map((char) => char.codePointAt(0) ?? 0);
  const [tone = 0, other = 0] = chars.map((char) => factsOf(char).sound?.tone ?? 0);
  return { first, second, marks: marksOf(given), melody: melodyOf(tone, other) };
}

/** Given names by how alike they are to those that a family likes, on average; the liked ones first, equals as they stood. */
export function likeThese<T extends { readonly given: string }>(
  names: readonly T[],
  liked: ReadonlySet<string>,
): T[] {
  const shapes = Array.from(liked, shapeOf);
  const near = (given: string) => {
    if (liked.has(given)) return Number.POSITIVE_INFINITY;
    const shape = shapeOf(given);
    return shapes.reduce((sum, one) => sum + alikeness(shape, one), 0);
  };
  return names
    .map((name) => ({ name, near: near(name.given) }))
    .sort((a, b) => (a.near === b.near ? 0 : b.near - a.near))
    .map(({ name }) => name);
}
