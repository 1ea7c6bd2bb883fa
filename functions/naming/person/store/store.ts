import { knownTables } from "#functions/naming/prepared/known-tables.ts";
import type { GradedNames } from "#functions/naming/prepared/tables.ts";
import { gradedCharacters, gradedCodes, placeIn } from "./graded-characters.ts";
import { bothMarks, type Marks, readGroups } from "./marks.ts";
import { PAIRS } from "./pairs/pairs.ts";
import { singles } from "./singles.ts";

const NOWHERE = -1;

let store: GradedNames | undefined;

/**
 * The graded given names (名库), over their characters by code point: the only names that are ever proposed. As the
 * build has prepared it, else read from the texts at the first call.
 */
export function gradedNames(): GradedNames {
  store ??= knownTables()?.graded ?? readStore(gradedCharacters());
  return store;
}

/** The place of a character among those of graded names; −1 for one that is not there. */
export const placeOf = (char: string): number => placeIn(gradedCodes(), char);

/** What readers say of a given name of one or two characters; 0 where it is not graded. */
export function marksOf(given: string): Marks {
  return marksAt(Array.from(given, placeOf));
}

/** The same by the places of its characters. */
export function marksAt(given: readonly number[]): Marks {
  const [row = NOWHERE, column] = given;
  if (row === NOWHERE || given.length > 2) return 0;
  return column === undefined ? (gradedNames().alone[row] ?? 0) : pairMarks(row, column);
}

/** What readers say of two characters side by side, by their places. */
export function pairMarks(row: number, column: number): Marks {
  if (row === NOWHERE || column === NOWHERE) return 0;
  const { marks, seconds, starts } = gradedNames();
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at++) if (seconds[at] === column) return marks[at] ?? 0;
  return 0;
}

/** Hands every graded name of two characters to `note`. */
export function eachGradedPair(note: (first: string, second: string) => void): void {
  const chars = gradedCharacters();
  const { seconds, starts } = gradedNames();
  chars.forEach((first, row) => {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++)
      note(first, chars[seconds[at] ?? 0] ?? "");
  });
}

/** The graded name at a place in the order of `eachGradedPair`; behind those of two characters, each character alone. */
export function gradedAt(place: number): string {
  const chars = gradedCharacters();
  const { seconds, starts } = gradedNames();
  if (place >= seconds.length) return chars[place - seconds.length] ?? "";
  let [low, high] = [0, chars.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle + 1] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return `${chars[low]}${chars[seconds[place] ?? 0]}`;
}

/** Reads the texts over some characters; throws where a name has a character that is not among them. */
export function readStore(chars: readonly string[]): GradedNames {
  const placeOf = new Map(chars.map((char, at) => [char, at]));
  const rows = chars.map(() => new Map<number, Marks>());
  const place = (char: string) => placeOf.get(char) ?? fault(char);
  for (const line of PAIRS.flatMap((text) => text.trim().split("\n"))) {
    const row = rows[place(line.slice(0, line.indexOf(" ")))];
    readGroups(line.slice(line.indexOf(" ") + 1), (second, marks) => {
      const column = place(second);
      row?.set(column, bothMarks(row.get(column) ?? marks, marks));
    });
  }
  const alone = new Uint16Array(chars.length);
  for (const line of singles.trim().split("\n"))
    readGroups(line, (char, marks) => {
      alone[place(char)] = bothMarks(alone[place(char)] || marks, marks);
    });
  return { ...listed(rows), alone };
}

/** Lists a row, one behind the other, each by column. */
function listed(rows: readonly ReadonlyMap<number, Marks>[]): Omit<GradedNames, "alone"> {
  const starts = new Uint32Array(rows.length + 1);
  const sorted = rows.map((row) => [...row].sort(([one], [other]) => one - other));
  sorted.forEach((row, at) => {
    starts[at + 1] = (starts[at] ?? 0) + row.length;
  });
  const all = sorted.flat();
  return {
    starts,
    seconds: Uint16Array.from(all, ([column]) => column),
    marks: Uint16Array.from(all, ([, marks]) => marks),
  };
}

function fault(char: string): never {
  throw new RangeError(`a graded name has a character outside the lexicon: ${char}`);
}
