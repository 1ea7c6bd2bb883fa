/** Characters (字): the 8,105 of 通用规范汉字表, surnames, forms. */
export type { Character } from "#functions/naming/facts/characters/character.ts";
export { characters, findCharacter } from "#functions/naming/facts/characters/find-character.ts";
export { givenTraditional } from "#functions/naming/facts/characters/given-forms.ts";
export { type SplitName, splitFullName } from "#functions/naming/facts/characters/split-full-name.ts";
export { standardFormOf } from "#functions/naming/facts/characters/standard-form.ts";
export {
  findSurname,
  type Surname,
  surnameCharacters,
  surnameTraditional,
} from "#functions/naming/facts/characters/surnames.ts";
