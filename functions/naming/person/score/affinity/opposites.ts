import { oppositesData } from "./opposites-data.ts";

const LINES = oppositesData
  .trim()
  .split("\n")
  .map((line) => {
    const [one = "", other = one] = line.split(" ");
    return { one: Array.from(one), other: Array.from(other) };
  });

/** Hands every two characters that contradict each other, or say one thing twice, to `note` in both orders. */
export function eachClashingPair(note: (first: string, second: string) => void): void {
  for (const { one, other } of LINES) {
    for (const a of one) {
      for (const b of other) {
        if (a === b) continue;
        note(a, b);
        note(b, a);
      }
    }
  }
}

/** Do two characters contradict or double each other (晴 and 雨, 春 and 冬)? */
export function sensesClash(first: string, second: string): boolean {
  if (first === second) return false;
  return LINES.some(
    ({ one, other }) =>
      (one.includes(first) && other.includes(second)) || (one.includes(second) && other.includes(first)),
  );
}
