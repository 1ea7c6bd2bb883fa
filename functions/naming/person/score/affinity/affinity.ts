import type { Sex } from "#functions/naming/person/score/family.ts";
import { CLASH_BIT, MARKS_SHIFT, SOURCE_BITS } from "#functions/naming/person/score/pair-table.ts";
import { AVOIDED, PICKED_FEMALE, PICKED_MALE } from "./pair-marks.ts";

/** The most that a pair can have, in tenths of a point of the meaning line: one picked by hand. */
export const AFFINITY_MAX = 50;
/** The most of a pair that nobody picked, and of one that also has fewer than 8 source points. */
const UNPICKED_MAX = 36;
export const WEAK_MAX = 28;

/**
 * From this grade (0–36) on two roles make a phrase; an unpicked pair has its grade less UNPICKED as
 * affinity.
 */
const PHRASE = 28;
const UNPICKED = 8;
const LEAST_ASKED = 8;
const ATTESTED = 8;
const IN_ONE_LINE = 2;
const SAME_RADICAL = 8;
const SENSES_CLASH = 24;
const OTHER_SEX = 12;
/** Pairs with this many source points or more were read one by one, and the good ones were picked. */
export const READ_SOURCE = 8;

/** Bits of a pair's cell that must all be set for it to be picked for a child of this sex; of both where unknown. */
export function pickedBits(sex: Sex): number {
  const marks = sex === "male" ? PICKED_MALE : sex === "female" ? PICKED_FEMALE : PICKED_MALE | PICKED_FEMALE;
  return marks << MARKS_SHIFT;
}

/**
 * The affinity (搭配) of two characters in this order, in tenths of a point, 0–50. Picked by hand 50; on the
 * list of words that are no names 0; else by the phrase that their roles make (`phrase`, 0–36), more where
 * the classics have them together, less for one radical twice, for senses that clash, and for each that leans
 * to the other sex (`away`).
 */
export function affinityTenths(
  cell: number,
  picked: number,
  phrase: number,
  sameRadical: boolean,
  away: number,
): number {
  if ((cell & (AVOIDED << MARKS_SHIFT)) !== 0) return 0;
  if ((cell & picked) === picked) return AFFINITY_MAX;
  if (phrase === 0) return 0;
  const source = cell & SOURCE_BITS;
  const attested = source >= 10 ? ATTESTED : source >= 8 ? IN_ONE_LINE : 0;
  const radical = sameRadical && source < 10 ? SAME_RADICAL : 0;
  const clash = (cell & CLASH_BIT) !== 0 ? SENSES_CLASH : 0;
  const tenths = phrase - UNPICKED + attested - radical - clash - away * OTHER_SEX;
  return Math.min(attested === 0 ? WEAK_MAX : UNPICKED_MAX, Math.max(0, tenths));
}

/** Why a pair has its affinity, in a parent's words. */
export function affinityReason(cell: number, picked: number, phrase: number): string {
  if ((cell & (AVOIDED << MARKS_SHIFT)) !== 0) return "两字连读是个寻常词语，不像名字";
  if ((cell & picked) === picked) return "两字相配，是逐对挑过的搭配";
  if ((cell & CLASH_BIT) !== 0) return "两字意思重复或相反";
  if ((cell & SOURCE_BITS) >= 10 && phrase > 0) return "两字在典籍里相连，搭配自然";
  return phrase >= PHRASE ? "两字连得成一个意思" : "两字连在一起，意思不太相属";
}

/**
 * May a pair be proposed to a family that asked for neither? One picked by hand may; so may two fine
 * characters that make a phrase, but not with READ_SOURCE source points or more: of those pairs the good ones
 * are picked.
 */
export function isProposablePair(tenths: number, cell: number, bothFine: boolean): boolean {
  if (tenths === AFFINITY_MAX) return true;
  return bothFine && (cell & SOURCE_BITS) < READ_SOURCE && tenths >= PHRASE - UNPICKED;
}

/**
 * May a pair be proposed that has a character the family asked for? It need not make a phrase, only have the
 * affinity LEAST_ASKED; where the roles of a character are not known, any pair may.
 */
export function isProposableAsked(tenths: number, rolesKnown: boolean): boolean {
  return !rolesKnown || tenths >= LEAST_ASKED;
}
