import { ELEMENTS } from "#functions/naming/facts/calendar/chart/elements.ts";
import type { Element } from "#functions/naming/facts/characters/character.ts";
import { type Entry, LEANINGS, WISHES } from "#functions/naming/facts/lexicon/entry.ts";
import { lexicon } from "#functions/naming/facts/lexicon/lexicon.ts";
import { phraseTable } from "#functions/naming/person/score/affinity/roles.ts";
import { Facts, factsOf } from "#functions/naming/person/score/facts.ts";
import {
  GRADE_WEIGHT,
  IN_PLACE,
  inPlace,
  isFine,
  meaningTenths,
  standsAlone,
} from "#functions/naming/person/score/lines/meaning.ts";
import { registrablePoints } from "#functions/naming/person/score/lines/usable.ts";
import { knownTables } from "#functions/naming/prepared/known-tables.ts";
import type { Columns } from "#functions/naming/prepared/tables.ts";

/** Bits of `places`. */
export const FIRST_PLACE = 1;
export const SECOND_PLACE = 2;

export interface Space extends Columns {
  /** How many rows there are. */
  readonly size: number;
  readonly kinds: number;
  /** All facts of each row; made at the first call, for a search needs the columns only. */
  readonly facts: () => readonly Facts[];
}

let standard: Space | undefined;

/** The space of our own lexicon, as the build has prepared it; else made at the first call. */
export function standardSpace(): Space {
  standard ??= preparedSpace() ?? spaceOf(lexicon().map((entry) => factsOf(entry.char)));
  return standard;
}

function preparedSpace(): Space | undefined {
  const columns = knownTables()?.columns;
  return columns && spaceFrom(columns, () => columns.chars.map(factsOf));
}

/** A space over another lexicon (tests, measurements). */
export function spaceOfEntries(entries: readonly Entry[]): Space {
  return spaceOf(entries.map((entry) => new Facts(entry.char, entry)));
}

/** The space of some characters, each once; those that are not registrable or have no reading cannot be in it. */
export function spaceOf(some: readonly Facts[]): Space {
  const facts = some
    .filter((one) => one.character !== undefined && one.sound !== null)
    .sort((a, b) => (a.char.codePointAt(0) ?? 0) - (b.char.codePointAt(0) ?? 0));
  return spaceFrom(columnsOf(facts), () => facts);
}

function spaceFrom(columns: Columns, make: () => readonly Facts[]): Space {
  let facts: readonly Facts[] | undefined;
  return {
    ...columns,
    size: columns.chars.length,
    kinds: Math.sqrt(columns.phrase.length),
    facts: () => (facts ??= make()),
  };
}

function columnsOf(facts: readonly Facts[]): Columns {
  const bytes = (value: (one: Facts) => number) => Uint8Array.from(facts, value);
  const roles = [...new Set(facts.map((one) => one.roles))];
  const kindOf = new Map(roles.map((role, kind) => [role, kind]));
  return {
    chars: facts.map((one) => one.char),
    strokes: bytes((one) => one.character?.strokes ?? 0),
    element: bytes((one) => elementIndex(one.character?.element)),
    radical: bytes((one) => one.radical),
    syllable: Uint16Array.from(facts, (one) => one.sound?.id ?? 0),
    tone: bytes((one) => one.sound?.tone ?? 0),
    registrable: bytes((one) => registrablePoints([one.level])),
    polyphonic: bytes((one) => (one.polyphonic ? 1 : 0)),
    band: bytes((one) => one.band),
    leaning: bytes(({ entry }) => (entry === undefined ? 0 : LEANINGS.indexOf(entry.leaning) + 1)),
    asFirst: bytes((one) => one.grade * GRADE_WEIGHT + (inPlace(one, 1) ? IN_PLACE : 0)),
    asSecond: bytes((one) => one.grade * GRADE_WEIGHT + (inPlace(one, 2) ? IN_PLACE : 0)),
    // Neither sex nor books matter to one character.
    asOnly: bytes((one) => meaningTenths([one], "unknown", null)),
    places: bytes((one) => (inPlace(one, 1) ? FIRST_PLACE : 0) | (inPlace(one, 2) ? SECOND_PLACE : 0)),
    alone: bytes((one) => (standsAlone(one) ? 1 : 0)),
    fine: bytes((one) => (isFine(one) ? 1 : 0)),
    wishes: Uint16Array.from(facts, wishBits),
    flavour: bytes(flavourOf),
    roles: bytes((one) => (one.roles === 0 ? 0 : 1)),
    kind: bytes((one) => kindOf.get(one.roles) ?? 0),
    phrase: phraseTable(roles),
  };
}

/** The wishes of a character as bits, in the order of WISHES. */
function wishBits(facts: Facts): number {
  return (facts.entry?.wishes ?? []).reduce((bits, wish) => bits | (1 << WISHES.indexOf(wish)), 0);
}

function flavourOf({ entry, radical }: Facts): number {
  const [wish] = entry?.wishes ?? [];
  return wish === undefined ? WISHES.length + radical : WISHES.indexOf(wish);
}

function elementIndex(element: Element | undefined): number {
  return element === undefined ? 0 : ELEMENTS.indexOf(element);
}
