import { describe, expect, it } from "vitest";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { formNote, reviewedForms } from "#functions/naming/facts/characters/form-uses.ts";
import { writtenForms } from "#functions/naming/facts/characters/overrides.ts";
import { surnameTraditional } from "#functions/naming/facts/characters/surnames.ts";
import { everyRow } from "#tests/kit/every-row.ts";

describe("characters with more than one traditional form", () => {
  it("have words of their own for each form, and a note for the form in a name", () => {
    everyRow([...reviewedForms()], ([char, uses]) => {
      expect(uses.length).toBeGreaterThan(1);
      expect(new Set(uses.map(({ form }) => form)).size).toBe(uses.length);
      for (const { form, words } of uses) if (words !== "人名") expect(words).toContain(form);
      const counted = [findCharacter(char)?.traditional ?? "", ...surnameTraditional(char)];
      for (const form of counted) expect(formNote(char, form), `${char} as ${form}`).toBeDefined();
    });
  });

  it("says the form that a name is written in, and what the others are for", () => {
    expect(formNote("里", "裏")).toBe("繁体作「里」，用在「故里、鄰里」；「裡」用在「裡外、心裡」。");
    expect(formNote("后", "后")).toBe("繁体作「后」，用在「皇后、后稷」；「後」用在「先後、後來」。");
    expect(formNote("后", "後")).toMatch(/^繁体作「後」/);
    expect(formNote("林", "林")).toBeUndefined();
  });

  it("say it where they are written in another form than they are counted in", () => {
    everyRow(writtenForms, ({ char, written, counted }) => {
      expect(written).not.toBe(counted);
      expect(findCharacter(char)?.traditional).toBe(counted);
      expect(formNote(char, counted)).toContain(`繁体作「${written}」`);
    });
  });
});
