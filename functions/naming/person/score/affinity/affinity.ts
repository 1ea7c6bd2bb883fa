import { AVOIDED_BIT, CLASH_BIT, SOURCE_BITS } from "#functions/naming/person/score/pair-table.ts";
import type { Grade } from "#functions/naming/person/store/marks.ts";

/** The most that a name can have, in tenths of the meaning line: one that readers are glad of. */
const AFFINITY_MAX = 50;
/** By grade: none, E, D, C, B, A. */
const GRADED = [0, 34, 39, 43, 47, AFFINITY_MAX] as const;
/** The most of a pair that is not graded. */
const UNGRADED_MAX = 30;

/** From this grade (0–36) on two roles make a phrase; an ungraded pair has its grade less UNGRADED as affinity. */
const PHRASE = 28;
const UNGRADED = 8;
const ATTESTED = 8;
const IN_ONE_LINE = 2;
const SAME_RADICAL = 8;
const SENSES_CLASH = 24;
const OTHER_SEX = 12;

/** The affinity (搭配) of a graded name, in tenths of the meaning line. */
export const gradedAffinity = (grade: Grade): number => GRADED[grade];

/**
 * The affinity of two characters in this order, in tenths of the meaning line, 0–50. By its grade; on the list of words
 * that are no names 0; else by the phrase that their roles make (`phrase`, 0–36), more where the classics have them
 * together, less for one radical twice, for senses that clash, and for each that leans to the other sex (`away`).
 */
export function affinityTenths(
  cell: number,
  grade: Grade,
  phrase: number,
  sameRadical: boolean,
  away: number,
): number {
  if (grade > 0) return gradedAffinity(grade);
  if ((cell & AVOIDED_BIT) !== 0 || phrase === 0) return 0;
  const source = cell & SOURCE_BITS;
  const attested = source >= 10 ? ATTESTED : source >= 8 ? IN_ONE_LINE : 0;
  const radical = sameRadical && source < 10 ? SAME_RADICAL : 0;
  const clash = (cell & CLASH_BIT) !== 0 ? SENSES_CLASH : 0;
  const tenths = phrase - UNGRADED + attested - radical - clash - away * OTHER_SEX;
  return Math.min(UNGRADED_MAX, Math.max(0, tenths));
}

/** What is said of a graded name, by grade. */
const LIKED: Readonly<Partial<Record<Grade, string>>> = {
  5: "合起来是完整的意思，试读八成愿意考虑，是最高一档",
  4: "两字搭得自然，试读约七成愿意考虑",
  3: "两字搭得上，试读喜好不一",
  2: "两字搭得上，合不合意要看各家喜好",
  1: "两字搭得上，是从长名单里挑出来的",
};

/** Why a pair has its affinity, in a parent's words; `word` is what the two make. */
export function affinityReason(word: string, cell: number, grade: Grade, phrase: number): string {
  if (grade > 0) return LIKED[grade] ?? "";
  if ((cell & AVOIDED_BIT) !== 0) return `“${word}”是个常用的词，听的人会先想到它`;
  if ((cell & CLASH_BIT) !== 0) return "两字意思重复或相反";
  if (phrase === 0) return "两字各有意思，放在一起没有现成的说法";
  return phrase >= PHRASE
    ? "两字连得成话，只是没有在我们逐个读过的名字里"
    : "两字各自都好，合起来意思不大连贯";
}
