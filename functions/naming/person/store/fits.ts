import { fitted } from "./fitted.ts";
import type { Grade } from "./marks.ts";

const GRADES = new Map<string | undefined, Grade>([
  ["A", 5],
  ["E", 1],
]);
const GROUP = /^([AE])([男女])=(\p{Script=Han}{1,2}(?:,\p{Script=Han}{1,2})*)$/u;
const NONE: ReadonlyMap<string, Grade> = new Map();

/** By surname and sex. */
let read: ReadonlyMap<string, ReadonlyMap<string, Grade>> | undefined;

/**
 * What blind readers said of given names with this surname before them (配姓): A where most would consider the whole name, E where
 * none would. It stands above the grade of the given name by itself. Empty for a surname that was not read.
 */
export function fitsOf(surname: string, sex: "male" | "female" | "unknown"): ReadonlyMap<string, Grade> {
  read ??= readFits(fitted);
  return read.get(`${surname}${sex === "male" ? "男" : sex === "female" ? "女" : ""}`) ?? NONE;
}

/** Reads lines such as `沈 A男=知微,澈 E女=安然`; throws, with the group, where one does not parse. */
export function readFits(text: string): ReadonlyMap<string, ReadonlyMap<string, Grade>> {
  const found = new Map<string, Map<string, Grade>>();
  for (const line of text.trim().split("\n").filter(Boolean)) {
    const [surname = "", ...groups] = line.split(" ");
    for (const group of groups) {
      const [, grade, sex = "", givens = ""] = GROUP.exec(group) ?? fault(group);
      const own = found.get(surname + sex) ?? new Map<string, Grade>();
      for (const given of givens.split(",")) own.set(given, GRADES.get(grade) ?? 1);
      found.set(surname + sex, own);
    }
  }
  return found;
}

function fault(group: string): never {
  throw new SyntaxError(`not a group of names with a surname: ${group}`);
}
