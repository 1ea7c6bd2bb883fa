import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { doubleSurnames, singleSurnames } from "#functions/naming/facts/characters/surnames-list.ts";
import { fitColumns } from "#functions/naming/person/store/fit-columns.ts";
import { tablesFile } from "#scripts/data/tables.ts";

type Reader = typeof import("#functions/naming/person/store/fits.ts");

describe("what the origin reads of the prepared table is what the text says", () => {
  /** The same module twice, each in an engine of its own: one was told the tables, the other was not. */
  let fromTable: Reader;
  let fromText: Reader;
  beforeAll(async () => {
    fromText = await engine();
    fromTable = await engine(await readFile(tablesFile));
  });

  // Breaks it catches: a row or a surname beside the right one, 欧 or 阳 for 欧阳, a boys' name for girls, a name dealt for other places, a gap of 255 and more.
  test("behind every surname, for every sex", () => {
    const surnames = [...singleSurnames, ...doubleSurnames];
    expect(surnames.length).toBeGreaterThan(600);
    const wrong = [...surnames, "", "陈林", "阳", "不", "男", "欧阳陈"].flatMap((surname) =>
      (["male", "female", "unknown"] as const)
        .filter((sex) => {
          const [table, text] = [fromTable, fromText].map((each) => each.fitsOf(surname, sex));
          const [dealt, said] = [fromTable, fromText].map((each) => each.dealtTo(surname, sex));
          return !isSame(table, text) || !isSame(dealt, said);
        })
        .map((sex) => `${surname} ${sex}`),
    );
    expect(wrong).toEqual([]);
  });
});

// Break it catches: a name that is never proposed, packed in silence.
test.each(["甲乙 男12", "甲乙 男派=林"])("a line that no column can hold is said: %s", (line) => {
  expect(() => fitColumns(line)).toThrow(RangeError);
});

async function engine(tables?: Uint8Array): Promise<Reader> {
  vi.resetModules();
  const { knowTables } = await import("#functions/naming/prepared/known-tables.ts");
  if (tables !== undefined) knowTables(tables);
  return import("#functions/naming/person/store/fits.ts");
}

function isSame(
  one: ReadonlyMap<string, unknown> = new Map(),
  other: ReadonlyMap<string, unknown> = new Map(),
) {
  return one.size === other.size && [...one].every(([given, liking]) => other.get(given) === liking);
}
