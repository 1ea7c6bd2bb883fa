import { avoidPairs } from "./avoid-pairs.ts";
import { pairsBoth } from "./pairs-both.ts";
import { pairsFemale } from "./pairs-female.ts";
import { pairsMale } from "./pairs-male.ts";

/** Bits of a pair's marks: picked by hand for a boy; picked for a girl; never to be proposed. */
export const PICKED_MALE = 1;
export const PICKED_FEMALE = 2;
export const AVOIDED = 4;

/** Our lists of pairs, each a text of lines `first seconds`, with the bits that its pairs have. */
const LISTS: readonly (readonly [text: string, bits: number])[] = [
  [pairsBoth, PICKED_MALE | PICKED_FEMALE],
  [pairsMale, PICKED_MALE],
  [pairsFemale, PICKED_FEMALE],
  [avoidPairs, AVOIDED],
];

/** Hands every pair of the lists to `note` with its bits; a pair of several lists comes several times. */
export function eachMarkedPair(note: (first: string, second: string, bits: number) => void): void {
  for (const [text, bits] of LISTS) {
    for (const line of text.split("\n")) {
      const first = line.slice(0, line.indexOf(" "));
      for (const second of line.slice(first.length + 1)) note(first, second, bits);
    }
  }
}

let marks: Map<string, number> | undefined;

/** What the lists say of two characters in this order, as bits. */
export function pairMarks(first: string, second: string): number {
  marks ??= readMarks();
  return marks.get(first + second) ?? 0;
}

function readMarks(): Map<string, number> {
  const read = new Map<string, number>();
  eachMarkedPair((first, second, bits) => {
    const pair = first + second;
    read.set(pair, (read.get(pair) ?? 0) | bits);
  });
  return read;
}
