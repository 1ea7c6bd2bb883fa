import { describe, expect, test } from "vitest";
import { singleSurnames } from "#functions/naming/facts/characters/surnames-list.ts";
import { fitsOf } from "#functions/naming/person/store/fits.ts";
import { readFits } from "#functions/naming/person/store/fits-text.ts";
import { readWhole, type WholeMark, wholeLiking } from "#scripts/reading/whole.ts";

const TEXT = `
怀瑾 男28=沈
林安 男12 男24=沈,司马
望川 男19
知微 女17 女28=沈,欧阳,司马 男26=林周王沈 女0=韩 女首派=沈 女派=林,欧阳 男先派=林
`;

// Breaks it catches: a name fitted to the other sex or another surname (欧 or 阳 for 欧阳), a given name's own liking over what was read with the surname.
test("how much a name is liked is said of the surname and the sex that it was read with, else of the given name", () => {
  const fits = readFits(TEXT, "沈");
  expect(fits.get("男")?.likings).toEqual(
    new Map([
      ["怀瑾", 28],
      ["林安", 24],
      ["望川", 19],
      ["知微", 26],
    ]),
  );
  expect(fits.get("女")?.likings).toEqual(new Map([["知微", 28]]));
  expect(readFits(TEXT, "韩").get("女")?.likings).toEqual(new Map([["知微", 0]]));
  expect(readFits(TEXT, "欧阳").get("女")?.likings).toEqual(new Map([["知微", 28]]));
  for (const surname of ["欧", "阳"])
    expect(readFits(TEXT, surname).get("女")?.likings).toEqual(new Map([["知微", 17]]));
});

// Breaks it catches: a name dealt to another surname or sex (欧 or 阳 for 欧阳), or for other places of the list.
test("a name is dealt to the surnames listed, for the places that its word says", () => {
  const dealt = (surname: string, sex: "男" | "女") => readFits(TEXT, surname).get(sex)?.dealt;
  expect(dealt("沈", "女")).toEqual(new Map([["知微", "lead"]]));
  for (const surname of ["林", "欧阳"]) expect(dealt(surname, "女")).toEqual(new Map([["知微", "late"]]));
  expect(dealt("林", "男")).toEqual(new Map([["知微", "early"]]));
  for (const surname of ["欧", "阳", "韩", "司马"]) expect(dealt(surname, "女")).toEqual(new Map());
});

test.each([
  "知微 女B=沈",
  "知微 女派",
  "知微 女后派=沈",
  "知微 皆12=沈",
  "知微 男12=沈，林,",
  "知微 男12=沈,林",
])("a line that does not parse is said: %s", (line) => {
  expect(() => readFits(line, "沈")).toThrow(SyntaxError);
});

test("every line of the store parses", () => {
  for (const surname of singleSurnames) expect(() => fitsOf(surname, "male")).not.toThrow();
});

test("a reader's marks name the surname, the sex and the mark of each name", () => {
  expect(readWhole("沈 G男=知微 W男=墨,夕照")).toEqual([
    { surname: "沈", whom: "男", given: "知微", mark: "G" },
    { surname: "沈", whom: "男", given: "墨", mark: "W" },
    { surname: "沈", whom: "男", given: "夕照", mark: "W" },
  ]);
});

describe("how whole names are liked", () => {
  /** Two readers, one of them strict, over surnames that are liked (林) and not (焦). */
  const sheet = (takes: (name: string) => boolean): WholeMark[] =>
    ["林", "焦", "周"].flatMap((surname) =>
      ["知微", "思齐", "富贵"].map((given) => ({
        surname,
        given,
        whom: "男" as const,
        mark: takes(surname + given) ? "S" : "N",
      })),
    );
  const liking = wholeLiking([
    sheet((name) => !name.startsWith("焦") && !name.endsWith("富贵")),
    sheet((name) => !name.startsWith("焦") && !name.endsWith("富贵") && name !== "周知微"),
    sheet((name) => name === "林思齐" || name === "林知微"),
  ]);

  // Breaks it catches: a given name judged by the surnames that chance gave it, or by how strict its readers were.
  test("says of a given name what is said of it behind any surname", () => {
    const share = (given: string) => liking.givenShare(given, "男") ?? 0;
    expect(share("思齐")).toBeGreaterThan(share("知微"));
    expect(share("知微")).toBeGreaterThan(2 * share("富贵"));
    expect(liking.givenMarks("思齐", "男")).toBe(9);
    expect(liking.givenShare("思齐", "女")).toBeUndefined();
  });

  test("says of a given name with a surname what its own marks say", () => {
    const match = (surname: string) => liking.match({ surname, given: "知微", whom: "男" });
    expect(match("林")).toBeGreaterThan(match("周"));
  });
});
