import { expect } from "vitest";

/** Checks every row of a table in one test, which fails with each row that does not hold, and why. No row is no table. */
export function everyRow<const Row>(rows: readonly Row[], check: (row: Row) => void): void {
  const failures = rows.flatMap((row) => {
    try {
      check(row);
      return [];
    } catch (error) {
      return [`${JSON.stringify(row)}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  expect(rows.length).toBeGreaterThan(0);
  expect(failures).toEqual([]);
}
