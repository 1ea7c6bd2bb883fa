import { describe, expect, it } from "vitest";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import {
  confirmedForms,
  doubleSurnameForms,
  formOverrides,
} from "#functions/naming/facts/characters/overrides.ts";
import { surnameTraditional } from "#functions/naming/facts/characters/surnames.ts";
import { everyRow } from "#tests/kit/every-row.ts";

const chars = [...formOverrides, ...confirmedForms].map(({ char }) => char);

describe("reviewed traditional forms", () => {
  it("name every character once", () => {
    expect(new Set(chars).size).toBe(chars.length);
  });

  it("have a reason and take effect where they replace the usual form", () => {
    everyRow(formOverrides, ({ char, given, surname, refused, reason }) => {
      expect(reason.length).toBeGreaterThan(5);
      expect(given ?? surname).toBeDefined();
      expect(given).not.toBe(refused);
      expect(surname).not.toBe(refused);
      expect(findCharacter(char)?.traditional).toBe(given ?? refused);
      expect(surnameTraditional(char)).toEqual([surname ?? given]);
    });
  });

  it("have a reason and take effect where they keep the usual form", () => {
    everyRow(confirmedForms, ({ char, kept, refused, reason }) => {
      expect(reason.length).toBeGreaterThan(5);
      expect(refused).not.toBe(kept);
      expect(findCharacter(char)?.traditional).toBe(kept);
      expect(surnameTraditional(char)).toEqual([kept]);
    });
  });

  it("of double surnames differ from those of their characters one by one", () => {
    everyRow(doubleSurnameForms, (form) => {
      expect(form.reason.length).toBeGreaterThan(5);
      expect(surnameTraditional(form.surname).join("")).toBe(form.traditional);
      expect([...form.surname].map((char) => surnameTraditional(char)[0]).join("")).not.toBe(
        form.traditional,
      );
    });
  });
});
