import { expect, test } from "vitest";
import { readWalk, verdictsOf, walkersAgree } from "#scripts/gallery/walks.ts";

const one = readWalk("001 4 4 5 4\n- beauty: a break\n\n002 5 5 5 5\n");
const other = readWalk("001 3 5 5 3\n- clarity: a word\n002 4 4 4 4");
const third = readWalk("001 3 4 2 4");

test("a screen's mark is the middle one of its walkers, of two the lower", () => {
  expect(verdictsOf([one, other, third])).toEqual([
    { screen: "001", walkers: 3, medians: [3, 4, 5, 4], faults: ["beauty: a break", "clarity: a word"] },
    { screen: "002", walkers: 2, medians: [4, 4, 4, 4], faults: [] },
  ]);
});

test("how far two walkers agree is counted over all pairs of marks", () => {
  expect(walkersAgree([one, other])).toEqual({ near: 100, same: 75 });
});

test.each(["014 4 4 5", "014 4 4 6 4", "- a fault of no screen", "003 4 4 4 4\n003 5 5 5 5"])(
  "a walk with a line that says nothing, or twice, is told: %s",
  (text) => {
    expect(() => readWalk(text)).toThrow(/marks|twice/);
  },
);
