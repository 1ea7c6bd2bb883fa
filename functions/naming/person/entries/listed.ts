import { gradedCharacters } from "#functions/naming/person/store/graded-characters.ts";
import { type Grade, gradeOf, type Marks } from "#functions/naming/person/store/marks.ts";
import { eachGradedPair, marksOf } from "#functions/naming/person/store/store.ts";

/** Whom a name is for (倾向), by the readers who would give it. */
export type Whom = "男" | "女" | "皆";

/** The least grade of a name that has a page of its own, for one sex at least: below it few would take it. */
const LEAST: Grade = 2;

/** The better grade of a name for either sex. */
const bestGrade = (marks: Marks): Grade => {
  const [male, female] = [gradeOf(marks, "male"), gradeOf(marks, "female")];
  return male > female ? male : female;
};

/** For whom readers would take a name of these marks. */
export function whomOf(marks: Marks): Whom {
  const male = gradeOf(marks, "male") >= LEAST;
  const female = gradeOf(marks, "female") >= LEAST;
  return male === female ? "皆" : male ? "男" : "女";
}

/** Has this given name a page that anybody may open? It stands in the store, and enough readers would take it. */
export const isListed = (given: string): boolean => bestGrade(marksOf(given)) >= LEAST;

interface Stored {
  given: string;
  grade: Grade;
}

let stored: readonly Stored[] | undefined;

/** Every graded given name, the best first; sorted once. */
function allStored(): readonly Stored[] {
  stored ??= allGraded()
    .map((given) => ({ given, grade: bestGrade(marksOf(given)) }))
    .sort((one, other) => other.grade - one.grade);
  return stored;
}

/** The given names that have a page, the best first. */
export const listedNames = (): string[] =>
  allStored()
    .filter(({ grade }) => grade >= LEAST)
    .map(({ given }) => given);

/** The names of two characters with this one: those that have a page, and those that stand in the store and have none. */
export function storedWith(char: string): { listed: string[]; others: string[] } {
  const found = allStored().filter(({ given }) => given.length > 1 && given.includes(char));
  const names = (isWanted: (grade: Grade) => boolean) =>
    found.filter(({ grade }) => isWanted(grade)).map(({ given }) => given);
  return { listed: names((grade) => grade >= LEAST), others: names((grade) => grade < LEAST) };
}

function allGraded(): string[] {
  const graded = gradedCharacters().filter((char) => marksOf(char) !== 0);
  eachGradedPair((first, second) => graded.push(first + second));
  return graded;
}
