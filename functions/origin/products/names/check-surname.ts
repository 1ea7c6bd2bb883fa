import { messages } from "#functions/contract/values/messages.ts";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { standardFormOf } from "#functions/naming/facts/characters/standard-form.ts";
import { findSurname } from "#functions/naming/facts/characters/surnames.ts";

/** Field → message, and the warnings among them that the visitor may overrule (`surname:逄`). */
export interface Faults {
  fields: Record<string, string>;
  sure: string[];
}

/** A surname as a form has it; `sure` are the warnings that were overruled. */
interface SurnameSaid {
  surname: string;
  sure: readonly string[];
}

/** Adds what is wrong with a surname: unknown ones may be confirmed, characters outside the table may not. */
export function checkSurname({ surname, sure }: SurnameSaid, faults: Faults): void {
  if (findSurname(surname) !== undefined) return;
  // No name can be scored without the strokes of its surname: the visitor can't overrule this fault.
  const beyond = [...surname].find((char) => findCharacter(char) === undefined);
  if (beyond !== undefined) {
    faults.fields.surname = surnameBeyond(beyond);
    return;
  }
  const halves = [...surname];
  const isPair = halves.length === 2 && halves.every((half) => findSurname(half) !== undefined);
  const key = `surname:${surname}`;
  if (isPair || sure.includes(key)) return;
  faults.fields.surname = messages.surnameUnknown(surname);
  faults.sure.push(key);
}

function surnameBeyond(char: string): string {
  const standard = standardFormOf(char);
  return standard === undefined ? messages.surnameBeyond(char) : messages.variant(char, standard);
}
