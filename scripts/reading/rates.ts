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

/** A slice of the names: its rates in percent over all readers' marks, and by how many readers a name was winced at. */
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
    const numbers = [...key.keys()].filter((at) => has(key[at] ?? fault()));
    const read = numbers.map((at) => marks.flatMap((reader) => reader.get(at) ?? []));
    const all = read.flat();
    const share = (some: number, of: number) => (of === 0 ? 0 : (100 * some) / of);
    const winced = (least: number) =>
      read.filter((own) => own.filter((mark) => mark === "W").length >= least);
    return {
      slice,
      names: numbers.length,
      considered: share(all.filter((mark) => mark === "G" || mark === "S").length, all.length),
      gladly: share(all.filter((mark) => mark === "G").length, all.length),
      winceOne: share(winced(1).length, read.length),
      winceTwo: share(winced(2).length, read.length),
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

function fault(): never {
  throw new RangeError("a number without a name");
}
