import { describe, expect, test } from "vitest";
import { sayKinsfolk } from "#functions/naming/person/describe/say/say-kinsfolk.ts";
import { bestNames } from "#functions/naming/person/generate/best-names.ts";
import { billOf } from "#functions/naming/person/score/bill.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";
import { apartBy } from "#functions/naming/person/score/wishes/siblings.ts";

const facts = (name: string) => Array.from(name, factsOf);
const family = (asked: { siblings?: string[]; parents?: string[]; alike?: boolean }) =>
  familyOf({ surname: "林", sex: "female", chart: null, ...asked });

describe("two names of one family", () => {
  test.each([
    ["清和", "青禾", "same"],
    ["清和", "知禾", "same"],
    ["然", "浩然", "same"],
    ["知宁", "亦琳", "near"],
    ["清和", "清扬", "clear"],
    ["浩然", "清然", "clear"],
    ["清和", "知远", "clear"],
  ] as const)("%s and %s sound %s when they are called", (one, other, apart) => {
    expect([apartBy(facts(one), facts(other)), apartBy(facts(other), facts(one))]).toEqual([apart, apart]);
  });

  test("are told a parent's character and sound as something to think of", () => {
    const says = (parent: string) =>
      sayKinsfolk(family({ parents: [parent] }), facts("清和"))[0]?.says.map(({ fits }) => fits);
    expect(says("建国")).toEqual([true, true, true, true]);
    expect(says("海清")).toEqual([true, false, true, true]);
    expect(says("志青")).toEqual([false, true, true, true]);
  });
});

describe("the line 像一家人", () => {
  const lineOf = (asked: Parameters<typeof family>[0], given: string) =>
    billOf(family(asked), given).lines.find(({ rule }) => rule === "像一家人");

  test("stands in a bill only where it was asked, and says no sibling's name", () => {
    expect(lineOf({ siblings: ["清扬"] }, "清和")).toBeUndefined();
    expect(lineOf({ alike: true }, "清和")).toBeUndefined();
    const line = lineOf({ siblings: ["清扬"], alike: true }, "清和");
    expect(line).toMatchObject({ part: "家庭要求", points: 2 });
    expect(`${line?.input}${line?.reason}`).not.toMatch(/清|扬/);
    expect(lineOf({ siblings: ["青禾"], alike: true }, "清和")?.points).toBe(0);
  });

  test("and a sibling's own name is never proposed", () => {
    const [first] = bestNames(family({}), 1).names;
    const given = first?.given ?? "";
    expect(bestNames(family({ siblings: [given] }), 1).names[0]?.given).not.toBe(given);
  });
});
