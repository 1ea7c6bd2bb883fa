import { surnameWords } from "./surname-words.ts";

const wordsBySurname: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  surnameWords
    .trim()
    .split("\n")
    .map((line) => [line.slice(0, line.indexOf(" ")), new Set(line.slice(line.indexOf(" ") + 1))]),
);

/** The characters that make another word with a surname's last character where they begin the given name (高 and 兴). */
export function wordsWith(lastOfSurname: string): ReadonlySet<string> | undefined {
  return wordsBySurname.get(lastOfSurname);
}
