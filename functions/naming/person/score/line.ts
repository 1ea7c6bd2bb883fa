/** On what a line of the bill rests: a quotation (据典), a named table (据表), what readers made of the name (试读), or a school's reading (民俗). */
type Grounds = "据典" | "据表" | "试读" | "民俗";

/** One line of the bill (分数明细): which rule, what went in, points of max, on what it rests, and why, for a parent. */
export interface BillLine {
  readonly part: string;
  readonly rule: string;
  readonly input: string;
  readonly points: number;
  readonly max: number;
  readonly mark: Grounds;
  readonly reason: string;
}

/** A line of its own, to be scaled in its bill. Field by field: a spread is a call, and a bill has a dozen lines. */
export const copyOf = ({ part, rule, input, points, max, mark, reason }: BillLine): BillLine => ({
  part,
  rule,
  input,
  points,
  max,
  mark,
  reason,
});
