import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { findEntry } from "#functions/naming/facts/lexicon/lexicon.ts";
import { columnsOf, standardSpace } from "#functions/naming/person/generate/space/space.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { gradedCharacters } from "#functions/naming/person/store/graded-characters.ts";
import { ArrayReader, packArrays } from "#functions/naming/prepared/array-file.ts";
import { openGaps, packGaps } from "#functions/naming/prepared/gaps.ts";
import { openTables, packTables } from "#functions/naming/prepared/tables-file.ts";
import { tablesFile, workedOutTables } from "#scripts/data/tables.ts";

describe("the tables that the build prepares", () => {
  it("are what the engine works out by itself, to the byte", async () => {
    const prepared = await readFile(tablesFile);
    expect(Buffer.compare(packTables(workedOutTables()), prepared)).toBe(0);
  });

  it("open as they were packed", () => {
    const { alone, cells, clash, columns, fits, graded } = workedOutTables();
    const opened = openTables(packTables({ alone, cells, clash, columns, fits, graded }));
    expect(columns).toMatchObject(opened.columns);
    expect(opened.graded).toEqual(graded);
    expect(opened.fits).toEqual(fits);
    expect([opened.alone, opened.clash]).toEqual([alone, clash]);
    expect(Buffer.compare(opened.cells, cells)).toBe(0);
  });

  it("have every character of a graded name, all of the lexicon, and are what a generation reads", () => {
    expect(standardSpace().chars).toBe(gradedCharacters());
    expect(standardSpace().chars.filter((char) => findEntry(char) === undefined)).toEqual([]);
    expect(standardSpace()).toMatchObject(columnsOf(gradedCharacters().map(factsOf)));
  });
});

describe("a file of arrays", () => {
  const arrays = [
    Uint8Array.of(1, 2, 3),
    Uint16Array.of(40_000),
    Uint32Array.of(4_000_000_000, 7),
    new Uint8Array(),
  ];

  it.each([0, 1, 2])("is read in the order it was written in, wherever it lies (%i bytes in)", (offset) => {
    const packed = packArrays(arrays);
    const within = new Uint8Array(packed.length + offset);
    within.set(packed, offset);
    const file = new ArrayReader(within.subarray(offset));
    expect([file.bytes(), file.shorts(), file.words(), file.bytes()]).toEqual(arrays);
    expect(() => file.bytes()).toThrow(RangeError);
  });
});

// Break it catches: a gap of 255, and of its multiples, taken for the mark of a longer one.
it("numbers that never descend open as they were packed, whatever is between them", () => {
  const numbers = [0, 0, 254, 509, 765, 1275, 100_000];
  expect([...openGaps(packGaps(numbers))]).toEqual(numbers);
  expect(() => packGaps([2, 1])).toThrow(RangeError);
});
