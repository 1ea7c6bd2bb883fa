import { knownTables } from "#functions/naming/prepared/known-tables.ts";
import { fitsInColumns } from "./fit-columns.ts";
import { type Deal, type FitsBySex, readFits } from "./fits-text.ts";
import { fitted } from "./fitted.ts";
import type { Grade } from "./marks.ts";

/**
 * How much a name is liked (喜欢的程度): four more are twice the odds that a reader would consider it. 0 where readers winced or
 * hardly anybody would, as EVEN says where every other one would.
 */
export type Liking = number;

/** The liking of a name that every other reader would consider, by its length: fewer of one character are liked, and their grades begin as much lower (scripts/reading/store/make-store.ts). */
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
 * How much given names are liked behind this surname (配姓), as blind readers said who read the whole name, and else how much by themselves, where that is
 * not as their grade says. Empty where the child's sex is not known.
 */
export const fitsOf = (surname: string, sex: Sex): ReadonlyMap<string, Liking> =>
  ownOf(surname, sex)?.likings ?? NOTHING;

/**
 * The given names that are dealt to a surname (派给这个姓的名字): readers took them with it, and each is dealt to few surnames (scripts/reading/store/dealt.ts), so that families of different surnames are shown
 * different ones. Empty where the child's sex is not known.
 */
export const dealtTo = (surname: string, sex: Sex): ReadonlyMap<string, Deal> =>
  ownOf(surname, sex)?.dealt ?? NONE_DEALT;
const NONE_DEALT: ReadonlyMap<string, Deal> = new Map();

function ownOf(surname: string, sex: Sex) {
  const own = read.get(surname) ?? readOf(surname);
  read.set(surname, own);
  return sex === "unknown" ? undefined : own.get(sex === "male" ? "男" : "女");
}

/** As the build has prepared it, else from the text. */
function readOf(surname: string): FitsBySex {
  const tables = knownTables();
  return tables === undefined ? readFits(fitted, surname) : fitsInColumns(tables.fits, surname);
}
