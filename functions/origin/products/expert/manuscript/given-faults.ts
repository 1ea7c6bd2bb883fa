import type { ExpertBrief } from "#functions/contract/products/expert-brief.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { standardFormOf } from "#functions/naming/facts/characters/standard-form.ts";

/** What the family asked of the characters. */
export type Asked = Pick<ExpertBrief, "length" | "fixed" | "generation" | "avoid">;

type Check = (given: string, asked: Asked) => string[];

const CHECKS: readonly Check[] = [
  (given) =>
    [...given]
      .filter((char) => findCharacter(char) === undefined)
      .map((char) => {
        const standard = standardFormOf(char);
        return standard === undefined ? messages.notInTable(char) : messages.variant(char, standard);
      }),
  (given, { length }) =>
    length !== "any" && [...given].length !== Number(length) ? [messages.askedLength(Number(length))] : [],
  (given, { fixed }) => (fixed !== undefined && !given.includes(fixed) ? [messages.askedFixed(fixed)] : []),
  (given, { generation }) =>
    generation !== undefined && !given.includes(generation) ? [messages.askedGeneration(generation)] : [],
  (given, { avoid }) => avoid.filter((char) => given.includes(char)).map(messages.askedAvoid),
];

/** What keeps a given name out of a manuscript: it can't be registered, or breaks what the family asked. */
export const givenFaults = (given: string, asked: Asked): string[] =>
  CHECKS.flatMap((check) => check(given, asked));
