import { describe, expect, it } from "vitest";
import { findCharacter } from "#functions/naming/characters/find-character.ts";
import { confirmedForms, doubleSurnameForms, formOverrides } from "#functions/naming/characters/overrides.ts";
import { surnameTraditional } from "#functions/naming/characters/surnames.ts";

const chars = [...formOverrides, ...confirmedForms].map(({ char }) => char);

describe("reviewed traditional forms", () => {
  it("name every character once", () => {
    expect(new Set(chars).size).toBe(chars.length);
  });

  it.each(formOverrides)(
    "$char is overridden for a reason and truly",
    ({ char, given, surname, refused, reason }) => {
      expect(reason.length).toBeGreaterThan(5);
      expect(given ?? surname).toBeDefined();
      expect(given).not.toBe(refused);
      expect(surname).not.toBe(refused);
      expect(findCharacter(char)?.traditional).toBe(given ?? refused);
      expect(surnameTraditional(char)).toEqual([surname ?? given]);
    },
  );

  it.each(confirmedForms)("$char is kept as $kept for a reason", ({ char, kept, refused, reason }) => {
    expect(reason.length).toBeGreaterThan(5);
    expect(refused).not.toBe(kept);
    expect(findCharacter(char)?.traditional).toBe(kept);
    expect(surnameTraditional(char)).toEqual([kept]);
  });

  it.each(doubleSurnameForms)("$surname is written $traditional, not character by character", (form) => {
    expect(form.reason.length).toBeGreaterThan(5);
    expect(surnameTraditional(form.surname).join("")).toBe(form.traditional);
    expect([...form.surname].map((char) => surnameTraditional(char)[0]).join("")).not.toBe(form.traditional);
  });
});
