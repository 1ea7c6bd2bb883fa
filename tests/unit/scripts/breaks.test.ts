import { expect, test } from "vitest";
import { allBreaks } from "#scripts/breaks/all-breaks.ts";
import { staleness } from "#scripts/breaks/break.ts";

test("every deliberate fault finds its text once in its file, and the tests that should see it", () => {
  expect(allBreaks.flatMap((row) => staleness(row) ?? [])).toEqual([]);
});

test("the deliberate faults are sixty and more, each of a name of its own", () => {
  const names = allBreaks.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(new Set(names).size).toBe(names.length);
});
