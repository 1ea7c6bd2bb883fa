import { ArrayReader, packArrays } from "./array-file.ts";
import type { Tables } from "./tables.ts";

/** Packs the tables (array-file.ts) in the order in which `openTables` reads them. */
export function packTables({ alone, cells, clash, columns, fits, graded }: Tables): Uint8Array {
  return packArrays([
    new TextEncoder().encode(columns.chars.join("")),
    columns.strokes,
    columns.element,
    columns.radical,
    columns.syllable,
    columns.tone,
    columns.writing,
    columns.polyphonic,
    columns.band,
    columns.asFirst,
    columns.asSecond,
    columns.asOnly,
    columns.wishes,
    cells,
    graded.starts,
    graded.seconds,
    graded.marks,
    graded.alone,
    new TextEncoder().encode(fits.surnames.join()),
    fits.any.names,
    fits.any.likings,
    fits.some.names,
    fits.some.likings,
    fits.some.cells,
    fits.dealt.names,
    fits.dealt.deals,
    fits.dealt.cells,
    alone,
    clash,
  ]);
}

/** Opens the tables: everything but characters and surnames is a view of the bytes. */
export function openTables(packed: Uint8Array): Tables {
  const file = new ArrayReader(packed);
  return {
    columns: {
      chars: Array.from(new TextDecoder().decode(file.bytes())),
      strokes: file.bytes(),
      element: file.bytes(),
      radical: file.bytes(),
      syllable: file.shorts(),
      tone: file.bytes(),
      writing: file.bytes(),
      polyphonic: file.bytes(),
      band: file.bytes(),
      asFirst: file.bytes(),
      asSecond: file.bytes(),
      asOnly: file.bytes(),
      wishes: file.shorts(),
    },
    cells: file.bytes(),
    graded: { starts: file.words(), seconds: file.shorts(), marks: file.shorts(), alone: file.shorts() },
    fits: {
      surnames: new TextDecoder().decode(file.bytes()).split(","),
      any: { names: file.bytes(), likings: file.bytes() },
      some: { names: file.bytes(), likings: file.bytes(), cells: file.bytes() },
      dealt: { names: file.bytes(), deals: file.bytes(), cells: file.bytes() },
    },
    alone: file.bytes(),
    clash: file.bytes(),
  };
}
