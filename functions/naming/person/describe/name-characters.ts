import { formNote } from "#functions/naming/facts/characters/form-uses.ts";
import { givenTraditional } from "#functions/naming/facts/characters/given-forms.ts";
import { radicalOf } from "#functions/naming/facts/characters/radical-of.ts";
import { surnameCharacters } from "#functions/naming/facts/characters/surnames.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import type { NameCharacter } from "./name-detail.ts";

/** The word on a character that has no gloss of ours: in the surname, and in the given name. */
export const SURNAME = "姓氏";
export const UNLISTED = "这个字不在我们的起名用字里";

/** The characters of the whole name; null where one is not in the table, for then its strokes are unknown. */
export function nameCharacters(house: Household, given: readonly Facts[]): NameCharacter[] | null {
  const surname = surnameCharacters(house.family.surname);
  if (surname === undefined) return null;
  const described: NameCharacter[] = surname.map((character) => describeCharacter(character, SURNAME));
  const forms = givenTraditional(given.map(({ char }) => char).join(""));
  for (const [at, { character, entry }] of given.entries()) {
    if (character === undefined) return null;
    described.push(describeCharacter(character, entry?.gloss ?? UNLISTED, forms[at]));
  }
  return described;
}

/** Describes one character of the table; `gloss` is what is said of it, `traditional` the form it takes in its name. */
export function describeCharacter(
  character: NonNullable<Facts["character"]>,
  gloss: string,
  traditional: string = character.traditional,
): NameCharacter {
  const { char, strokes, radical, element, elementBy, level } = character;
  const forms = formNote(char, traditional);
  return {
    char,
    traditional,
    ...(forms !== undefined && { forms }),
    kangxiStrokes: strokes,
    radical: radicalOf(radical),
    element,
    elementBy,
    level,
    gloss,
  };
}
