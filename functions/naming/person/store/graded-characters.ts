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

function readCharacters(): readonly string[] {
  const chars = new Set<string>();
  for (const line of PAIRS.flatMap((text) => text.trim().split("\n"))) {
    chars.add(line.slice(0, line.indexOf(" ")));
    readGroups(line.slice(line.indexOf(" ") + 1), (second) => chars.add(second));
  }
  for (const line of singles.trim().split("\n")) readGroups(line, (char) => chars.add(char));
  return [...chars].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0));
}
