import { usableCharacters } from "#functions/naming/facts/poems/corpus/unit-lines.ts";
import { beside, cutClause, type Rhythm } from "./cut-clause.ts";
import { otherReadingAt } from "./readings-in-line.ts";
import type { WordGains } from "./word-gains.ts";

/** What a name may take from a place of a sentence. */
export interface Citable {
  /** The character with the next one, as one word or two words of one phrase. */
  beside: boolean;
  /** The character with another one apart in its line. */
  apart: boolean;
}

/** A line with more characters is no line in which two characters apart mean each other. */
const LONGEST_LINE = 7;
/** 非宁静无以致远: a denial of a denial, in which nothing is denied. */
const UNLESS = /非(\p{Script=Han}{1,3})无/gu;
const NEVER: Citable = { beside: false, apart: false };

/**
 * What a name may take from each character of a sentence, by code points: nothing that is denied, read otherwise
 * there, a part of a name, or parted by a word's edge.
 */
export function citableIn(sentence: string, rhythm: Rhythm, gains: WordGains): readonly Citable[] {
  const characters = [...sentence];
  const usable = new Map(
    usableCharacters(sentence.replace(UNLESS, "囗$1囗")).map((one) => [one.at, one] as const),
  );
  const isRead = (at: number) => otherReadingAt(sentence, at) === undefined;
  const found: Citable[] = characters.map(() => NEVER);
  for (const { start, clause } of clausesOf(characters)) {
    const cut = cutClause(clause, rhythm, gains);
    const named = new Set(
      cut.words.flatMap(({ start: from, end, name }) =>
        name ? Array.from({ length: end - from }, (_, at) => from + at) : [],
      ),
    );
    clause.forEach((_, at) => {
      const own = usable.get(start + at);
      if (own === undefined || !isRead(start + at)) return;
      const next = usable.get(start + at + 1);
      found[start + at] = {
        beside:
          at + 1 < clause.length &&
          next !== undefined &&
          !own.spoiled &&
          !own.closes &&
          !(own.particle && next.particle) &&
          isRead(start + at + 1) &&
          beside(clause, cut, at, gains) !== null,
        apart: clause.length <= LONGEST_LINE && !own.spoiled && !own.particle && !named.has(at),
      };
    });
  }
  return found;
}

/** The stretches of Chinese characters between two marks. */
function clausesOf(characters: readonly string[]): { start: number; clause: string[] }[] {
  const clauses: { start: number; clause: string[] }[] = [];
  let open: { start: number; clause: string[] } | undefined;
  characters.forEach((character, at) => {
    if (!/\p{Script=Han}/u.test(character)) open = undefined;
    else if (open !== undefined) open.clause.push(character);
    else {
      open = { start: at, clause: [character] };
      clauses.push(open);
    }
  });
  return clauses;
}
