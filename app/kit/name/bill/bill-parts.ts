import type { Bill, BillLine } from "#functions/contract/names/name-card.ts";

/** The lines of a bill that share a part (读音, 五行 …), with their sums. */
export interface BillPart {
  part: string;
  points: number;
  max: number;
  lines: BillLine[];
}

/** What is worked out of a bill, once: a page about one name asks four times. */
function once<T>(work: (bill: Bill) => T): (bill: Bill) => T {
  const worked = new WeakMap<Bill, T>();
  return (bill) => {
    const known = worked.get(bill) ?? work(bill);
    worked.set(bill, known);
    return known;
  };
}

/** A bill by its parts, in the bill's own order. */
export const partsOf: (bill: Bill) => readonly BillPart[] = once((bill) => {
  const parts = new Map<string, BillPart>();
  for (const line of bill.lines) {
    const known = parts.get(line.part) ?? { part: line.part, points: 0, max: 0, lines: [] };
    known.points = sum(known.points, line.points);
    known.max = sum(known.max, line.max);
    known.lines.push(line);
    parts.set(line.part, known);
  }
  return [...parts.values()];
});

/** What a name has by itself (名字本身), and what the schools add (民俗): each with its sums. */
export interface BillHalf {
  name: "名字本身" | "民俗";
  parts: readonly BillPart[];
  points: number;
  max: number;
}

/** Was nothing of it checked (未查，不计)? It neither gives nor takes. */
export const isUnscored = ({ points, max }: Pick<BillLine, "points" | "max">): boolean =>
  max === 0 && points === 0;

/** The two halves of a bill, the name's own first; one half where the bill has no folk parts. */
export const halvesOf: (bill: Bill) => readonly BillHalf[] = once((bill) => {
  const parts = partsOf(bill);
  const isFolk = ({ lines }: BillPart) => lines.every(({ mark }) => mark === "民俗");
  const half = (name: BillHalf["name"], some: readonly BillPart[]): BillHalf => ({
    name,
    parts: some,
    points: some.reduce((all, { points }) => sum(all, points), 0),
    max: maxOf(some),
  });
  return [
    half(
      "名字本身",
      parts.filter((part) => !isFolk(part)),
    ),
    half("民俗", parts.filter(isFolk)),
  ].filter((one) => one.parts.length > 0);
});

/** The halves that points were given in: one of which nothing was checked says nothing of the total. */
export const scoredHalves = (bill: Bill): readonly BillHalf[] => halvesOf(bill).filter(({ max }) => max > 0);

/** The most points that all parts together can give. */
export const maxOf = (parts: readonly { max: number }[]): number =>
  parts.reduce((all, { max }) => sum(all, max), 0);

/** Adds points, which have up to two decimals, and rounds off the error of binary fractions. */
const sum = (a: number, b: number): number => Math.round((a + b) * 100) / 100;
