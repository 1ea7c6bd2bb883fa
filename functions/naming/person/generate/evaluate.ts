import { CLASH_MAX } from "#functions/naming/facts/sound/mandarin/clash.ts";
import { syllableCount } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { TONE_COUNT } from "#functions/naming/facts/sound/mandarin/tones.ts";
import {
  affinityTenths,
  isProposableAsked,
  isProposablePair,
} from "#functions/naming/person/score/affinity/affinity.ts";
import { AVOIDED } from "#functions/naming/person/score/affinity/pair-marks.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { meaningPoints } from "#functions/naming/person/score/lines/meaning.ts";
import { aloneSource } from "#functions/naming/person/score/lines/source-points.ts";
import { MARKS_SHIFT, type PairTable, SOURCE_BITS } from "#functions/naming/person/score/pair-table.ts";
import { isFamous, rarityFits } from "./proposable.ts";
import { type Rank, rankOf } from "./rank.ts";
import type { Space } from "./space/space.ts";
import { ELEMENT_COUNT, type FamilyTables, ZODIAC_STEPS } from "./space/tables.ts";

/** Everything that a name of a family is judged from, by rows of a space. */
export interface Judged {
  readonly house: Household;
  readonly space: Space;
  readonly pairs: PairTable;
  readonly tables: FamilyTables;
  /** A character was asked for: a pair need not make a phrase, nor fit the rarity. */
  readonly asked: boolean;
}

/** The rank of a name that may not be proposed. */
export const NOT_PROPOSED = -1;

const AVOIDED_BIT = AVOIDED << MARKS_SHIFT;

/**
 * The folk points (五行 五格 生肖) of the name of two rows, from their elements, strokes and zodiac points alone.
 */
export function folkPoints({ space, tables }: Judged, first: number, second: number): number {
  const { element, strokes } = space;
  return (
    (tables.elements[(element[first] ?? 0) * ELEMENT_COUNT + (element[second] ?? 0)] ?? 0) +
    (tables.grids[(strokes[first] ?? 0) * tables.strokeStride + (strokes[second] ?? 0)] ?? 0) +
    (tables.zodiacPair[(tables.zodiac[first] ?? 0) * ZODIAC_STEPS + (tables.zodiac[second] ?? 0)] ?? 0)
  );
}

/**
 * The folk points of the row `first` before each of `seconds`, written into `points`. A plain loop is fastest
 * here: one search runs it before it is optimised.
 */
export function folkRow(
  { space, tables }: Judged,
  first: number,
  seconds: Uint16Array,
  points: Uint8Array,
): void {
  const { element, strokes } = space;
  const { elements, grids, strokeStride, zodiac, zodiacPair } = tables;
  const ofElement = (element[first] ?? 0) * ELEMENT_COUNT;
  const ofStrokes = (strokes[first] ?? 0) * strokeStride;
  const ofZodiac = (zodiac[first] ?? 0) * ZODIAC_STEPS;
  for (let at = 0; at < seconds.length; at++) {
    const second = seconds[at] ?? 0;
    points[at] =
      (elements[ofElement + (element[second] ?? 0)] ?? 0) +
      (grids[ofStrokes + (strokes[second] ?? 0)] ?? 0) +
      (zodiacPair[ofZodiac + (zodiac[second] ?? 0)] ?? 0);
  }
}

/** The affinity of two rows, in tenths of the meaning line. */
function affinityAt({ space, tables }: Judged, cell: number, first: number, second: number): number {
  return affinityTenths(
    cell,
    tables.picked,
    space.phrase[(space.kind[first] ?? 0) * space.kinds + (space.kind[second] ?? 0)] ?? 0,
    space.radical[first] === space.radical[second],
    (tables.away[first] ?? 0) + (tables.away[second] ?? 0),
  );
}

/**
 * The rank of the name of two rows whose folk points are known, or NOT_PROPOSED. Its points are the bill's
 * total, without the bill's sentences.
 */
