import { expect, it } from "vitest";
import { isProposable } from "#functions/naming/person/generate/proposable.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { familyOf, type Sex } from "#functions/naming/person/score/family.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";

const isProposed = (surname: string, given: string, sex: Sex) =>
  isProposable(
    householdOf(familyOf({ surname, sex, chart: null, length: "any" })),
    Array.from(given, factsOf),
  );

it.each([
  ["王", "致和", "male", "陈"],
  ["李", "月如", "female", "陈"],
  ["纪", "嫣然", "female", "陈"],
  ["东方", "朔", "male", "陈"],
  ["张", "亮", "male", "曹"],
  ["贾", "兰", "female", "陈"],
] as const)("does not propose %s%s, which everyone knows", (surname, given, sex, other) => {
  expect(isProposed(surname, given, sex)).toBe(false);
  expect(isProposed(other, given, sex)).toBe(true);
});

it.each([
  ["付清", "付", "清扬", "female"],
  ["费劲", "费", "劲松", "male"],
  ["韩元", "韩", "元培", "male"],
  ["余光", "余", "光远", "male"],
] as const)("reads %s in %s%s, and does not propose it", (_word, surname, given, sex) => {
  expect(isProposed(surname, given, sex)).toBe(false);
  expect(isProposed("曹", given, sex)).toBe(true);
});
