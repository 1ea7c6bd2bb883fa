/** When a name sounds of (年代): timeless 恒, of the 2010s and 2020s 今, of a past generation 旧. */
const ERAS = ["恒", "今", "旧"] as const;
export type Era = (typeof ERAS)[number];

/** How a name speaks (气质). */
const TONES = ["诗意", "端方", "清朗", "温厚", "大气", "灵动", "质朴", "明丽"] as const;
export type Tone = (typeof TONES)[number];

/**
 * The grade of a given name (档) for a child of one sex, by the share of readers who would consider it behind a usual surname
 * (scripts/reading): 5 is A, four of five; 4 is B, seven of ten; 3 is C, every other; 2 is D, fewer, or liked by others alone; 1 is E, read by
 * too few; 0 is none, and it is never proposed.
 */
export type Grade = 0 | 1 | 2 | 3 | 4 | 5;

/** What readers say of a given name, as bits: its grade for a boy (3) and a girl (3), its era (2), its tone + 1 (4). */
export type Marks = number;

const GRADES = new Map<string | undefined, Grade>([
  ["A", 5],
  ["B", 4],
  ["C", 3],
  ["D", 2],
  ["E", 1],
]);
const FEMALE_SHIFT = 3;
const ERA_SHIFT = 6;
const TONE_SHIFT = 8;
const GRADE_BITS = 7;
const ERA_BITS = 3;
const TONE_BITS = 15;
const GROUP = /^([A-E])([男女皆])([今旧]?)([诗端清温大灵质明]?)=(\p{Script=Han}+)$/u;

const GRADES_BY_BITS: readonly Grade[] = [0, 1, 2, 3, 4, 5];

/** The grade for a child of this sex; where it is unknown, the lower of both. */
export function gradeOf(marks: Marks, sex: "male" | "female" | "unknown"): Grade {
  const male = marks & GRADE_BITS;
  const female = (marks >> FEMALE_SHIFT) & GRADE_BITS;
  const grade = sex === "male" ? male : sex === "female" ? female : Math.min(male, female);
  return GRADES_BY_BITS[grade] ?? 0;
}

/** The same of a name that is asked after for anybody, or is somebody's already: where the sex is unknown, the better of both. */
export const likingOf = (marks: Marks, sex: "male" | "female" | "unknown"): Grade => {
  if (sex !== "unknown") return gradeOf(marks, sex);
  const [male, female] = [gradeOf(marks, "male"), gradeOf(marks, "female")];
  return male > female ? male : female;
};

export const eraOf = (marks: Marks): Era => ERAS[(marks >> ERA_SHIFT) & ERA_BITS] ?? "恒";

/** Undefined where no reader has said it. */
export const toneOf = (marks: Marks): Tone | undefined => TONES[((marks >> TONE_SHIFT) & TONE_BITS) - 1];

/**
 * Hands each member of a line of groups to `note` with its marks. A group (`A男今诗=珩衡`): grade, for whom, era (none:
 * timeless), first character of the tone, the members. Throws, with the group, where one does not parse.
 */
export function readGroups(line: string, note: (member: string, marks: Marks) => void): void {
  for (const group of line.split(" ")) {
    const [, grade, whom, era = "", tone = "", members = ""] = GROUP.exec(group) ?? fault(group);
    const own = GRADES.get(grade) ?? 0;
    const male = whom === "女" ? 0 : own;
    const female = whom === "男" ? 0 : own;
    const time = era === "今" ? 1 : era === "旧" ? 2 : 0;
    const said = tone === "" ? 0 : TONES.findIndex((known) => known.startsWith(tone)) + 1;
    const marks = male | (female << FEMALE_SHIFT) | (time << ERA_SHIFT) | (said << TONE_SHIFT);
    for (const member of members) note(member, marks);
  }
}

/** The marks of a name that stands in two groups, for boys and for girls: both grades, era and tone of the first. */
export function bothMarks(one: Marks, other: Marks): Marks {
  const grades = (1 << ERA_SHIFT) - 1;
  return one | (other & grades);
}

function fault(group: string): never {
  throw new SyntaxError(`not a group of graded names: ${group}`);
}