export function pairRank(judged: Judged, first: number, second: number, folk: number): Rank {
  const { asked, pairs, space, tables } = judged;
  const cell = pairs.cells[first * space.size + second] ?? 0;
  const one = space.syllable[first] ?? 0;
  const other = space.syllable[second] ?? 0;
  if ((cell & AVOIDED_BIT) !== 0 || one === other) return NOT_PROPOSED;
  const affinity = affinityAt(judged, cell, first, second);
  const bothFine = space.fine[first] === 1 && space.fine[second] === 1;
  if (!asked && !isProposablePair(affinity, cell, bothFine)) return NOT_PROPOSED;
  if (asked && !isProposableAsked(affinity, (space.roles[first] ?? 0) * (space.roles[second] ?? 0) > 0))
    return NOT_PROPOSED;
  const tenths = (space.asFirst[first] ?? 0) + (space.asSecond[second] ?? 0) + affinity;
  const clash =
    CLASH_MAX -
    (tables.clashFirst[first] ?? 0) -
    (tables.clash[one * syllableCount + other] ?? 0) -
    (tables.echo[second] ?? 0);
  const points =
    folk +
    (tables.registrable[Math.min(space.registrable[first] ?? 0, space.registrable[second] ?? 0)] ?? 0) +
    (tables.polyphone[(space.polyphonic[first] ?? 0) + (space.polyphonic[second] ?? 0)] ?? 0) +
    tables.cleanSound +
    (tables.tones[(space.tone[first] ?? 0) * TONE_COUNT + (space.tone[second] ?? 0)] ?? 0) +
    (tables.clashPoints[Math.max(clash, 0)] ?? 0) +
    (tables.meaning[meaningPoints(tenths)] ?? 0) +
    (tables.source[cell & SOURCE_BITS] ?? 0) +
    (tables.wishPoints[
      bitCount(((space.wishes[first] ?? 0) | (space.wishes[second] ?? 0)) & tables.askedWishes)
    ] ?? 0) +
    tables.kept;
  return rankOf(points, tenths, (space.band[first] ?? 0) + (space.band[second] ?? 0), first, second);
}

/**
 * Checks the costly rest of the rule (rarity, famous names, homophones), only for a name that would be kept.
 */
export function pairPasses({ asked, house, space, tables }: Judged, first: number, second: number): boolean {
  const { band, chars } = space;
  if (!asked && !rarityFits(house.family.rarity, [band[first] ?? 0, band[second] ?? 0])) return false;
  if (isFamous(`${house.family.surname}${chars[first]}${chars[second]}`)) return false;
  return tables.homophones.pairIsClean(first, second);
}

/** The rank of the name of one character, or NOT_PROPOSED. */
export function aloneRank({ asked, house, space, tables }: Judged, row: number): Rank {
  const char = space.chars[row] ?? "";
  const band = space.band[row] ?? 0;
  if (!asked && !rarityFits(house.family.rarity, [band])) return NOT_PROPOSED;
  if (isFamous(house.family.surname + char) || !tables.homophones.singleIsClean(row)) return NOT_PROPOSED;
  const tenths = space.asOnly[row] ?? 0;
  const clash = CLASH_MAX - (tables.clashFirst[row] ?? 0);
  const points =
    (tables.registrable[space.registrable[row] ?? 0] ?? 0) +
    (tables.onlyPolyphone[space.polyphonic[row] ?? 0] ?? 0) +
    tables.cleanSound +
    (tables.onlyTone[space.tone[row] ?? 0] ?? 0) +
    (tables.clashPoints[Math.max(clash, 0)] ?? 0) +
    (tables.meaning[meaningPoints(tenths)] ?? 0) +
    (tables.source[aloneSource(char, house.books)] ?? 0) +
    (tables.wishPoints[bitCount((space.wishes[row] ?? 0) & tables.askedWishes)] ?? 0) +
    (tables.onlyElement[space.element[row] ?? 0] ?? 0) +
    (tables.onlyGrids[space.strokes[row] ?? 0] ?? 0) +
    (tables.onlyZodiac[tables.zodiac[row] ?? 0] ?? 0) +
    tables.kept;
  return rankOf(points, tenths, band * 2, row, -1);
}

/** How many bits are set. */
function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
