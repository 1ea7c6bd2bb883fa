import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { givenTraditional, pairForms } from "#functions/naming/facts/characters/given-forms.ts";
import { surnameCharacters, surnameTraditional } from "#functions/naming/facts/characters/surnames.ts";
import { cantoneseSurname } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import { hongKongName } from "#functions/naming/facts/sound/romanise/hong-kong.ts";
import { taiwanPassportName } from "#functions/naming/facts/sound/romanise/wade-giles.ts";
import { converter, parseForms } from "#functions/site/traditional/forms.ts";
import { everyRow } from "#tests/kit/every-row.ts";

describe("a given name in traditional script", () => {
  const CASES = [
    ["千里", "千里"],
    ["万里", "萬里"],
    ["谷雨", "穀雨"],
    ["空谷", "空谷"],
    ["干城", "干城"],
    ["冲和", "沖和"],
    ["系舟", "繫舟"],
    ["梦里", "夢裏"],
    ["云舟", "雲舟"],
  ] as const;

  it("has each character in the form that what stands beside it asks for", () => {
    everyRow(CASES, ([given, form]) => expect(givenTraditional(given).join("")).toBe(form));
  });

  it("is written so by the site too, in Taiwan's forms", () => {
    const { given } = converter(parseForms(readFileSync("public/writing/traditional.txt", "utf8")));
    everyRow(CASES, ([name, form]) => expect(given(name)).toBe(form.replace("裏", "裡")));
  });

  it("has only pairs that write a character otherwise than it is written alone", () => {
    const idle = pairForms.flatMap(([form, pairs]) =>
      pairs.split(" ").filter((pair) => !givenTraditional(pair).includes(form)),
    );
    expect(idle).toEqual([]);
  });
});

describe("the reviewed table of five hundred surnames", () => {
  const rows = readFileSync("scripts/data/characters/surnames.txt", "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("//"));

  it("says of each what the engine says: 繁体, Mandarin, Cantonese, Hong Kong's and Taiwan's spelling", () => {
    expect(rows.length).toBeGreaterThanOrEqual(500);
    everyRow(rows, (row) => {
      const [surname = ""] = row.split(" ");
      const mandarin = (surnameCharacters(surname) ?? []).map(({ readings }) => readings[0] ?? "");
      const cantonese = cantoneseSurname(surname).map((reading) => reading ?? "");
      const readings = cantonese.map((reading, at) => ({ cantonese: reading, mandarin: mandarin[at] ?? "" }));
      const hongKong = hongKongName(surname, readings, []).surname.replaceAll(" ", "_");
      expect(row).toBe(
        [
          surname,
          surnameTraditional(surname).join(""),
          mandarin.join("_"),
          cantonese.join("_"),
          hongKong,
          taiwanPassportName(mandarin, []).surname,
        ].join(" "),
      );
    });
  });

  it("has the surnames that are read otherwise than their characters", () => {
    expect(rows.filter((row) => /^(么|种|繁|令狐) /.test(row))).toEqual(
      [
        "令狐 令狐 ling2_hu2 ling4_wu4 Ling_Wu LINGHU",
        "么 么 yao1 jiu1 Yiu YAO",
        "种 种 chong2 cung4 Chung CHUNG",
        "繁 繁 po2 po4 Po PO",
      ].sort((one, other) => rows.indexOf(one) - rows.indexOf(other)),
    );
  });
});
