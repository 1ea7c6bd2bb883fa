import { famousNames } from "./famous-names.ts";
import { surnamePuns } from "./surname-puns.ts";
import { surnameWords } from "./surname-words.ts";

const famous = fullNames(famousNames);
const puns = fullNames(surnamePuns);
const wordsBySurname = byFirstWord(surnameWords, (rest) => Array.from(rest));

/** Reads lines of a first word and its members into a map from the first word to the set of its members. */
function byFirstWord(text: string, members: (rest: string) => readonly string[]) {
  const lines = text.trim().split("\n");
  return new Map(
    lines.map((line): [string, ReadonlySet<string>] => {
      const first = line.slice(0, line.indexOf(" "));
      return [first, new Set(members(line.slice(first.length + 1)))];
    }),
  );
}

/** The full names of lines of a surname and the given names that stand with it. */
function fullNames(text: string): ReadonlySet<string> {
  const lines = byFirstWord(text, (rest) => rest.split(" "));
  return new Set([...lines].flatMap(([surname, givens]) => Array.from(givens, (given) => surname + given)));
}

/** Does somebody known to all bear this full name, or is it a plain word? */
export function isFamous(fullName: string): boolean {
  return famous.has(fullName);
}

/** Is the full name read or heard as something comic or bad, though each half is fine (沉舟 in 陈一舟)? */
export function isPun(fullName: string): boolean {
  return puns.has(fullName);
}

/** The characters that make another word with a surname's last character where they begin the given name (高 and 兴). */
export function wordsWith(lastOfSurname: string): ReadonlySet<string> | undefined {
  return wordsBySurname.get(lastOfSurname);
}
