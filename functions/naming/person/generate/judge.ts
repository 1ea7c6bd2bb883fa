import { CLASH_MAX } from "#functions/naming/facts/sound/mandarin/clash.ts";
import { syllableCount } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { TONE_COUNT } from "#functions/naming/facts/sound/mandarin/tones.ts";
import { gradedAffinity } from "#functions/naming/person/score/affinity/affinity.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { type Household, householdOf } from "#functions/naming/person/score/household.ts";
import { eraPoints } from "#functions/naming/person/score/lines/era/era-line.ts";
import { meaningPoints } from "#functions/naming/person/score/lines/meaning.ts";
import { aloneSource, gradedPairs } from "#functions/naming/person/score/lines/source-points.ts";
import { type PairTable, SOURCE_BITS } from "#functions/naming/person/score/pair-table.ts";
import { alikePoints } from "#functions/naming/person/score/wishes/siblings.ts";
import { dealtTo, fitsOf, type Liking, likingOfGrade } from "#functions/naming/person/store/fits.ts";
import type { Deal } from "#functions/naming/person/store/fits-text.ts";
import { placeIn } from "#functions/naming/person/store/graded-characters.ts";
import { eraOf, gradeOf, type Marks } from "#functions/naming/person/store/marks.ts";
import { type Space, standardSpace } from "./space/space.ts";
import { ELEMENT_COUNT, type FamilyTables, familyTables, ZODIAC_STEPS } from "./space/tables.ts";

/** Everything that a name of a family is judged from, by rows of a space. */
export interface Judged {
  readonly house: Household;
  readonly space: Space;
  readonly pairs: PairTable;
  readonly tables: FamilyTables;
  /** How much names are liked behind the family's surname, by their rows, where that is not as their grade says. */
  readonly fits: ReadonlyMap<number, Liking>;
  /** The names that are dealt to the family's surname, likewise. */
  readonly dealt: ReadonlyMap<number, Deal>;
}

/** What a family's names are judged from. */
export function judge(family: Family): Judged {
  const house = householdOf(family);
  const space = standardSpace();
  const fits = new Map<number, Liking>();
  const keyOfName = (given: string) => {
    const [first = -1, second = -1] = Array.from(given, (char) => placeIn(space.code, char));
    return keyOf(space, first, second);
  };
  for (const [given, liking] of fitsOf(family.surname, family.sex)) fits.set(keyOfName(given), liking);
  const dealt = new Map(
    Array.from(dealtTo(family.surname, family.sex), ([given, deal]) => [keyOfName(given), deal]),
  );
  return { house, space, pairs: gradedPairs(house.books), tables: familyTables(house, space), fits, dealt };
}

const keyOf = ({ size }: Space, first: number, second: number): number => first * (size + 1) + second + 1;

/** The source points of the name of two rows, or of one (`second` -1). */
export function sourceOf({ house, pairs, space }: Judged, first: number, second: number): number {
  if (second < 0) return aloneSource(space.chars[first] ?? "", house.books);
  return (pairs.cells[first * space.size + second] ?? 0) & SOURCE_BITS;
}

/** The total of the bill of a graded name, of two rows or of one (`second` -1), without the bill's sentences. */
export function totalOf(judged: Judged, first: number, second: number): number {
  const { graded } = judged.space;
  if (second < 0) return aloneTotal(judged, first, graded.alone[first] ?? 0);
  let at = graded.starts[first] ?? 0;
  while (graded.seconds[at] !== second) at++;
  return pairTotal(judged, first, second, graded.marks[at] ?? 0);
}

export function pairTotal(judged: Judged, first: number, second: number, marks: Marks): number {
  const { house, space, tables } = judged;
  const one = space.syllable[first] ?? 0;
  const other = space.syllable[second] ?? 0;
  const tenths =
    (space.asFirst[first] ?? 0) +
    (space.asSecond[second] ?? 0) +
    gradedAffinity(gradeOf(marks, house.family.sex));
  const clash =
    CLASH_MAX -
    (tables.clashFirst[first] ?? 0) -
    (tables.clash[one * syllableCount + other] ?? 0) -
    (tables.echo[second] ?? 0);
  return (
    folkPoints(judged, first, second) +
    (tables.polyphone[(space.polyphonic[first] ?? 0) + (space.polyphonic[second] ?? 0)] ?? 0) +
    tables.cleanSound +
    (tables.tones[(space.tone[first] ?? 0) * TONE_COUNT + (space.tone[second] ?? 0)] ?? 0) +
    (tables.clashPoints[Math.max(clash, 0)] ?? 0) +
    (tables.writing[(space.writing[first] ?? 0) + (space.writing[second] ?? 0)] ?? 0) +
    (tables.meaning[meaningPoints(tenths)] ?? 0) +
    (tables.source[sourceOf(judged, first, second)] ?? 0) +
    wishesOf(judged, (space.wishes[first] ?? 0) | (space.wishes[second] ?? 0)) +
    (tables.era[eraPoints(eraOf(marks))] ?? 0) +
    alikeOf(judged, first, second) +
    tables.kept
  );
}

