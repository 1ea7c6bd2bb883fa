import { fitted, hardSurnames } from "./fitted.ts";
import type { Grade } from "./marks.ts";

/**
 * How much a name is liked (喜欢的程度): four more are twice the odds that a reader would consider it. 0 where readers winced or
 * hardly anybody would, as EVEN says where every other one would. What nearly all families would be shown first gives up some of it, so that they take turns (scripts/reading/turns.ts).
 */
export type Liking = number;

/** The liking of a name that every other reader would consider, by its length: fewer of one character are liked, and their grades begin as much lower (scripts/reading/store.ts). */
export const EVEN = { 1: 17, 2: 8 } as const;

/** Of given names by their grade; else as fitted.ts says. */
const OF_GRADE: Readonly<Record<Exclude<Grade, 0>, Liking>> = { 1: 0, 2: 4, 3: 10, 4: 14, 5: 16 };

/** How much a name of this grade is liked, behind a usual surname; null where it is never proposed. */
export const likingOfGrade = (grade: Grade): Liking | null => (grade === 0 ? null : OF_GRADE[grade]);

/** The most that any name is liked: the end of the scale. */
export const mostLiking = (): Liking =>
  [...fitted.matchAll(/[男女](\d+)/g)].reduce((most, [, liking]) => Math.max(most, Number(liking)), 0);

/** Plain classes: a process's first name waits a millisecond for one of Unicode's (\p) to be compiled. */
const GROUP = /^([男女])(-?\d\d?)(?:=([^\s,]*)((?:,[^\s,]{2})*))?$/u;

/** How much given names are liked, by given name, and what some of them give up to take turns. */
interface Fits {
  readonly likings: Map<string, Liking>;
  readonly turns: Map<string, number>;
}

/** By surname what is read of it, by sex: a family asks for one surname of some hundreds. */
const read = new Map<string, ReadonlyMap<string, Fits>>();
const NONE: Fits = { likings: new Map(), turns: new Map() };

/**
 * Do names take turns in this family (轮次)? Not where it chose a book, which has few, nor behind a surname with which few names go
 * (难配的姓), nor where the child's sex is not known.
 */
export function takesTurns(
  surname: string,
  sex: "male" | "female" | "unknown",
  isBookChosen: boolean,
): boolean {
  if (sex === "unknown" || isBookChosen) return false;
  return !isListed(surname, hardSurnames[sex === "male" ? "男" : "女"]);
}

/**
 * How much given names are liked behind this surname (配姓), as blind readers said who read the whole name, and else how much by themselves, where that is
 * not as their grade says. What nearly all families would be shown gives up its turns (轮次), unless the family chose a book or its surname goes with few names (难配的姓). Empty where the child's sex is not known.
 */
export function fitsOf(
  surname: string,
  sex: "male" | "female" | "unknown",
  isBookChosen: boolean,
): ReadonlyMap<string, Liking> {
  const own = read.get(surname) ?? readFits(fitted, surname);
  read.set(surname, own);
  if (sex === "unknown") return NONE.likings;
  const whom = sex === "male" ? "男" : "女";
  const fits = own.get(whom) ?? NONE;
  if (fits.turns.size === 0 || !takesTurns(surname, sex, isBookChosen)) return fits.likings;
  const inTurn = new Map(fits.likings);
  for (const [given, turn] of fits.turns) inTurn.set(given, Math.max(0, (inTurn.get(given) ?? 0) - turn));
  return inTurn;
}

/**
 * Reads of a surname, by sex and given name, lines such as `知微 女17 女-5 女28=陈林,欧阳 女0=王`: how much the given name is liked behind any surname (left out where its
 * grade says so), what it gives up to take turns, then how much behind some, in this order, those of one character together and those of two apart. Throws, with the group, where one of its lines does not parse.
 */
export function readFits(text: string, surname: string): ReadonlyMap<string, Fits> {
  const found = new Map(
    [..."男女"].map((sex): [string, Fits] => [sex, { likings: new Map(), turns: new Map() }]),
  );
  for (const line of text.split("\n")) {
    const [given = "", ...groups] = line.split(" ");
    for (const group of groups) {
      if (group.includes("=") && !group.includes(surname)) continue;
      const [, sex = "", liking, single, double = ""] = GROUP.exec(group) ?? fault(group);
      const { likings, turns } = found.get(sex) ?? NONE;
      if (Number(liking) < 0) turns.set(given, -Number(liking));
      else if (single === undefined || isListed(surname, single + double)) likings.set(given, Number(liking));
    }
  }
  return found;
}

/** Is a surname among those of one character that stand together (陈林), or of two that stand apart (,欧阳)? */
function isListed(surname: string, list: string): boolean {
  const [single = "", ...double] = list.split(",");
  return single.includes(surname) ? Array.from(surname).length === 1 : double.includes(surname);
}

function fault(group: string): never {
  throw new SyntaxError(`not a group of surnames: ${group}`);
}
