import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { characters } from "#functions/naming/facts/characters/find-character.ts";
import { splitFullName } from "#functions/naming/facts/characters/split-full-name.ts";
import { doubleSurnames } from "#functions/naming/facts/characters/surnames-list.ts";

const char = fc.integer({ min: 0, max: 8104 }).map((index) => characters()[index]?.char ?? "林");
const given = fc.array(char, { minLength: 1, maxLength: 3 }).map((chars) => chars.join(""));

describe("splitting a full name", () => {
  it.each([
    ["林清和", "林", "清和"],
    ["欧阳修", "欧阳", "修"],
    ["司马相如", "司马", "相如"],
    ["欧阳", "欧", "阳"],
    ["张简宁", "张", "简宁"],
    ["张简清和", "张简", "清和"],
    ["𬱖𬱖𬱖", "𬱖", "𬱖𬱖"],
    [" 王一 ", "王", "一"],
    ["王", "王", ""],
    ["", "", ""],
  ])("%s is %s and %s", (full, surname, rest) => {
    expect(splitFullName(full)).toEqual({ surname, given: rest });
  });

  it("loses nothing, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (full) => {
        const parts = splitFullName(full);
        expect(parts.surname + parts.given).toBe(full.trim());
      }),
    );
  });

  it("finds every listed double surname before any given name", () => {
    fc.assert(
      fc.property(fc.constantFrom(...doubleSurnames), given, (surname, rest) => {
        expect(splitFullName(surname + rest)).toEqual({ surname, given: rest });
      }),
    );
  });
});
