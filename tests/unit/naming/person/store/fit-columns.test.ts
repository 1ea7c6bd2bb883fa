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

  // Breaks it catches: a row or a surname beside the right one, 欧 or 阳 for 欧阳, a boys' name for girls, a turn that is lost or given up behind a hard surname or for a chosen book, a gap of 255 and more.
  test("behind every surname, for every sex, with a chosen book and without", () => {
    const surnames = [...singleSurnames, ...doubleSurnames];
    expect(surnames.length).toBeGreaterThan(600);
    const wrong = [...surnames, "", "陈林", "阳", "不", "男", "欧阳陈"].flatMap((surname) =>
      (["male", "female", "unknown"] as const).flatMap((sex) =>
        [true, false]
          .filter((isBookChosen) => {
            const [table, text] = [fromTable, fromText].map((each) =>
              each.fitsOf(surname, sex, isBookChosen),
            );
            const [one, other] = [fromTable, fromText].map((each) =>
              each.takesTurns(surname, sex, isBookChosen),
            );
            return one !== other || !isSame(table, text);
          })
          .map((isBookChosen) => `${surname} ${sex} ${isBookChosen}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

// Breaks it catches: a name that is never proposed, or one that gives up what it does not have, packed in silence.
test.each(["甲乙 男12", "知微 女-5"])("a line that no column can hold is said: %s", (line) => {
  expect(() => fitColumns(line, { 男: "", 女: "" })).toThrow(RangeError);
});

async function engine(tables?: Uint8Array): Promise<Reader> {
  vi.resetModules();
  const { knowTables } = await import("#functions/naming/prepared/known-tables.ts");
  if (tables !== undefined) knowTables(tables);
  return import("#functions/naming/person/store/fits.ts");
}

function isSame(
  one: ReadonlyMap<string, number> = new Map(),
  other: ReadonlyMap<string, number> = new Map(),
) {
  return one.size === other.size && [...one].every(([given, liking]) => other.get(given) === liking);
}
