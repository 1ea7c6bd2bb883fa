/** How a number counts in the tradition of 81 numbers (八十一数理): 吉 well, 平 in between, 忌 avoided. */
export type NumberClass = "吉" | "平" | "忌";

/**
 * Ten numbers a row, from 1: the reading that most of eight public tables share (半吉 is 平, 凶 is 忌). The numbers are
 * 熊崎健翁's, of Japan, about 1918; they are not from 周易.
 */
const CLASSES =
  "吉忌吉忌吉吉吉吉忌忌" +
  "吉忌吉忌吉吉吉吉忌忌" +
  "吉忌吉吉吉忌平忌吉平" +
  "吉吉吉忌吉忌吉平吉忌" +
  "吉忌忌忌吉忌吉吉忌忌" +
  "平吉忌忌平忌吉平忌忌" +
  "吉忌吉忌吉忌吉吉忌忌" +
  "平平平忌平忌平忌忌忌" +
  "吉";

/** The numbers on which those eight tables do not agree. */
const DISPUTED: ReadonlySet<number> = new Set([
  6, 8, 10, 14, 17, 18, 22, 25, 26, 27, 28, 29, 30, 36, 38, 39, 40, 42, 43, 45, 49, 50, 51, 53, 55, 58, 66,
  71, 72, 73, 75, 77, 78,
]);

/** The number 1–81 that stands for `value`: over 81, 80 is taken off until it fits. */
export function foldNumber(value: number): number {
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`not a count of strokes: ${value}`);
  return value <= 81 ? value : ((value - 2) % 80) + 2;
}

/** The class (传统归类) of a number of strokes. */
export function numberClass(value: number): NumberClass {
  const letter = CLASSES[foldNumber(value) - 1];
  return letter === "吉" || letter === "平" ? letter : "忌";
}

/** Do the published tables disagree about this number? */
export function numberDisputed(value: number): boolean {
  return DISPUTED.has(foldNumber(value));
}
