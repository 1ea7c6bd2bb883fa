import { avoidPairs } from "./avoid-pairs.ts";

/** Hands every pair that is never to be proposed, for it is a word, to `note`. */
export function eachAvoidedPair(note: (first: string, second: string) => void): void {
  for (const line of avoidPairs.split("\n")) {
    const first = line.slice(0, line.indexOf(" "));
    for (const second of line.slice(first.length + 1)) note(first, second);
  }
}

let avoided: Set<string> | undefined;

/** Are two characters in this order a word that is no name? */
export function isAvoidedPair(first: string, second: string): boolean {
  if (avoided === undefined) {
    avoided = new Set();
    const known = avoided;
    eachAvoidedPair((one, other) => known.add(one + other));
  }
  return avoided.has(first + second);
}
