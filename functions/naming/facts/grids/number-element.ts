import type { Element } from "#functions/naming/facts/characters/character.ts";

const BY_LAST_DIGIT = ["水", "木", "木", "火", "火", "土", "土", "金", "金", "水"] as const;

/** The element (五行) of a number by its last digit: 1,2 木 · 3,4 火 · 5,6 土 · 7,8 金 · 9,0 水. */
export function numberElement(value: number): Element {
  const element = BY_LAST_DIGIT[value % 10];
  if (element === undefined) throw new RangeError(`not a count of strokes: ${value}`);
  return element;
}
