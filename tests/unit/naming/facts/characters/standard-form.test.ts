import { describe, expect, it } from "vitest";
import { characters, findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { standardFormOf } from "#functions/naming/facts/characters/standard-form.ts";

describe("the registrable character behind another form", () => {
  it.each([
    ["陳", "陈"],
    ["爲", "为"],
    ["為", "为"],
    ["淸", "清"],
    ["峯", "峰"],
    ["裡", "里"],
    ["鐘", "钟"],
    ["髮", "发"],
    ["歩", "步"],
    ["広", "广"],
    ["頔", "𬱖"],
    ["\uf9f4", "林"],
  ])("%s → %s", (form, standard) => {
    expect(standardFormOf(form)).toBe(standard);
  });

  it("is not sought for a registrable character, nor found for what is none", () => {
    for (const form of ["林", "于", "昇", "𬱖", "", "A", "😀", "陳陳"])
      expect(standardFormOf(form)).toBeUndefined();
  });

  it("is found for every traditional form of the table that is not registrable itself", () => {
    for (const { traditional } of characters()) {
      if (findCharacter(traditional) !== undefined) continue;
      const back = standardFormOf(traditional);
      expect(findCharacter(back ?? "")?.traditional, traditional).toBe(traditional);
    }
  });
});
