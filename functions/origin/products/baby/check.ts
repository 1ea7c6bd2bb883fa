import type { BabyBrief } from "#functions/contract/products/baby-brief.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { placeNamed } from "#functions/naming/facts/calendar/places/place-by-name.ts";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { standardFormOf } from "#functions/naming/facts/characters/standard-form.ts";
import { Failure } from "#functions/origin/failure.ts";
import { dayFault, isToCome } from "#functions/origin/products/birth/check-day.ts";
import { checkSurname, type Faults } from "#functions/origin/products/names/check-surname.ts";

/** What the schema can't know: the lunar calendar, the clock, places, characters, surnames. Throws Failure. */
export function checkBrief(brief: BabyBrief, now: number): void {
  const faults: Faults = { fields: {}, sure: [] };
  checkDay(brief, now, faults);
  if (brief.place !== undefined && placeNamed(brief.place) === undefined)
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

/** Refuses a required character that is not in the table: a name with it would lack strokes and a reading. */
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
    faults.sure.push(key);
  }
}
