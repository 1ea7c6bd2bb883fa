import { ELEMENTS } from "#functions/naming/facts/calendar/chart/elements.ts";
import type { Element } from "#functions/naming/facts/characters/character.ts";
import { WISHES } from "#functions/naming/facts/lexicon/entry.ts";
import { type Facts, factsOf } from "#functions/naming/person/score/facts.ts";
import { onlyTenths, placedTenths } from "#functions/naming/person/score/lines/meaning.ts";
import { writingOf } from "#functions/naming/person/score/lines/writing.ts";
import { codesOf, gradedCharacters } from "#functions/naming/person/store/graded-characters.ts";
import type { Marks } from "#functions/naming/person/store/marks.ts";
import { gradedNames } from "#functions/naming/person/store/store.ts";
import { knownTables } from "#functions/naming/prepared/known-tables.ts";
import type { Columns, GradedNames } from "#functions/naming/prepared/tables.ts";

export interface Space extends Columns {
  /** How many rows there are. */
  readonly size: number;
  /** The code point of each row's character, ascending. */
  readonly code: Uint32Array;
  readonly graded: GradedNames;
}

let standard: Space | undefined;

/** The space of the graded names, as the build has prepared it; else made at the first call. */
export function standardSpace(): Space {
  if (standard !== undefined) return standard;
  const columns = knownTables()?.columns ?? columnsOf(gradedCharacters().map(factsOf));
  standard = {
    ...columns,
    size: columns.chars.length,
    code: codesOf(columns.chars),
    graded: gradedNames(),
  };
  return standard;
}

/** What readers say of the name of two rows, or of one (`second` -1); 0 where it is not graded. */
export function marksAt({ graded }: Space, first: number, second: number): Marks {
  if (second < 0) return graded.alone[first] ?? 0;
  const end = graded.starts[first + 1] ?? 0;
  for (let at = graded.starts[first] ?? 0; at < end; at++)
    if (graded.seconds[at] === second) return graded.marks[at] ?? 0;
  return 0;
}

/**
 * The columns of some characters, each once, by code point; those that are not registrable or have no reading cannot be
 * in them.
 */
export function columnsOf(some: readonly Facts[]): Columns {
  const facts = some
    .filter((one) => one.character !== undefined && one.sound !== null)
    .sort((a, b) => (a.char.codePointAt(0) ?? 0) - (b.char.codePointAt(0) ?? 0));
  const bytes = (value: (one: Facts) => number) => Uint8Array.from(facts, value);
  return {
    chars: facts.map((one) => one.char),
    strokes: bytes((one) => one.character?.strokes ?? 0),
    element: bytes((one) => elementIndex(one.character?.element)),
    radical: bytes((one) => one.radical),
    syllable: Uint16Array.from(facts, (one) => one.sound?.id ?? 0),
    tone: bytes((one) => one.sound?.tone ?? 0),
    writing: bytes(writingOf),
    polyphonic: bytes((one) => (one.polyphonic ? 1 : 0)),
    band: bytes((one) => one.band),
    asFirst: bytes((one) => placedTenths(one, 1)),
    asSecond: bytes((one) => placedTenths(one, 2)),
    asOnly: bytes(onlyTenths),
    wishes: Uint16Array.from(facts, wishBits),
  };
}

/** The wishes of a character as bits, in the order of WISHES. */
function wishBits(facts: Facts): number {
  return (facts.entry?.wishes ?? []).reduce((bits, wish) => bits | (1 << WISHES.indexOf(wish)), 0);
}

function elementIndex(element: Element | undefined): number {
  return element === undefined ? 0 : ELEMENTS.indexOf(element);
}
