import { isBound } from "./corpus/bound-characters.ts";
import { BOUND, BREAKS, CLAUSE_END, classes, spoilsNext } from "./corpus/character-classes.ts";
import { CharacterIndex } from "./corpus/character-index.ts";
import { corpus } from "./corpus/corpus.ts";
import { GOOD_UNIT } from "./corpus/corpus-format.ts";
import type { BookId } from "./corpus/source-books.ts";
import { SINGLE, WELL_KNOWN } from "./points.ts";

const GOOD = GOOD_UNIT.charCodeAt(0);

/**
 * Source points of each of `chars` (distinct) as a one-character name: 4 where it stands in a fair sentence of
 * a well-known piece of the books (default all), else 0; `citeOne` gives the citation. One pass for all.
 */
export function singleSourceGrades(chars: readonly string[], books?: readonly BookId[]): Uint8Array {
  const { body, poems } = corpus();
  const index = new CharacterIndex(chars);
  const grades = new Uint8Array(chars.length);
  for (const poem of poems) {
    if (poem.fame < WELL_KNOWN || (books !== undefined && !books.includes(poem.book))) continue;
    markSingles(body, poem.start, poem.end, index, grades);
  }
  return grades;
}

function markSingles(
  body: string,
  start: number,
  end: number,
  index: CharacterIndex,
  grades: Uint8Array,
): void {
  let good = false;
  let spoiled = false;
  let classBefore = 0;
  for (let at = start; at < end; at++) {
    const code = body.charCodeAt(at);
    const own = classes[code] ?? 0;
    if ((own & BREAKS) !== 0) {
      if ((own & CLAUSE_END) === 0) good = code === GOOD;
      spoiled = false;
      classBefore = 0;
      continue;
    }
    let place = index.basic[code] ?? 0;
    if ((code & 0xfc00) === 0xd800) place = index.beyond(code, body.charCodeAt(++at));
    else if ((own & BOUND) !== 0 && isBound(code, body.charCodeAt(at - 1), body.charCodeAt(at + 1)))
      place = 0;
    if (good && place !== 0 && !spoiled) grades[place - 1] = SINGLE;
    spoiled = spoilsNext(own, classBefore, spoiled);
    classBefore = own;
  }
}
