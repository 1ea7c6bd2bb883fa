import type { BillLine } from "./line.ts";

/** The most points of a bill. */
export const FULL = 100;

const NO_LINE = new Uint8Array(1);

/** A line that a scale is made for: what its rule gives at the most, and its weight among the others. */
export interface Weighed {
  readonly rule: string;
  readonly max: number;
  readonly weight: number;
}

/** What of a line is still open until the whole bill is known. */
type DraftLine = { -readonly [Field in "points" | "max"]: BillLine[Field] };

/**
 * Scales the lines of a bill to 100 (a part may be off, or something asked): each maximum becomes its weight's share of 100
 * in whole numbers, and the points of a line are scaled to its new maximum. A line depends on its own points alone: full
 * stays full, none stays none, more never becomes less.
 */
export class Scale {
  readonly #rows: readonly Uint8Array[];
  readonly #byRule: ReadonlyMap<string, Uint8Array>;

  /** The lines in their order. */
  constructor(lines: readonly Weighed[]) {
    const maxima = sharesOf(lines.map(({ weight }) => weight));
    this.#rows = lines.map(({ max }, at) => rowOf(max, maxima[at] ?? 0));
    this.#byRule = new Map(lines.map(({ rule }, at) => [rule, this.#rows[at] ?? NO_LINE]));
  }

  /** The rules of the lines that the scale is made for, in their order. */
  get rules(): readonly string[] {
    return [...this.#byRule.keys()];
  }

  /** The scaled points of a line by its own points, its scaled maximum last; one 0 where there is no such line. */
  row(rule: string): Uint8Array {
    return this.#byRule.get(rule) ?? NO_LINE;
  }

  /** The most that a line can have. */
  most(rule: string): number {
    return this.row(rule).at(-1) ?? 0;
  }

  /** The scaled points of `lines` together: all lines of the scale, or the first of them. */
  totalOf(lines: readonly BillLine[]): number {
    let total = 0;
    for (let at = 0; at < lines.length; at++) total += this.#rows[at]?.[lines[at]?.points ?? 0] ?? 0;
    return total;
  }

  /** Scales points and maxima of `lines` in their place: they are the bill's own, and no other has them. */
  scale(lines: readonly DraftLine[]): void {
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at];
      const row = this.#rows[at] ?? NO_LINE;
      if (line === undefined) continue;
      line.points = row[line.points] ?? 0;
      line.max = row[row.length - 1] ?? 0;
    }
  }
}

/** Whole numbers that add up to 100, each near its share: floors, then the largest remainders. */
function sharesOf(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (weight * FULL) / sum);
  const whole = exact.map(Math.floor);
  const left = FULL - whole.reduce((all, value) => all + value, 0);
  const order = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of order.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}

const rowOf = (max: number, most: number): Uint8Array =>
  Uint8Array.from({ length: max + 1 }, (_, points) => Math.round((points * most) / max));
