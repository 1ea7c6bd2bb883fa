import { doubleSurnames, joinedSurnames } from "./surnames-list.ts";

/** A full name cut in two: `given` is empty for one character, both are for an empty text. */
export interface SplitName {
  readonly surname: string;
  readonly given: string;
}

const doubles = new Set(doubleSurnames);
const joined = new Set(joinedSurnames);

/**
 * Guesses where the surname ends: a listed double surname if at least one character is left for the given
 * name (a joined one, 张简, if two are), else the first character. Characters count, not UTF-16 units.
 */
export function splitFullName(full: string): SplitName {
  const chars = [...full.trim()];
  const firstTwo = chars.slice(0, 2).join("");
  const isDouble = (doubles.has(firstTwo) && chars.length > 2) || (joined.has(firstTwo) && chars.length > 3);
  const cut = isDouble ? 2 : 1;
  return { surname: chars.slice(0, cut).join(""), given: chars.slice(cut).join("") };
}
