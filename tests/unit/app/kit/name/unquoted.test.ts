import { describe, expect, test } from "vitest";
import { whyWithLoss } from "#app/kit/name/source/unquoted.tsx";
import type { Bill } from "#functions/contract/names/name-card.ts";

const TONES = "连姓读是二声、四声、一声，起伏分明。";
const bill = (points: number): Bill => ({
  total: 80,
  lines: [
    { part: "字义与出处", rule: "出处", points, max: 12, mark: "据典", input: "", reason: "没有引原文。" },
  ],
});

describe("what is told of a name without lines", () => {
  // Breaks it catches: «所以» after the tones, two sentences behind its reason; a loss that a full line never had.
  test.each([
    ["化自典故，没有引原文。", 0, "化自典故，没有引原文，出处一项不得分。"],
    ["没有典故，取的是字义。", 0, "没有典故，取的是字义，出处一项不得分。"],
    ["化自典故，没有引原文。", 5, "化自典故，没有引原文。"],
  ])("says in the sentence that tells so what the bill loses: %s %i", (why, points, said) => {
    expect(whyWithLoss({ why: `知足。${why}${TONES}`, bill: bill(points) })).toBe(`知足。${said}${TONES}`);
  });
});
