import { knownWord } from "./known-words.ts";
import type { Mark } from "./marks.ts";
import { findPair, type Pair } from "./pairs.ts";
import { type Construction, constructionsOfFour, constructionsOfThree } from "./patterns.ts";
import { PROPOSABLE, phraseTenths } from "./phrase.ts";

/** picked, phrase, loose: of two characters; of more, said: a whole sign of the store, or how they are built; other: not as we know it. */
export type CohesionShape = "picked" | "phrase" | "loose" | "said" | Construction["shape"] | "other";

/** How the characters of a name hang together (成词): 0–80 tenths, with the pairs it is made of. */
export interface Cohesion {
  readonly tenths: number;
  readonly shape: CohesionShape;
  /** The pairs in it that call something to mind as a whole, from the left. */
  readonly pairs: readonly Pair[];
}

export const COHESION_MAX = 80;
/** From this cohesion on a name of three or four may be proposed. */
export const PATTERN_LEAST = 52;

const PICKED_WORD = 80;
export const PICKED_COINED = 76;
const UNKNOWN = 10;

/** How a whole name hangs together. */
export function cohesionOf(marks: readonly Mark[]): Cohesion {
  if (marks.length === 2) return ofTwo(marks);
  const text = marks.map(({ char }) => char).join("");
  const whole = findPair(text);
  const said = knownWord(text) === undefined ? PICKED_COINED : PICKED_WORD;
  if (whole !== undefined) return { tenths: said, shape: "said", pairs: [whole] };
  const [best] =
    marks.length === 3 ? constructionsOfThree(marks) : marks.length === 4 ? constructionsOfFour(marks) : [];
  return best ?? loose(marks);
}

function ofTwo([first, second]: readonly Mark[]): Cohesion {
  if (first === undefined || second === undefined) return { tenths: 0, shape: "loose", pairs: [] };
  const pair = findPair(first.char + second.char);
  if (pair !== undefined) {
    const isWord = !pair.coined || knownWord(first.char + second.char) !== undefined;
    const tenths = isWord ? PICKED_WORD : PICKED_COINED;
    return { tenths, shape: "picked", pairs: [pair] };
  }
  const tenths = phraseTenths(first, second);
  return { tenths, shape: tenths >= PROPOSABLE ? "phrase" : "loose", pairs: [] };
}

/** A name whose build we do not know: the cohesion of its weakest pair of neighbours, UNKNOWN at the most. */
function loose(marks: readonly Mark[]): Cohesion {
  let least = UNKNOWN;
  for (let at = 1; at < marks.length; at++) {
    const [before, after] = [marks[at - 1], marks[at]];
    if (before === undefined || after === undefined) continue;
    least = Math.min(
      least,
      findPair(before.char + after.char) === undefined ? phraseTenths(before, after) : UNKNOWN,
    );
  }
  return { tenths: least, shape: "other", pairs: [] };
}
