import type { Facts } from "./facts.ts";

/** Stands between the words for two characters in a line of the bill. */
export const DOT = " · ";

/** What each character is called, one after the other: 清 一级 · 和 一级. */
export function sayEach(given: readonly Facts[], say: (facts: Facts) => string, between: string): string {
  let text = "";
  for (const facts of given) text += text === "" ? say(facts) : between + say(facts);
  return text;
}
