import { describe, expect, test } from "vitest";
import { readFits, readTurns } from "#functions/naming/person/store/fits.ts";
import { readWhole, type WholeMark, wholeLiking } from "#scripts/reading/whole.ts";

// Breaks it catches: a fitted name given to the other sex or another surname, and a line that is silently dropped.
test("a name fits the surname and the sex that it was read with, and nobody else", () => {
  const fits = readFits("沈 A男=知微,澈 E女=安然 G男=怀瑾 GG男=望川\n韩 A女=采薇");
  expect([...fits.keys()]).toEqual(["沈男", "沈女", "韩女"]);
  expect(fits.get("沈男")).toEqual(
    new Map([
      ["知微", 6],
      ["澈", 6],
      ["怀瑾", 7],
      ["望川", 8],
    ]),
  );
  expect(fits.get("沈女")).toEqual(new Map([["安然", 1]]));
});

test("a given name has the turn of its line, by sex", () => {
  expect(readTurns("\n1 男=知微,澈\n5 男=怀瑾 女=知微\n")).toEqual(
    new Map([
      ["男知微", 1],
      ["男澈", 1],
      ["男怀瑾", 5],
      ["女知微", 5],
    ]),
  );
});

test.each(["沈 B男=知微", "沈 A皆=知微", "沈 A男=知微，澈", "沈 A男="])(
  "a line that does not parse is said: %s",
  (line) => {
    expect(() => readFits(line)).toThrow(SyntaxError);
  },
);

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
    const match = (surname: string) => liking.matchShare({ surname, given: "知微", whom: "男" });
    expect(match("林")).toBeGreaterThan(match("周"));
  });
});
