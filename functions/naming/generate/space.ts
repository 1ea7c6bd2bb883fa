import { ELEMENTS } from "../calendar/elements.ts";
import type { Element } from "../characters/character.ts";
import { type Entry, type Leaning, WISHES } from "../lexicon/entry.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { phraseTable } from "../score/affinity/roles.ts";
import { Facts, factsOf } from "../score/facts.ts";
import { GRADE_WEIGHT, IN_PLACE, inPlace, isFine, standsAlone } from "../score/meaning.ts";
import { registrablePoints } from "../score/usable.ts";

/**
 * The characters that names are made of, as columns of numbers: one row a character, by code point. What hangs on a
 * family is not here; what hangs on two characters is in the pair table and in `phrase`.
 */
export interface Space {
  readonly facts: readonly Facts[];
  readonly chars: readonly string[];
  readonly strokes: Uint8Array;
  /** Index in ELEMENTS. */
  readonly element: Uint8Array;
  readonly radical: Uint8Array;
  /** Id and tone of the syllable. */
  readonly syllable: Uint16Array;
  readonly tone: Uint8Array;
  /** Points that the character's level allows, 0 4 8. */
  readonly registrable: Uint8Array;
  /** 1 for a polyphone. */
  readonly polyphonic: Uint8Array;
  readonly band: Uint8Array;
  readonly leaning: readonly (Leaning | "")[];
  /** Tenths of the meaning line from grade and place, as first and as second of two. */
  readonly asFirst: Uint8Array;
  readonly asSecond: Uint8Array;
  readonly alone: Uint8Array;
  /** 1 for a character that may stand in a pair nobody picked. */
  readonly fine: Uint8Array;
  /** Wishes as bits, in the order of WISHES. */
  readonly wishes: Uint16Array;
  /** 1 for a character that plays a role we know. */
  readonly roles: Uint8Array;
  /** Kind of roles; `phrase` has the grade of two kinds at `first * kinds + second`. */
  readonly kind: Uint8Array;
  readonly kinds: number;
  readonly phrase: Uint8Array;
}

let standard: Space | undefined;

/** The space of our own lexicon; made at the first call. */
export function standardSpace(): Space {
  standard ??= spaceOf(lexicon().map((entry) => factsOf(entry.char)));
  return standard;
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
  const bytes = (value: (one: Facts) => number) => Uint8Array.from(facts, value);
  const roles = [...new Set(facts.map((one) => one.roles))];
  const kindOf = new Map(roles.map((role, kind) => [role, kind]));
  return {
    facts,
    chars: facts.map((one) => one.char),
    strokes: bytes((one) => one.character?.strokes ?? 0),
    element: bytes((one) => elementIndex(one.character?.element)),
    radical: bytes((one) => one.radical),
    syllable: Uint16Array.from(facts, (one) => one.sound?.id ?? 0),
    tone: bytes((one) => one.sound?.tone ?? 0),
    registrable: bytes((one) => registrablePoints([one.level])),
    polyphonic: bytes((one) => (one.polyphonic ? 1 : 0)),
    band: bytes((one) => one.band),
    leaning: facts.map((one) => one.entry?.leaning ?? ""),
    asFirst: bytes((one) => one.grade * GRADE_WEIGHT + (inPlace(one, 1) ? IN_PLACE : 0)),
    asSecond: bytes((one) => one.grade * GRADE_WEIGHT + (inPlace(one, 2) ? IN_PLACE : 0)),
    alone: bytes((one) => (standsAlone(one) ? 1 : 0)),
    fine: bytes((one) => (isFine(one) ? 1 : 0)),
    wishes: Uint16Array.from(facts, wishBits),
    roles: bytes((one) => (one.roles === 0 ? 0 : 1)),
    kind: bytes((one) => kindOf.get(one.roles) ?? 0),
    kinds: roles.length,
    phrase: phraseTable(roles),
  };
}

/** The wishes of a character as bits, in the order of WISHES. */
export function wishBits(facts: Facts): number {
  return (facts.entry?.wishes ?? []).reduce((bits, wish) => bits | (1 << WISHES.indexOf(wish)), 0);
}

function elementIndex(element: Element | undefined): number {
  return element === undefined ? 0 : ELEMENTS.indexOf(element);
}
