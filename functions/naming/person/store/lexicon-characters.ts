import { lexicon } from "#functions/naming/facts/lexicon/lexicon.ts";
import { knownTables } from "#functions/naming/prepared/known-tables.ts";

let sorted: readonly string[] | undefined;

/** The lexicon's characters by code point: the rows of every table. */
export function lexiconCharacters(): readonly string[] {
  sorted ??=
    knownTables()?.columns.chars ??
    lexicon()
      .map((entry) => entry.char)
      .sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0));
  return sorted;
}
