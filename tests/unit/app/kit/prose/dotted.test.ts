import { expect, test } from "vitest";
import { tiedDots } from "#app/kit/prose/dotted.ts";

const TIE = "\u2060";

// Breaks it catches: a closing quote, or a dot, at the head of a line.
test("a dot and a closing quote stay with the word before them, an opening quote with the one after", () => {
  expect(tiedDots("“柔嘉”两字在《诗经·大雅》里")).toBe(`“${TIE}柔嘉${TIE}”两字在《诗经${TIE}·大雅》里`);
});
