import { describe, expect, it } from "vitest";
import { findCharacter } from "#functions/naming/characters/find-character.ts";
import { splitFullName } from "#functions/naming/characters/split-full-name.ts";
import { surnameCharacters } from "#functions/naming/characters/surnames.ts";
import golden from "#tests/naming/fixtures/golden-names.json" with { type: "json" };

describe("the golden names", () => {
  it.each(golden)(
    "$surname $given: every character's traditional form and strokes",
    ({ surname, given, chars }) => {
      const found = [...(surnameCharacters(surname) ?? []), ...[...given].map(findCharacter)];
      const counted = found.map((character) => [character?.char, character?.traditional, character?.strokes]);
      expect(counted).toEqual(chars.map(({ char, traditional, strokes }) => [char, traditional, strokes]));
    },
  );

  it.each(golden)("$surname $given: falls into surname and given name", ({ surname, given }) => {
    expect(splitFullName(surname + given)).toEqual({ surname, given });
  });
});
