import type { Usable } from "./corpus/unit-lines.ts";
import type { PairPoints } from "./points.ts";

/** How the cited characters stand to each other; `single` for a one-character name. */
export type Nearness = "adjacent" | "line" | "neighbour" | "single";

/** Where a sentence has the characters of a name, and what that is worth. */
export interface Found {
  points: number;
  kind: Nearness;
  /** Places in the sentence, counted in characters (code points), in the order of the name. */
  marked: readonly number[];
}

/**
 * The best place of `first` before `second` in one sentence; among equals the two that stand closest. `breaks` are the
 * places after which a caesura falls (caesuras): two characters around a caesura are only in one line.
 */
export function pairIn(
  usable: readonly Usable[],
  first: string,
  second: string,
  points: PairPoints,
  breaks: ReadonlySet<number>,
): Found | null {
  let found: Found | null = null;
  let distance = 0;
  for (const a of usable) {
    if (a.character !== first || a.spoiled) continue;
    for (const b of usable) {
      if (b.character !== second || b.at <= a.at || b.line > a.line + 1) continue;
      const kind = nearness(a, b, breaks);
      if (kind === null || (found !== null && found.points > points[kind])) continue;
      if (found !== null && found.points === points[kind] && b.at - a.at >= distance) continue;
      found = { points: points[kind], kind, marked: [a.at, b.at] };
      distance = b.at - a.at;
    }
  }
  return found;
}

function nearness(a: Usable, b: Usable, breaks: ReadonlySet<number>): keyof PairPoints | null {
  const isBeside = b.at === a.at + 1;
  if (isBeside && !breaks.has(a.at) && !a.closes) return a.particle && b.particle ? null : "adjacent";
  if (a.particle || b.particle || (b.spoiled && !isBeside)) return null;
  return a.line === b.line ? "line" : "neighbour";
}
