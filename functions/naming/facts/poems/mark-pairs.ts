import { BREAKS, classes } from "./corpus/character-classes.ts";
import type { CharacterIndex } from "./corpus/character-index.ts";
import type { Corpus } from "./corpus/corpus.ts";
import { APART_BIT, BESIDE_BIT } from "./corpus/corpus-format.ts";
import type { PairPoints } from "./points.ts";

/** More characters than any line of which two may stand apart. */
const WIDEST = 64;

/** A part of the corpus, from `start` to just before `end`, and what nearness is worth there. */
export interface Stretch {
  start: number;
  end: number;
  points: PairPoints;
}

/**
 * Writes the points of all pairs of indexed characters that a stretch of the corpus has into the size×size bytes of
 * `grades`, never lowering one.
 */
export function markPairs(
  { body, places }: Pick<Corpus, "body" | "places">,
  { start, end, points }: Stretch,
  index: CharacterIndex,
  grades: Uint8Array,
): void {
  const { size } = index;
  /** Rows of the characters of this line that may be cited apart, the one just before set aside. */
  const line = new Int32Array(WIDEST);
  let length = 0;
  let waiting = -1;
  let beside = -1;
  for (let at = start; at < end; at++) {
    const code = body.charCodeAt(at);
    if (((classes[code] ?? 0) & BREAKS) !== 0) {
      length = 0;
      waiting = beside = -1;
      continue;
    }
    const bits = places[at] ?? 0;
    let place = index.basic[code] ?? 0;
    if ((code & 0xfc00) === 0xd800) place = index.beyond(code, body.charCodeAt(++at));
    const column = place - 1;
    if (beside >= 0 && column >= 0) raise(grades, beside * size + column, points.adjacent);
    const isApart = (bits & APART_BIT) !== 0 && column >= 0;
    if (isApart)
      for (let one = 0; one < length; one++) raise(grades, (line[one] ?? 0) * size + column, points.line);
    if (waiting >= 0) line[length++] = waiting;
    waiting = isApart ? column : -1;
    beside = (bits & BESIDE_BIT) !== 0 ? column : -1;
  }
}

function raise(grades: Uint8Array, cell: number, points: number): void {
  if ((grades[cell] ?? 0) < points) grades[cell] = points;
}
