import type { Character } from "./character.ts";
import { type CharacterTable, openTable } from "./decode-table.ts";
import { firstReadings, table } from "./table.ts";

let opened: CharacterTable | undefined;
let all: readonly Character[] | undefined;

/** Scoring looks the same characters up again and again; searching the table costs ten times as much. */
const found = new Map<string, Character>();

/** The registrable character written so (simplified form, also beyond the BMP), or undefined. */
export function findCharacter(char: string): Character | undefined {
  const known = found.get(char);
  if (known !== undefined) return known;
  opened ??= openTable(table, firstReadings);
  const index = opened.indexOf(char);
  if (index < 0) return undefined;
  const character = opened.at(index);
  found.set(char, character);
  return character;
}

/** All 8,105 registrable characters in the order of 通用规范汉字表; decodes the whole table at the first call. */
export function characters(): readonly Character[] {
  opened ??= openTable(table, firstReadings);
  const { size, at } = opened;
  all ??= Array.from({ length: size }, (_, index) => at(index));
  return all;
}
