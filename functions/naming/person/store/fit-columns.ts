import { openGaps, packGaps } from "#functions/naming/prepared/gaps.ts";
import type { FittedNames } from "#functions/naming/prepared/tables.ts";
import { eachGroup, type FitsBySex, listed, noFits, WHOM } from "./fits-text.ts";
import { gradedCharacters } from "./graded-characters.ts";
import { eachGradedPair, gradedAt } from "./store.ts";

/** What `readFits` reads of a surname, from the columns; behind a hard one nothing takes turns. */
export function fitsInColumns({ any, hard, some, surnames }: FittedNames, surname: string): FitsBySex {
  const found = noFits();
  const place = surnames.indexOf(surname);
  openGaps(any.names).forEach((name, row) => {
    const { given, sex } = namedBy(name);
    const fits = found.get(WHOM[sex]);
    const turn = any.turns[row] ?? 0;
    fits?.likings.set(given, any.likings[row] ?? 0);
    if (turn > 0 && !isHard(hard[place] ?? 0, sex)) fits?.turns.set(given, turn);
  });
  const names = openGaps(some.names);
  for (const row of rowsOf(place, some.cells, names.length)) {
    const { given, sex } = namedBy(names[row] ?? 0);
    found.get(WHOM[sex])?.likings.set(given, some.likings[row] ?? 0);
  }
  return found;
}

/** The rows, of so many, whose cells a surname has by its place; none where it has no place (−1). */
function rowsOf(place: number, packed: Uint8Array, rows: number): Uint32Array {
  const cells = openGaps(packed);
  const first = place * rows;
  let start = 0;
  while (start < cells.length && (cells[start] ?? 0) < first) start++;
  let end = start;
  while (end < cells.length && (cells[end] ?? 0) < first + rows) end++;
  return cells.subarray(start, end).map((cell) => cell - first);
}

/** The given name and the sex (its place in WHOM) that a number stands for. */
function namedBy(name: number): { readonly given: string; readonly sex: 0 | 1 } {
  const sex = name % 2 === 0 ? 0 : 1;
  return { given: gradedAt((name - sex) / WHOM.length), sex };
}

const isHard = (bits: number, sex: number): boolean => ((bits >> sex) & 1) === 1;

/**
 * The columns of a text and of lists of hard surnames as fitted.ts has them. Throws where a name is not graded, or takes
 * turns without a liking of its own.
 */
export function fitColumns(text: string, hard: Readonly<Record<(typeof WHOM)[number], string>>): FittedNames {
  const places = placesOfGraded();
  const likings = new Map<number, number>();
  const turns = new Map<number, number>();
  const some: { name: number; liking: number; surnames: readonly string[] }[] = [];
  eachGroup(text, "", (given, { liking, list, whom }) => {
    const place = places.get(given) ?? fault("is not graded", given);
    const name = place * WHOM.length + WHOM.indexOf(whom);
    if (list !== undefined) some.push({ name, liking, surnames: listed(list) });
    else if (liking >= 0) likings.set(name, liking);
    else turns.set(likings.has(name) ? name : fault("takes turns, but is not liked", given), -liking);
  });
  some.sort((one, other) => one.name - other.name);
  const names = [...likings.keys()].sort(ascending);
  const hardOnes = WHOM.map((whom) => listed(hard[whom]));
  const surnames = [...new Set([...some.flatMap((row) => row.surnames), ...hardOnes.flat()])].sort();
  const cells = some.flatMap((one, row) =>
    one.surnames.map((surname) => surnames.indexOf(surname) * some.length + row),
  );
  return {
    surnames,
    hard: Uint8Array.from(surnames, (surname) =>
      hardOnes.reduce((bits, own, sex) => bits | (own.includes(surname) ? 1 << sex : 0), 0),
    ),
    any: {
      names: packGaps(names),
      likings: Uint8Array.from(names, (name) => likings.get(name) ?? 0),
      turns: Uint8Array.from(names, (name) => turns.get(name) ?? 0),
    },
    some: {
      names: packGaps(some.map(({ name }) => name)),
      likings: Uint8Array.from(some, ({ liking }) => liking),
      cells: packGaps(cells.sort(ascending)),
    },
  };
}

/** The places that `gradedAt` reads. */
function placesOfGraded(): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  eachGradedPair((first, second) => places.set(first + second, places.size));
  for (const char of gradedCharacters()) places.set(char, places.size);
  return places;
}

const ascending = (one: number, other: number): number => one - other;

function fault(what: string, given: string): never {
  throw new RangeError(`${given} ${what}`);
}
