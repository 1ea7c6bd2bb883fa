import { fitted, turned } from "./fitted.ts";
import type { Grade } from "./marks.ts";

/** How much a name is liked by a family: by its grade; above every grade where it fits the surname (6), and one more for each reader who was glad of it, up to two. */
export type Level = Grade | 6 | 7 | 8;

/** The best grade of a given name by itself; what fits its surname stands above. */
export const BEST_GRADE: Level = 5;
export const LEAST_FIT: Level = 6;

const LEVELS = new Map<string | undefined, Level>([
  ["GG", 8],
  ["G", 7],
  ["A", 6],
  ["E", 1],
]);
/** Plain classes: a process's first name waits a millisecond for one of Unicode's (\p) to be compiled. */
const GROUP = /^(GG?|[AE])([男女])=([^\s,]{1,2}(?:,[^\s,]{1,2})*)$/u;
const NONE: ReadonlyMap<string, Level> = new Map();

/** By surname what is read of it, by surname and sex: a family asks for one surname of some hundreds. */
const read = new Map<string, ReadonlyMap<string, ReadonlyMap<string, Level>>>();

/**
 * What blind readers said of given names with this surname before them (配姓): A where all who read it would consider the whole name, G where
 * one of them was glad of it, GG where more were, E where one winced or hardly anybody would. It stands above the grade of the given name by itself. Empty for a surname that was not read.
 */
export function fitsOf(surname: string, sex: "male" | "female" | "unknown"): ReadonlyMap<string, Level> {
  const own = read.get(surname) ?? readFits(lineOf(surname));
  read.set(surname, own);
  return own.get(`${surname}${sex === "male" ? "男" : sex === "female" ? "女" : ""}`) ?? NONE;
}

/** By sex and given name; read at the first call. */
let turns: ReadonlyMap<string, number> | undefined;

/**
 * How many times a fitting name halves its chance to lead (轮次): the logarithm to base 2 of the number of surnames that it fits. So a name that suits
 * many families takes turns with them, and the one that suits few comes to its own.
 */
export function turnOf(given: string, sex: "male" | "female" | "unknown"): number {
  turns ??= readTurns(turned);
  return turns.get(`${sex === "male" ? "男" : "女"}${given}`) ?? 0;
}

/** Reads lines such as `3 男=知微,怀瑾 女=采薇`. */
export function readTurns(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const line of text.trim().split("\n").filter(Boolean)) {
    const [turn, ...groups] = line.split(" ");
    for (const group of groups)
      for (const given of group.slice(2).split(",")) found.set(group.charAt(0) + given, Number(turn));
  }
  return found;
}

/** The line of a surname, "" where it was not read. */
function lineOf(surname: string): string {
  const start = fitted.indexOf(`\n${surname} `) + 1;
  return start === 0 ? "" : fitted.slice(start, fitted.indexOf("\n", start));
}

/** Reads lines such as `沈 A男=知微,澈 E女=安然`; throws, with the group, where one does not parse. */
export function readFits(text: string): ReadonlyMap<string, ReadonlyMap<string, Level>> {
  const found = new Map<string, Map<string, Level>>();
  for (const line of text.trim().split("\n").filter(Boolean)) {
    const [surname = "", ...groups] = line.split(" ");
    for (const group of groups) {
      const [, level, sex = "", givens = ""] = GROUP.exec(group) ?? fault(group);
      const own = found.get(surname + sex) ?? new Map<string, Level>();
      for (const given of givens.split(",")) own.set(given, LEVELS.get(level) ?? 1);
      found.set(surname + sex, own);
    }
  }
  return found;
}

function fault(group: string): never {
  throw new SyntaxError(`not a group of names with a surname: ${group}`);
}
