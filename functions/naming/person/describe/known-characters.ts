import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { givenTraditional } from "#functions/naming/facts/characters/given-forms.ts";
import { isSurname, surnameCharacters } from "#functions/naming/facts/characters/surnames.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { describeCharacter, SURNAME, UNLISTED } from "./name-characters.ts";
import type { NameCharacter } from "./name-detail.ts";

/** A character of any name: outside 通用规范汉字表 its strokes, radical and element are unknown, and null. */
export type KnownCharacter = Omit<NameCharacter, "kangxiStrokes" | "radical" | "element" | "elementBy"> & {
  readonly [K in "kangxiStrokes" | "radical" | "element" | "elementBy"]: NameCharacter[K] | null;
};

/** The word on a character outside the table: some of them have a reading all the same, and it stands beside them. */
const sayBeyond = (isRead: boolean): string =>
  isRead
    ? "我们的字表里没有这个字：读音取自统一码联盟的数据库，笔画和五行查不到"
    : "我们的字表里没有这个字，读音、笔画和五行都查不到";

/** What is known of each character of a whole name, registrable or not. */
export function knownCharacters(house: Household, given: readonly Facts[]): KnownCharacter[] {
  const { surname } = house.family;
  // Of a surname that is not in our table nobody has said that it is one.
  const asSurname = surnameCharacters(surname);
  const forms = givenTraditional(given.map(({ char }) => char).join(""));
  return [
    ...Array.from(surname, (char, at) =>
      known(
        house.surname[at] ?? { char, sound: null },
        asSurname?.[at] ?? findCharacter(char),
        isSurname(surname) ? SURNAME : "",
      ),
    ),
    ...given.map((facts, at) => known(facts, facts.character, facts.entry?.gloss ?? UNLISTED, forms[at])),
  ];
}

function known(
  { char, sound }: Pick<Facts, "char" | "sound">,
  character: Facts["character"],
  gloss: string,
  form?: string,
): KnownCharacter {
  if (character !== undefined) return describeCharacter(character, gloss, form);
  return {
    char,
    traditional: char,
    kangxiStrokes: null,
    radical: null,
    element: null,
    elementBy: null,
    level: 0,
    gloss: sayBeyond(sound !== null),
  };
}