/** The folk points (五行 五格 生肖) of two rows, from their elements, strokes and zodiac points alone. */
function folkPoints({ space, tables }: Judged, first: number, second: number): number {
  const { element, strokes } = space;
  return (
    (tables.elements[(element[first] ?? 0) * ELEMENT_COUNT + (element[second] ?? 0)] ?? 0) +
    (tables.grids[(strokes[first] ?? 0) * tables.strokeStride + (strokes[second] ?? 0)] ?? 0) +
    (tables.zodiacPair[(tables.zodiac[first] ?? 0) * ZODIAC_STEPS + (tables.zodiac[second] ?? 0)] ?? 0)
  );
}

export function aloneTotal(judged: Judged, row: number, marks: Marks): number {
  const { house, space, tables } = judged;
  const clash = CLASH_MAX - (tables.clashFirst[row] ?? 0);
  const tenths = (space.asOnly[row] ?? 0) + gradedAffinity(gradeOf(marks, house.family.sex));
  return (
    (tables.onlyPolyphone[space.polyphonic[row] ?? 0] ?? 0) +
    tables.cleanSound +
    (tables.onlyTone[space.tone[row] ?? 0] ?? 0) +
    (tables.clashPoints[Math.max(clash, 0)] ?? 0) +
    (tables.writing[2 * (space.writing[row] ?? 0)] ?? 0) +
    (tables.meaning[meaningPoints(tenths)] ?? 0) +
    (tables.source[sourceOf(judged, row, -1)] ?? 0) +
    wishesOf(judged, space.wishes[row] ?? 0) +
    (tables.onlyElement[space.element[row] ?? 0] ?? 0) +
    (tables.onlyGrids[space.strokes[row] ?? 0] ?? 0) +
    (tables.onlyZodiac[tables.zodiac[row] ?? 0] ?? 0) +
    (tables.era[eraPoints(eraOf(marks))] ?? 0) +
    alikeOf(judged, row, -1) +
    tables.kept
  );
}

/** How much a name of two rows, or of one (`second` -1), is liked for the family's child: what is dealt to the surname is liked there; null where it is never proposed. */
export function likingFor(
  { dealt, fits, house, space }: Judged,
  first: number,
  second: number,
  marks: Marks,
): Liking | null {
  const own = likingOfGrade(gradeOf(marks, house.family.sex));
  if (own === null || fits.size === 0) return own;
  const key = keyOf(space, first, second);
  const liking = fits.get(key) ?? own;
  return liking < DEALT_LIKING && dealt.has(key) ? DEALT_LIKING : liking;
}
/** Names are dealt to surnames behind which many would consider them (grade C). */
const DEALT_LIKING = likingOfGrade(3) ?? 0;

/** How a name is dealt to the family's surname, by its rows; undefined where it is not. */
export const dealOf = (
  { dealt, space }: Pick<Judged, "dealt" | "space">,
  first: number,
  second: number,
): Deal | undefined => dealt.get(keyOf(space, first, second));

/** Points of the wishes that some bits speak of. */
function wishesOf({ tables: { askedWishes, wishPoints } }: Judged, bits: number): number {
  let met = 0;
  for (let left = bits & askedWishes; left !== 0; left &= left - 1) met++;
  return wishPoints[met] ?? 0;
}

/** Points of being like the siblings' names, where the family asks for it. */
function alikeOf({ house, space, tables }: Judged, first: number, second: number): number {
  if (house.siblings.length === 0) return 0;
  const rows = second < 0 ? [first] : [first, second];
  return (
    tables.alike[
      alikePoints(
        house,
        rows.map((row) => factsOf(space.chars[row] ?? "")),
      )
    ] ?? 0
  );
}
