import { knownTables } from "#functions/naming/prepared/known-tables.ts";
import { readGroups } from "./marks.ts";
import { PAIRS } from "./pairs/pairs.ts";
import { singles } from "./singles.ts";

let sorted: readonly string[] | undefined;

/** The characters of graded names by code point: the rows of every table. */
export function gradedCharacters(): readonly string[] {
  sorted ??= knownTables()?.columns.chars ?? readCharacters();
  return sorted;
}

let codes: Uint32Array | undefined;

/** Their code points, in the same order. */
export function gradedCodes(): Uint32Array {
  codes ??= codesOf(gradedCharacters());
  return codes;
}

/** The code points of some characters. A plain loop: `from` with a function costs ten times as much. */
export function codesOf(chars: readonly string[]): Uint32Array {
  const found = new Uint32Array(chars.length);
  for (let at = 0; at < chars.length; at++) found[at] = chars[at]?.codePointAt(0) ?? 0;
  return found;
}

/** The place of a character among ascending code points; −1 for one that is not there. */
export function placeIn(ascending: Uint32Array, char: string): number {
  const code = char.codePointAt(0) ?? 0;
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < code) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === code ? low : -1;
}

function readCharacters(): readonly string[] {
  const chars = new Set<string>();
  for (const line of PAIRS.flatMap((text) => text.trim().split("\n"))) {
    chars.add(line.slice(0, line.indexOf(" ")));
    readGroups(line.slice(line.indexOf(" ") + 1), (second) => chars.add(second));
  }
  for (const line of singles.trim().split("\n")) readGroups(line, (char) => chars.add(char));
  return [...chars].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0));
}
