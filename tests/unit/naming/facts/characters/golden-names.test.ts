import { describe, expect, it } from "vitest";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { splitFullName } from "#functions/naming/facts/characters/split-full-name.ts";
import { surnameCharacters } from "#functions/naming/facts/characters/surnames.ts";
import golden from "#tests/unit/naming/fixtures/golden-names.json" with { type: "json" };

describe("the golden names", () => {
  it("have the traditional form and the strokes of every character", () => {
    const found = golden.map(({ surname, given }) => {
      const characters = [...(surnameCharacters(surname) ?? []), ...[...given].map(findCharacter)];
      return characters.map((character) => [character?.char, character?.traditional, character?.strokes]);
    });
    expect(found).toEqual(
      golden.map(({ chars }) => chars.map(({ char, traditional, strokes }) => [char, traditional, strokes])),
    );
    expect(found).toHaveLength(131);
  });

  it("fall into surname and given name", () => {
    expect(golden.map(({ surname, given }) => splitFullName(surname + given))).toEqual(
      golden.map(({ surname, given }) => ({ surname, given })),
    );
  });
});
