import { fitted } from "./fitted.ts";
import type { Grade } from "./marks.ts";

/** How much a name is liked by a family: by its grade; above every grade where it fits the surname (6), and one more for each reader who was glad of it, up to two. */
export type Level = Grade | 6 | 7 | 8;

/** The best grade of a given name by itself; what fits its surname stands above. */
export const BEST_GRADE: Level = 5;
export const LEAST_FIT: Level = 6;

/** What is read of a given name with a surname before it. */
export interface Fit {
  readonly level: Level;
  /**
   * How many times it halves its chance to lead (轮次): the logarithm to base 4 of the number of surnames that it fits. So a name that suits many
   * families takes turns with them; no more than so, for what suits many is liked a little more.
   */
  readonly turn: number;
}

const LEVELS = new Map<string | undefined, Level>([
  ["GG", 8],
  ["G", 7],
  ["A", 6],
  ["E", 1],
]);
/** Plain classes: a process's first name waits a millisecond for one of Unicode's (\p) to be compiled. */
const GROUP = /^(GG?|[AE])([男女])=([^\s,]*)((?:,[^\s,]{2})*)$/u;
const NONE: ReadonlyMap<string, Fit> = new Map();

/** By surname what is read of it, by sex: a family asks for one surname of some hundreds. */
const read = new Map<string, ReadonlyMap<string, ReadonlyMap<string, Fit>>>();

/**
 * What blind readers said of given names with this surname before them (配姓): A where all who read it would consider the whole name, G where
 * one of them was glad of it, GG where more were, E where one winced or hardly anybody would. It stands above the grade of the given name by itself. Empty for a surname that was not read.
 */
export function fitsOf(surname: string, sex: "male" | "female" | "unknown"): ReadonlyMap<string, Fit> {
  const own = read.get(surname) ?? readFits(fitted, surname);
  read.set(surname, own);
  return own.get(sex === "male" ? "男" : sex === "female" ? "女" : "") ?? NONE;
}

/**
 * Reads of a surname, by sex and given name, lines such as `知微 A男=陈林,欧阳 E女=王`: surnames of one character together, those of two
 * apart. Throws, with the group, where one of its lines does not parse.
 */
export function readFits(text: string, surname: string): ReadonlyMap<string, ReadonlyMap<string, Fit>> {
  const found = new Map<string, Map<string, Fit>>();
  for (const line of text.split("\n")) {
    if (!line.includes(surname)) continue;
    const [given = "", ...groups] = line.split(" ").filter(Boolean);
    const said = groups.map(readGroup);
    for (const { level, sex, surnames } of said) {
      if (!surnames.includes(surname)) continue;
      const fitting = said.filter((one) => one.sex === sex && one.level >= LEAST_FIT);
      const many = fitting.reduce((sum, one) => sum + one.surnames.length, 0);
      const own = found.get(sex) ?? new Map<string, Fit>();
      found.set(sex, own.set(given, { level, turn: Math.round(Math.log2(Math.max(1, many)) / 2) }));
    }
  }
  return found;
}

function readGroup(group: string): { level: Level; sex: string; surnames: readonly string[] } {
  const [, level, sex = "", single = "", double = ""] = GROUP.exec(group) ?? fault(group);
  const surnames = [...single, ...double.split(",").filter(Boolean)];
  return { level: LEVELS.get(level) ?? 1, sex, surnames };
}

function fault(group: string): never {
  throw new SyntaxError(`not a group of surnames: ${group}`);
}
