import {
  affinityReason,
  affinityTenths,
  gradedAffinity,
} from "#functions/naming/person/score/affinity/affinity.ts";
import { phraseGrade } from "#functions/naming/person/score/affinity/roles.ts";
import type { Books } from "#functions/naming/person/score/books.ts";
import { type Facts, marksOfGiven } from "#functions/naming/person/score/facts.ts";
import type { Sex } from "#functions/naming/person/score/family.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import type { BillLine } from "#functions/naming/person/score/line.ts";
import { DOT, sayEach } from "#functions/naming/person/score/said.ts";
import { type Grade, gradeOf } from "#functions/naming/person/store/marks.ts";
import { pairMarks } from "#functions/naming/person/store/store.ts";
import { pairCell } from "./source-points.ts";

const MEANING_MAX = 20;
/** Tenths of a whole line for each of two characters that stands where it sits best. */
const IN_PLACE = 5;
/** Tenths for every step of a grade of two characters; one character's grade counts twice. */
const GRADE_WEIGHT = 2;
const TENTHS_A_POINT = 5;
/** Affinity, of 50, of a name of one character that nobody has graded. */
const ALONE_UNGRADED = 10;

/** The meaning line in tenths, 0–100: grades 40, places 10, affinity 50. */
function meaningTenths(given: readonly Facts[], sex: Sex, books: Books): number {
  let grades = 0;
  for (const { grade } of given) grades += grade;
  const graded = Math.round((grades * GRADE_WEIGHT * 2) / given.length);
  return graded + placeTenths(given) + givenAffinity(given, sex, books);
}

/** Points of the meaning line from its tenths. */
export function meaningPoints(tenths: number): number {
  return Math.floor(tenths / TENTHS_A_POINT);
}

/** Tenths of one of two characters by its grade and its place. */
export function placedTenths(facts: Facts, place: 1 | 2): number {
  return facts.grade * GRADE_WEIGHT + (inPlace(facts, place) ? IN_PLACE : 0);
}

/** Tenths of the only character of a name by its grade; it is always in its place. */
export const onlyTenths = ({ grade }: Facts): number => grade * GRADE_WEIGHT * 2 + IN_PLACE * 2;

/** Does a character sit where it sits best (首 尾 皆)? One outside the lexicon counts as in place. */
function inPlace(facts: Facts, place: 1 | 2): boolean {
  const best = facts.entry?.place ?? "皆";
  return best === "皆" || best === (place === 1 ? "首" : "尾");
}

/** Does a character lean to the other sex? */
function leansAway(facts: Facts, sex: Sex): boolean {
  if (sex === "male") return facts.entry?.leaning === "女";
  return sex === "female" && facts.entry?.leaning === "男";
}

/** The grade of some characters side by side as a name for a child of this sex. */
const gradeOfGiven = (given: readonly Facts[], sex: Sex): Grade => gradeOf(marksOfGiven(given), sex);

/** The affinity of one pair side by side, in tenths, 0–50. */
export function pairAffinity(first: Facts, second: Facts, sex: Sex, books: Books): number {
  return affinityTenths(
    pairCell(first, second, books),
    gradeOf(pairMarks(first.place, second.place), sex),
    phraseGrade(first.roles, second.roles),
    first.radical !== 0 && first.radical === second.radical,
    (leansAway(first, sex) ? 1 : 0) + (leansAway(second, sex) ? 1 : 0),
  );
}

function placeTenths(given: readonly Facts[]): number {
  const [first] = given;
  if (first === undefined) return 0;
  if (given.length === 1) return IN_PLACE * 2;
  let others = true;
  for (let at = 1; at < given.length; at++) others &&= inPlace(given[at] ?? first, 2);
  return (inPlace(first, 1) ? IN_PLACE : 0) + (others ? IN_PLACE : 0);
}

/**
 * The affinity of a whole given name: of its one pair, the mean of several, or how well one character stands
 * alone.
 */
function givenAffinity(given: readonly Facts[], sex: Sex, books: Books): number {
  const [first] = given;
  if (first === undefined) return 0;
  if (given.length === 1) return gradedAffinity(gradeOfGiven(given, sex)) || ALONE_UNGRADED;
  let sum = 0;
  let before = first;
  for (let at = 1; at < given.length; at++) {
    const next = given[at] ?? before;
    sum += pairAffinity(before, next, sex, books);
    before = next;
  }
  return Math.round(sum / (given.length - 1));
}

/** The line of meaning (字义), 20 points. */
export function meaningLine(house: Household, given: readonly Facts[]): BillLine {
  const points = meaningPoints(meaningTenths(given, house.family.sex, house.books));
  return {
    part: "字义与出处",
    rule: "字义与搭配",
    input: sayEach(given, (facts) => facts.said.grade, DOT),
    points,
    max: MEANING_MAX,
    mark: gradeOfGiven(given, house.family.sex) > 0 ? "试读" : "据表",
    reason: reasonOf(house, given, points === MEANING_MAX),
  };
}

/** The grade of a pair whose two characters together are paid in full. */
const BEST = 5;

/** Of an ungraded name of one character: 伟 and 丽 are among them, so nothing is said against it but that we have not read it. */
const ALONE = "这个单名没有在我们逐个读过的名字里，这里给分从低。";

function reasonOf({ books, family }: Household, given: readonly Facts[], isWhole: boolean): string {
  const [first, second] = given;
  if (first === undefined) return "";
  const grade = gradeOfGiven(given, family.sex);
  if (second === undefined) return grade > 0 ? "这个字单用成名，意思完整。" : ALONE;
  const cell = pairCell(first, second, books);
  const why =
    sayBeyond([first, second]) ??
    affinityReason(first.char + second.char, cell, grade, phraseGrade(first.roles, second.roles));
  const places = placeTenths(given) < IN_PLACE * 2 ? "，前后换一换位置更稳" : "";
  // The two together are paid in full: what is lost is lost by a character's own sense or place.
  const own = grade === BEST && !isWhole ? "；单看每个字还差一点" : "";
  return `${why}${grade === 0 ? places : own}。${unlistedNote(given)}`;
}

/** Of a pair with a character outside the table: what the two make cannot be looked up; null where both are in it. */
function sayBeyond(pair: readonly Facts[]): string | null {
  const beyond = sayEach(pair, ({ char, character }) => (character === undefined ? char : ""), "");
  return beyond === "" ? null : `“${beyond}”不在字表里，和旁边的字怎么搭配无从核对，不加分；字义按一般的字计`;
}

/** Of characters that we have no entry for; those beyond the table have been told of. */
function unlistedNote(given: readonly Facts[]): string {
  const unlisted = sayEach(
    given,
    ({ char, entry, character }) => (entry === undefined && character !== undefined ? char : ""),
    "",
  );
  return unlisted === "" ? "" : `我们的起名用字里没有“${unlisted}”，按一般的字计。`;
}
