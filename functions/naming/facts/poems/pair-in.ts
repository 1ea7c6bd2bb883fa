import { CLAUSE_END, classes } from "./corpus/character-classes.ts";
import { APART_BIT, BESIDE_BIT } from "./corpus/corpus-format.ts";
import type { PairPoints } from "./points.ts";

/** How the cited characters stand to each other; `single` for a one-character name. */
export type Nearness = "adjacent" | "line" | "single";

/** Where a sentence has the characters of a name, and what that is worth. */
export interface Found {
  points: number;
  kind: Nearness;
  /** Places in the sentence, counted in characters (code points), in the order of the name. */
  marked: readonly number[];
}

/** A character of a sentence with what a name may take from its place. */
interface Placed {
  character: string;
  bits: number;
  line: number;
}

/**
 * The best place of `first` before `second` in one sentence: side by side, else apart in one line; among equals the two
 * that stand closest. `places` are those of the corpus, `start` the offset of the sentence in it.
 */
export function pairIn(
  sentence: string,
  start: number,
  places: Uint8Array,
  first: string,
  second: string,
  points: PairPoints,
): Found | null {
  const placed = placedIn(sentence, start, places);
  let found: Found | null = null;
  let distance = 0;
  placed.forEach((a, from) => {
    if (a.character !== first || a.bits === 0) return;
    for (let to = from + 1; placed[to]?.line === a.line; to++) {
      const b = placed[to];
      if (b?.character !== second) continue;
      const kind = to === from + 1 ? "adjacent" : "line";
      if ((a.bits & (kind === "line" ? b.bits & APART_BIT : BESIDE_BIT)) === 0) continue;
      const worth = points[kind];
      if (worth < (found?.points ?? 1) || (worth === found?.points && to - from >= distance)) continue;
      found = { points: worth, kind, marked: [from, to] };
      distance = to - from;
    }
  });
  return found;
}

function placedIn(sentence: string, start: number, places: Uint8Array): Placed[] {
  let line = 0;
  let at = start;
  return Array.from(sentence, (character) => {
    if (((classes[character.charCodeAt(0)] ?? 0) & CLAUSE_END) !== 0) line++;
    const placed = { character, bits: places[at] ?? 0, line };
    at += character.length;
    return placed;
  });
}
