import { knownTables } from "#functions/naming/prepared/known-tables.ts";
import { fitsInColumns } from "./fit-columns.ts";
import { type FitsBySex, listed, readFits } from "./fits-text.ts";
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

/** By surname what is read of it: a family asks for one surname of some hundreds. */
const read = new Map<string, FitsBySex>();
const NOTHING: ReadonlyMap<string, Liking> = new Map();
type Sex = "male" | "female" | "unknown";

/**
 * Do names take turns in this family (轮次)? Not where it chose a book, which has few, nor behind a surname with which few names go
 * (难配的姓), nor where the child's sex is not known.
 */
export const takesTurns = (surname: string, sex: Sex, isBookChosen: boolean): boolean =>
  !isBookChosen && (ownOf(surname, sex)?.turns.size ?? 0) > 0;

/**
 * How much given names are liked behind this surname (配姓), as blind readers said who read the whole name, and else how much by themselves, where that is
 * not as their grade says. What nearly all families would be shown gives up its turns (轮次), unless the family chose a book or its surname goes with few names (难配的姓). Empty where the child's sex is not known.
 */
export function fitsOf(surname: string, sex: Sex, isBookChosen: boolean): ReadonlyMap<string, Liking> {
  const fits = ownOf(surname, sex);
  if (fits === undefined) return NOTHING;
  if (!takesTurns(surname, sex, isBookChosen)) return fits.likings;
  const inTurn = new Map(fits.likings);
  for (const [given, turn] of fits.turns) inTurn.set(given, Math.max(0, (inTurn.get(given) ?? 0) - turn));
  return inTurn;
}

function ownOf(surname: string, sex: Sex) {
  const own = read.get(surname) ?? readOf(surname);
  read.set(surname, own);
  return sex === "unknown" ? undefined : own.get(sex === "male" ? "男" : "女");
}

/** As the build has prepared it, else from the text; behind a hard surname nothing takes turns. */
function readOf(surname: string): FitsBySex {
  const tables = knownTables();
  if (tables !== undefined) return fitsInColumns(tables.fits, surname);
  const found = readFits(fitted, surname);
  for (const [sex, { turns }] of found) if (listed(hardSurnames[sex]).includes(surname)) turns.clear();
  return found;
}
