import { ArrayReader, packArrays } from "./array-file.ts";
import type { Tables } from "./tables.ts";

/** Packs the tables (array-file.ts) in the order in which `openTables` reads them. */
export function packTables({ alone, cells, clash, columns, strong }: Tables): Uint8Array {
  return packArrays([
    new TextEncoder().encode(columns.chars.join("")),
    columns.strokes,
    columns.element,
    columns.radical,
    columns.syllable,
    columns.tone,
    columns.registrable,
    columns.polyphonic,
    columns.band,
    columns.leaning,
    columns.asFirst,
    columns.asSecond,
    columns.asOnly,
    columns.places,
    columns.alone,
    columns.fine,
    columns.wishes,
    columns.flavour,
    columns.roles,
    columns.kind,
    columns.phrase,
    cells,
    strong.starts,
    strong.seconds,
    Uint8Array.of(strong.weakSource),
    alone,
    clash,
  ]);
}

/** Opens the tables: everything but the characters is a view of the bytes. */
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
      registrable: file.bytes(),
      polyphonic: file.bytes(),
      band: file.bytes(),
      leaning: file.bytes(),
      asFirst: file.bytes(),
      asSecond: file.bytes(),
      asOnly: file.bytes(),
      places: file.bytes(),
      alone: file.bytes(),
      fine: file.bytes(),
      wishes: file.shorts(),
      flavour: file.bytes(),
      roles: file.bytes(),
      kind: file.bytes(),
      phrase: file.bytes(),
    },
    cells: file.bytes(),
    strong: { starts: file.words(), seconds: file.shorts(), weakSource: file.bytes()[0] ?? 0 },
    alone: file.bytes(),
    clash: file.bytes(),
  };
}
