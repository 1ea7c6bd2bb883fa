import { openGaps, packGaps } from "#functions/naming/prepared/gaps.ts";
import type { FittedNames } from "#functions/naming/prepared/tables.ts";
import { type Deal, eachGroup, type FitsBySex, listed, noFits, WHOM } from "./fits-text.ts";
import { gradedCharacters } from "./graded-characters.ts";
import { eachGradedPair, gradedAt } from "./store.ts";

/** What `readFits` reads of a surname, from the columns. */
export function fitsInColumns({ any, dealt, some, surnames }: FittedNames, surname: string): FitsBySex {
  const found = noFits();
  const place = surnames.indexOf(surname);
  openGaps(any.names).forEach((name, row) => {
    const { given, sex } = namedBy(name);
    found.get(WHOM[sex])?.likings.set(given, any.likings[row] ?? 0);
  });
  const names = openGaps(some.names);
  for (const row of rowsOf(place, some.cells, names.length)) {
    const { given, sex } = namedBy(names[row] ?? 0);
    found.get(WHOM[sex])?.likings.set(given, some.likings[row] ?? 0);
  }
  const all = openGaps(dealt.names);
  for (const row of rowsOf(place, dealt.cells, all.length)) {
    const { given, sex } = namedBy(all[row] ?? 0);
    found.get(WHOM[sex])?.dealt.set(given, DEALS[dealt.deals[row] ?? 0] ?? "late");
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

/** The columns of a text as fitted.ts has it. Throws where a name is not graded. */
export function fitColumns(text: string): FittedNames {
  const places = placesOfGraded();
  const likings = new Map<number, number>();
  const some: (Behind & { liking: number })[] = [];
  const dealt: (Behind & { deal: Deal })[] = [];
  eachGroup(text, "", (given, { liking, list, whom }) => {
    const place = places.get(given) ?? fault("is not graded", given);
    const name = place * WHOM.length + WHOM.indexOf(whom);
    if (typeof liking === "string")
      dealt.push({ name, deal: liking, surnames: listed(list ?? fault("is dealt to nobody", given)) });
    else if (list !== undefined) some.push({ name, liking, surnames: listed(list) });
    else likings.set(name, liking);
  });
  for (const rows of [some, dealt]) rows.sort((one, other) => one.name - other.name);
  const names = [...likings.keys()].sort(ascending);
  const surnames = [...new Set([...some, ...dealt].flatMap((row) => row.surnames))].sort();
  const cellsOf = (rows: readonly Behind[]) => {
    const cells = rows.flatMap((one, row) =>
      one.surnames.map((surname) => surnames.indexOf(surname) * rows.length + row),
    );
    return packGaps(cells.sort(ascending));
  };
  return {
    surnames,
    any: {
      names: packGaps(names),
      likings: Uint8Array.from(names, (name) => likings.get(name) ?? 0),
    },
    some: {
      names: packGaps(some.map(({ name }) => name)),
      likings: Uint8Array.from(some, ({ liking }) => liking),
      cells: cellsOf(some),
    },
    dealt: {
      names: packGaps(dealt.map(({ name }) => name)),
      deals: Uint8Array.from(dealt, ({ deal }) => DEALS.indexOf(deal)),
      cells: cellsOf(dealt),
    },
  };
}

/** A deal as a number. */
const DEALS: readonly Deal[] = ["late", "early", "lead"];

/** A given name, and the surnames behind which something is said of it. */
interface Behind {
  readonly name: number;
  readonly surnames: readonly string[];
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
