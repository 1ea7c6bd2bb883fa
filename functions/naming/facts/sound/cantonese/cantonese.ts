import { cantoneseSurnames } from "./cantonese-surnames.ts";
import { cantoneseTable } from "./cantonese-table.ts";

let byChar: ReadonlyMap<string, string> | undefined;

/** The Cantonese reading (粤音) of a registrable character in Jyutping, `lam4`; undefined for some 40 rare ones. */
export function cantonese(char: string): string | undefined {
  byChar ??= readTable();
  return byChar.get(char);
}

/** The readings of a surname in Jyutping, one a character; a surname read specially has its own (任 jam4). */
export function cantoneseSurname(surname: string): readonly (string | undefined)[] {
  const own = cantoneseSurnames[surname];
  return own === undefined ? Array.from(surname, cantonese) : own.split(" ");
}

/** The readings of a whole name, surname first; undefined where a character has none. */
export function cantoneseName(surname: string, given: string): readonly string[] | undefined {
  const readings = [...cantoneseSurname(surname), ...Array.from(given, cantonese)];
  return readings.every((reading) => reading !== undefined) ? readings : undefined;
}

function readTable(): ReadonlyMap<string, string> {
  const readings = new Map<string, string>();
  for (const line of cantoneseTable.trim().split("\n")) {
    const [reading = "", chars = ""] = line.split(" ");
    for (const char of chars) readings.set(char, reading);
  }
  return readings;
}
