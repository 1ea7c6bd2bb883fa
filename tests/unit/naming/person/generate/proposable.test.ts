import { expect, it } from "vitest";
import { type Bar, barOf } from "#functions/naming/person/generate/proposable.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { heardIn } from "#functions/naming/person/score/heard.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";
import { gradeOf } from "#functions/naming/person/store/marks.ts";
import { marksOf } from "#functions/naming/person/store/store.ts";

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

it("lets a name through that readers liked aloud, though it lightly sounds like a word, and none that does so gravely", () => {
  const girl: Partial<Family> = { surname: "林", sex: "female" };
  const heard = (given: string, sex: "male" | "female") =>
    heardIn(
      householdOf(familyOf({ surname: "林", sex, chart: null, length: "any" })),
      Array.from(given, factsOf),
    ).map(({ gravity, heard: word }) => `${word} ${gravity}`);
  expect(gradeOf(marksOf("望舒"), "female")).toBeGreaterThanOrEqual(4);
  expect(heard("望舒", "female")).toContain("忘书 note");
  expect(barred("望舒", girl)).toBeNull();
  expect(gradeOf(marksOf("希声"), "male")).toBeGreaterThanOrEqual(4);
  expect(heard("希声", "male")).toContain("牺牲 grave");
  expect(barred("希声", { surname: "林", sex: "male" })).toBe("homophone");
});
