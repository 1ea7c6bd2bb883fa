import { describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { checkSurname, type Faults } from "#functions/origin/products/names/check-surname.ts";

/** What is said of a surname once these warnings have been overruled. */
function faultsOf(surname: string, ...sure: string[]): Faults {
  const faults: Faults = { fields: {}, sure: [] };
  checkSurname({ surname, sure }, faults);
  return faults;
}

const none: Faults = { fields: {}, sure: [] };
const asked = (surname: string): Faults => ({
  fields: { surname: messages.surnameUnknown(surname) },
  sure: [`surname:${surname}`],
});

describe("a surname that nobody knows", () => {
  test("is asked about, and goes through once that was confirmed", () => {
    expect(faultsOf("喵")).toEqual(asked("喵"));
    expect(faultsOf("喵", "surname:喵")).toEqual(none);
  });

  test.each([
    ["another surname's", "surname:汪"],
    ["a character's", "char:喵"],
    ["that of the surname with a character more", "surname:喵喵"],
  ])("is asked about all the same where %s warning was confirmed", (_whose, confirmed) => {
    expect(faultsOf("喵", confirmed)).toEqual(asked("喵"));
  });
});

test("a surname of the table, and two of them side by side, need no confirming", () => {
  for (const surname of ["林", "欧阳", "林陈"]) expect(faultsOf(surname)).toEqual(none);
});

test("a surname with a character without a stroke count is refused even if confirmed", () => {
  const { fields, sure } = faultsOf("々", "surname:々");
  expect([Object.keys(fields), sure]).toEqual([["surname"], []]);
});
