import type { Bill, BillLine } from "#functions/contract/names/name-card.ts";

/** The lines of a bill that share a part (好用, 五行 …), with their sums. */
export interface BillPart {
  part: string;
  points: number;
  max: number;
  lines: BillLine[];
}

/** A bill by its parts, in the bill's own order. */
export function partsOf(bill: Bill): BillPart[] {
  const parts = new Map<string, BillPart>();
  for (const line of bill.lines) {
    const known = parts.get(line.part) ?? { part: line.part, points: 0, max: 0, lines: [] };
    known.points = sum(known.points, line.points);
    known.max = sum(known.max, line.max);
    known.lines.push(line);
    parts.set(line.part, known);
  }
  return [...parts.values()].filter(({ max }) => max > 0);
}

/** The most points that all parts together can give. */
export const maxOf = (parts: readonly BillPart[]): number => parts.reduce((all, { max }) => sum(all, max), 0);

/** Adds points, which have up to two decimals, and rounds off the error of binary fractions. */
const sum = (a: number, b: number): number => Math.round((a + b) * 100) / 100;
