import { type Citation, cite } from "#functions/naming/facts/poems/cite.ts";
import { corpus } from "#functions/naming/facts/poems/corpus/corpus.ts";
import { ASIDE, GOOD_UNIT, SOUR_UNIT } from "#functions/naming/facts/poems/corpus/corpus-format.ts";
import { sourceGrades } from "#functions/naming/facts/poems/source-grades.ts";

const PIECE = new RegExp(
  `([\\${GOOD_UNIT}\\${SOUR_UNIT}${ASIDE}])([^\\${GOOD_UNIT}\\${SOUR_UNIT}${ASIDE}\\n]*)`,
  "g",
);

export interface Sentence {
  text: string;
  good: boolean;
  poemId: string;
}

let cut: readonly Sentence[] | undefined;

/** Every sentence of the corpus with its mood, cut by the marks of the format alone. */
export function sentences(): readonly Sentence[] {
  const { body, poems } = corpus();
  cut ??= poems.flatMap((poem) =>
    [...body.slice(poem.start, poem.end).matchAll(PIECE)].flatMap(([, mark, text = ""]) =>
      mark === ASIDE ? [] : [{ text, good: mark === GOOD_UNIT, poemId: poem.id }],
    ),
  );
  return cut;
}

/** By character of a sentence of a poem, what a name may take from it: 1 with the next one, 2 apart in its line. */
export function bitsOf(text: string, poemId: string): readonly number[] {
  const { body, byId, places } = corpus();
  let at = body.indexOf(text, byId.get(poemId)?.start);
  return Array.from(text, (character) => {
    const bits = places[at] ?? 0;
    at += character.length;
    return bits;
  });
}

/** The characters that fair sentences have most often, the commonest first. */
export function commonCharacters(count: number): string[] {
  const counts = new Map<string, number>();
  for (const { text, good } of sentences()) {
    if (!good) continue;
    for (const [han] of text.matchAll(/\p{Script=Han}/gu)) counts.set(han, (counts.get(han) ?? 0) + 1);
  }
  return [...counts.entries()]
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([han]) => han);
}

/** A repeatable run of numbers from 0 to just below 1 (a linear congruence: tests only). */
export function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 0x80000000;
    return state / 0x80000000;
  };
}

/** Pairs drawn at random among those that have any source points. */
export function citedPairs(chars: readonly string[], grades: Uint8Array, count: number): [string, string][] {
  const cells = [...grades.keys()].filter((cell) => (grades[cell] ?? 0) > 0);
  const next = repeatable(20240229);
  return Array.from({ length: count }, () => {
    const cell = cells[Math.floor(next() * cells.length)] ?? 0;
    return [chars[Math.floor(cell / chars.length)] ?? "", chars[cell % chars.length] ?? ""];
  });
}

/** Two characters and what is cited for them. */
interface Cited {
  first: string;
  second: string;
  citation: Citation | null;
}

const PAIRS = 3000;
let cited: readonly Cited[] | undefined;

/** The citations of 3,000 pairs of common characters that have points; looked up once for every file that reads them. */
export function citations(): readonly Cited[] {
  if (cited !== undefined) return cited;
  const chars = commonCharacters(1200);
  cited = citedPairs(chars, sourceGrades(chars), PAIRS).map(([first, second]) => ({
    first,
    second,
    citation: cite(first, second),
  }));
  return cited;
}
