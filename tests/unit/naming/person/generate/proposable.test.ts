import { expect, it } from "vitest";
import { type Bar, barOf } from "#functions/naming/person/generate/proposable.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";

const barred = (given: string, asked: Partial<Family> = {}): Bar | null =>
  barOf(
    householdOf(familyOf({ surname: "曹", sex: "male", chart: null, length: "any", ...asked })),
    Array.from(given, factsOf),
  );

it("names the rule that keeps a name from a family", () => {
  expect(barred("怀瑾")).toBeNull();
  const cases: [given: string, asked: Partial<Family>, bar: Bar][] = [
    ["安全", {}, "ungraded"],
    ["怀瑾", { sex: "male", fixed: { char: "安", at: 1 }, avoid: ["安"] }, "contradiction"],
    ["怀瑾", { length: 1 }, "wanted"],
    ["怀瑾", { generation: { char: "承", at: 1 } }, "wanted"],
    ["怀瑾", { avoid: ["瑾"] }, "avoided"],
    ["怀瑾", { avoid: ["锦"], avoidSounds: true }, "avoided"],
    ["怀瑾", { surname: "怀" }, "surname"],
    ["明远", { surname: "黎" }, "word"],
  ];
  for (const [given, asked, bar] of cases) expect([given, barred(given, asked)]).toEqual([given, bar]);
});
