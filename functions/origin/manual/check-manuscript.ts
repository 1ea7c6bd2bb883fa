import { bannedIn } from "#functions/contract/banned-words.ts";
import type { ManualTerms } from "#functions/contract/manual.ts";
import type { ManualBrief } from "#functions/contract/manual-brief.ts";
import { findCharacter } from "#functions/naming/characters/find-character.ts";
import { standardFormOf } from "#functions/naming/characters/standard-form.ts";
import type { ManuscriptFile } from "./manuscript-file.ts";

/** What the family asked of the characters. */
type Asked = Pick<ManualBrief, "length" | "fixed" | "generation" | "avoid">;

/** What is wrong with one given name, each in a few words. */
type Check = (given: string, asked: Asked) => string[];

const CHECKS: readonly Check[] = [
  (given) =>
    [...given]
      .filter((char) => findCharacter(char) === undefined)
      .map((char) => {
        const standard = standardFormOf(char);
        const instead = standard === undefined ? "" : `, registered as ${standard}`;
        return `${char} is not in 《通用规范汉字表》${instead}`;
      }),
  (given, { length }) =>
    length !== "any" && [...given].length !== Number(length)
      ? [`the family asked for ${length} characters`]
      : [],
  (given, { fixed }) => (fixed !== undefined && !given.includes(fixed) ? [`${fixed} has to be in it`] : []),
  (given, { generation }) =>
    generation !== undefined && !given.includes(generation) ? [`${generation} (字辈) has to be in it`] : [],
  (given, { avoid }) =>
    avoid.filter((char) => given.includes(char)).map((char) => `${char} is to be avoided`),
];

/** Every text of a manuscript with its place in the file. */
const textsOf = ({ opening, names, pick }: ManuscriptFile): readonly (readonly [string, string])[] => [
  ["opening", opening],
  ...names.map(({ given, reason }, at) => [`names.${at}.reason (${given})`, reason] as const),
  [`pick.reason (${pick.given})`, pick.reason],
];

/** Words that the site never says (广告法), each with its place. */
const unfair = (file: ManuscriptFile): string[] =>
  textsOf(file).flatMap(([place, text]) => bannedIn(text).map((word) => `${place}: says “${word}”`));

/**
 * What keeps a manuscript from going out, a line each; none where it may. A first draft holds the names that were sold,
 * a revision at least one.
 */
export function manuscriptFaults(
  file: ManuscriptFile,
  asked: Asked,
  terms: Pick<ManualTerms, "names">,
  isFirst: boolean,
): string[] {
  const { names, pick } = file;
  const all = names.map(({ given }) => given);
  const twice = all.filter((given, at) => all.indexOf(given) !== at);
  return [
    ...(isFirst && all.length < terms.names
      ? [`${terms.names} names were sold, ${all.length} are here`]
      : []),
    ...twice.map((given) => `${given} is there twice`),
    ...(all.includes(pick.given) ? [] : [`the first choice ${pick.given} is none of the names`]),
    ...all.flatMap((given) =>
      CHECKS.flatMap((check) => check(given, asked)).map((fault) => `${given}: ${fault}`),
    ),
    ...unfair(file),
  ];
}
