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

/**
 * What keeps a manuscript from going out, a line each; none where it may. A first draft holds the names that were sold,
 * a revision at least one.
 */
export function manuscriptFaults(
  { names, pick }: ManuscriptFile,
  asked: Asked,
  terms: Pick<ManualTerms, "names">,
  isFirst: boolean,
): string[] {
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
  ];
}
