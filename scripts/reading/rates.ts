import type { Origin } from "./sheets.ts";

/** What a reader says of a name: would be glad of it, would consider it, would not, would laugh or be hurt. */
export type Mark = "G" | "S" | "N" | "W";

/** Each reader's marks by the name's number. */
export type Marks = readonly ReadonlyMap<number, Mark>[];

const LINE = /^(\d+)\s+(?:\S+\s+)*?([GSNW])\b/;

/** Reads lines that begin with a number and hold a mark; other lines are left out. */
export function readMarks(text: string): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  for (const line of text.split("\n")) {
    const [, number = "", mark] = LINE.exec(line.trim()) ?? [];
    if (mark === "G" || mark === "S" || mark === "N" || mark === "W") marks.set(Number(number), mark);
  }
  return marks;
}

/**
 * A slice of the names: its rates in percent over all readers' marks, and by how many readers a name was winced at. A name that
 * was drawn for several counts for all of them.
 */
export interface Rate {
  readonly slice: string;
  readonly names: number;
  readonly considered: number;
  readonly gladly: number;
  readonly winceOne: number;
  readonly winceTwo: number;
}

const SLICES: readonly (readonly [slice: string, has: (origin: Origin) => boolean])[] = [
  ["fine", ({ from }) => from === "fine"],
  ["fine, surnames as ours", ({ from }) => from === "fine, surnames as ours"],
  ["usual", ({ from }) => from === "usual"],
  ["poor", ({ from }) => from === "poor"],
  ["ours, first 3", ({ place = 99 }) => place <= 3],
  ["ours, first 10", ({ place = 99 }) => place <= 10],
  ["ours, first 33", ({ place = 99 }) => place <= 33],
  ["one character, first 3", ({ kind, place = 99 }) => kind === "one" && place <= 3],
  ["a chosen book, first 3", ({ kind, place = 99 }) => kind === "book" && place <= 3],
  ["boys, first 10", ({ female, from, place = 99 }) => from === "ours" && !female && place <= 10],
  ["girls, first 10", ({ female, from, place = 99 }) => from === "ours" && female && place <= 10],
];

export function ratesOf(key: readonly Origin[], marks: Marks): readonly Rate[] {
  return SLICES.map(([slice, has]) => {
    const own = [...key.entries()].filter(([, origin]) => has(origin));
    const read = own.map(([at, { standsFor = 1 }]) => ({
      said: marks.flatMap((reader) => reader.get(at) ?? []),
      standsFor,
    }));
    const of = (marked: (said: readonly Mark[]) => number) =>
      read.reduce((sum, { said, standsFor }) => sum + marked(said) * standsFor, 0);
    const share = (some: number, all: number) => (all === 0 ? 0 : (100 * some) / all);
    const byMark = (is: (mark: Mark) => boolean) =>
      share(
        of((said) => said.filter(is).length),
        of((said) => said.length),
      );
    const winced = (least: number) =>
      share(
        of((said) => Number(said.filter((mark) => mark === "W").length >= least)),
        of(() => 1),
      );
    return {
      slice,
      names: own.length,
      considered: byMark(isConsidered),
      gladly: byMark((mark) => mark === "G"),
      winceOne: winced(1),
      winceTwo: winced(2),
    };
  });
}

/** In how many of 100 cases two readers agree whether a name is considered, over all pairs of readers. */
export function agreementOf(marks: Marks): number {
  let same = 0;
  let all = 0;
  marks.forEach((one, at) => {
    for (const other of marks.slice(at + 1)) {
      for (const [number, mark] of one) {
        const second = other.get(number);
        if (second === undefined) continue;
        all++;
        if (isConsidered(mark) === isConsidered(second)) same++;
      }
    }
  });
  return all === 0 ? 0 : (100 * same) / all;
}

/** Names that two readers or more winced at. */
export function wincedAt(key: readonly Origin[], marks: Marks): readonly string[] {
  return key
    .filter((_, at) => marks.filter((reader) => reader.get(at) === "W").length >= 2)
    .map(({ from, name }) => `${name} (${from})`);
}

const isConsidered = (mark: Mark): boolean => mark === "G" || mark === "S";
