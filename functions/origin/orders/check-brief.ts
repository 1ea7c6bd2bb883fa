import type { BabyBrief } from "#functions/contract/baby-brief.ts";
import { messages } from "#functions/contract/messages.ts";
import { placeOf } from "#functions/naming/calendar/place-by-name.ts";
import { findCharacter } from "#functions/naming/characters/find-character.ts";
import { standardFormOf } from "#functions/naming/characters/standard-form.ts";
import { findSurname } from "#functions/naming/characters/surnames.ts";
import { Failure } from "../failure.ts";
import { dayFault, isToCome } from "./check-day.ts";

/** Field → message, and the fields whose message is a warning the visitor may confirm (`surname:逄`). */
interface Faults {
  fields: Record<string, string>;
  confirm: string[];
}

/** What the schema can't know: the lunar calendar, the clock, places, characters, surnames. Throws Failure. */
export function checkBrief(brief: BabyBrief, now: number): void {
  const faults: Faults = { fields: {}, confirm: [] };
  checkDay(brief, now, faults);
  if (brief.place !== undefined && placeOf(brief.place) === undefined)
    faults.fields.place = messages.placeBad;
  checkSurname(brief, faults);
  checkUsed("fixed", brief.fixed, faults);
  checkUsed("generation", brief.generation, faults);
  checkCharacters("have", brief.have.join(""), brief, faults);
  if (Object.keys(faults.fields).length > 0) throw new Failure("INVALID_PARAMS", { ...faults });
}

function checkDay(brief: BabyBrief, now: number, { fields }: Faults): void {
  const fault = dayFault(brief);
  if (fault !== undefined) fields[fault.field] = fault.message;
  else if (brief.born === "1" && isToCome(brief, now)) fields.year = messages.dateFuture;
}

function checkSurname(brief: BabyBrief, faults: Faults): void {
  if (findSurname(brief.surname) !== undefined) return;
  // Without the strokes of its character no name can be weighed: nothing to insist on.
  const beyond = [...brief.surname].find((char) => findCharacter(char) === undefined);
  if (beyond !== undefined) {
    faults.fields.surname = surnameBeyond(beyond);
    return;
  }
  const halves = [...brief.surname];
  const isPair = halves.length === 2 && halves.every((half) => findSurname(half) !== undefined);
  const key = `surname:${brief.surname}`;
  if (isPair || brief.sure.includes(key)) return;
  faults.fields.surname = messages.surnameUnknown(brief.surname);
  faults.confirm.push(key);
}

function surnameBeyond(char: string): string {
  const standard = standardFormOf(char);
  return standard === undefined ? messages.surnameBeyond(char) : messages.variant(char, standard);
}

/** A character that every name must have: outside the table it has neither strokes nor a reading to go by. */
function checkUsed(field: string, char: string | undefined, { fields }: Faults): void {
  if (char === undefined || findCharacter(char) !== undefined) return;
  const standard = standardFormOf(char);
  fields[field] = standard === undefined ? messages.notUsable(char) : messages.variant(char, standard);
}

function checkCharacters(field: string, text: string, brief: BabyBrief, faults: Faults): void {
  for (const char of text) {
    const key = `char:${char}`;
    if (findCharacter(char) !== undefined || brief.sure.includes(key)) continue;
    const standard = standardFormOf(char);
    faults.fields[field] ??=
      standard === undefined ? messages.notStandard(char) : messages.variant(char, standard);
    faults.confirm.push(key);
  }
}
