import { expect, test } from "vitest";
import { readFits } from "#functions/naming/person/store/fits.ts";
import { readFitted } from "#scripts/reading/fitted.ts";

// Breaks it catches: a fitted name given to the other sex or another surname, and a line that is silently dropped.
test("a name fits the surname and the sex that it was read with, and nobody else", () => {
  const fits = readFits("沈 A男=知微,澈 E女=安然\n韩 A女=采薇");
  expect([...fits.keys()]).toEqual(["沈男", "沈女", "韩女"]);
  expect(fits.get("沈男")).toEqual(
    new Map([
      ["知微", 5],
      ["澈", 5],
    ]),
  );
  expect(fits.get("沈女")).toEqual(new Map([["安然", 1]]));
});

test.each(["沈 B男=知微", "沈 A皆=知微", "沈 A男=知微，澈", "沈 A男="])(
  "a line that does not parse is said: %s",
  (line) => {
    expect(() => readFits(line)).toThrow(SyntaxError);
  },
);

test("a reader's marks name the surname, the sex and the mark of each name", () => {
  expect(readFitted("沈 G男=知微 W男=墨,夕照")).toEqual([
    { surname: "沈", whom: "男", given: "知微", mark: "G" },
    { surname: "沈", whom: "男", given: "墨", mark: "W" },
    { surname: "沈", whom: "男", given: "夕照", mark: "W" },
  ]);
});
