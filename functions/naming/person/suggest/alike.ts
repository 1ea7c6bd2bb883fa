import { factsOf } from "#functions/naming/person/score/facts.ts";
import { eraOf, toneOf } from "#functions/naming/person/store/marks.ts";
import { marksOf } from "#functions/naming/person/store/store.ts";

/** Points for what two given names have in common. */
const SAME_PLACE = 3;
const ELSEWHERE = 1;
const SAME_TONE = 2;
const SAME_ERA = 1;
const SAME_MELODY = 1;

/**
 * How alike two given names are (相近), in points: a character in the same place 3, elsewhere 1; 气质 2, 年代 1, the same
 * tones 1.
 */
export function alikeness(one: string, other: string): number {
  const [ours, theirs] = [Array.from(one), Array.from(other)];
  let points = 0;
  ours.forEach((char, at) => {
    if (theirs[at] === char) points += SAME_PLACE;
    else if (theirs.includes(char)) points += ELSEWHERE;
  });
  const [own, others] = [marksOf(one), marksOf(other)];
  const tone = toneOf(own);
  if (tone !== undefined && tone === toneOf(others)) points += SAME_TONE;
  if (own !== 0 && others !== 0 && eraOf(own) === eraOf(others)) points += SAME_ERA;
  if (melodyOf(ours) === melodyOf(theirs)) points += SAME_MELODY;
  return points;
}

const melodyOf = (chars: readonly string[]): string =>
  chars.map((char) => factsOf(char).sound?.tone ?? 0).join("");

/** Given names by how alike they are to those that a family likes, on average; the liked ones first, equals as they stood. */
export function likeThese<T extends { readonly given: string }>(
  names: readonly T[],
  liked: ReadonlySet<string>,
): T[] {
  const near = (given: string) => {
    if (liked.has(given)) return Number.POSITIVE_INFINITY;
    let sum = 0;
    for (const one of liked) sum += alikeness(given, one);
    return sum;
  };
  return names
    .map((name) => ({ name, near: near(name.given) }))
    .sort((a, b) => (a.near === b.near ? 0 : b.near - a.near))
    .map(({ name }) => name);
}
