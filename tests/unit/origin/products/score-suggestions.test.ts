import fc from "fast-check";
import { expect, test } from "vitest";
import type { FindCitation } from "#functions/origin/products/citations.ts";
import { deriveChange, deriveScore } from "#functions/origin/products/score/derive.ts";
import type { ScoreQuestion } from "#functions/origin/products/score/question.ts";
import { citeFromFiles } from "#scripts/samples/cite-from-files.ts";

const births: fc.Arbitrary<ScoreQuestion["birth"]> = fc.option(
  fc.record({
    born: fc.constant(true),
    calendar: fc.constant("solar" as const),
    year: fc.integer({ min: 1950, max: 2025 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    leap: fc.constant(false),
    hour: fc.oneof(fc.integer({ min: 0, max: 23 }), fc.constant("unknown" as const)),
    zishi: fc.constantFrom("late" as const, "early" as const),
  }),
);

const questions: fc.Arbitrary<ScoreQuestion> = fc.record({
  surname: fc.constantFrom("林", "张", "欧阳", "史", "曾", "囧"),
  given: fc.constantFrom("清和", "晴月", "伟", "建国", "家宁", "若曦月", "珍香", "囧", "晓明", "云岚"),
  sex: fc.constantFrom("male" as const, "female" as const, "unknown" as const),
  birth: births,
  keep: fc.constant("30d" as const),
});

const cannot: FindCitation = async () => null;
/** Some shards can be had and some cannot: the same ones for the same name. */
const some: FindCitation = async (family, given) =>
  ((given.codePointAt(0) ?? 0) + (given.codePointAt(1) ?? 0)) % 3 === 0 ? null : citeFromFiles(family, given);

test.each<[string, FindCitation]>([
  ["can be had", citeFromFiles],
  ["can be had in part", some],
  ["cannot be had", cannot],
])(
  "a suggested name has the total that it is shown with when it is tried, where the sources in depth %s",
  async (_what, cite) => {
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const { bill, suggestions } = await deriveScore(question, cite);
        for (const { given, total } of suggestions) {
          const tried = async (find: FindCitation) => (await deriveChange(question, given, find)).bill.total;
          expect([given, await tried(cite)]).toEqual([given, total]);
          expect([given, await tried(citeFromFiles)]).toEqual([given, total]);
          expect(total).toBeGreaterThan(bill.total);
        }
      }),
      { numRuns: 25 },
    );
  },
  120_000,
);

const asked = (surname: string, given: string, sex: ScoreQuestion["sex"]): ScoreQuestion => ({
  ...{ surname, given, sex },
  birth: null,
  keep: "30d",
});

test("each character of a scored name has its suggestion where readers took one", async () => {
  const { suggestions } = await deriveScore(asked("陈", "雨桐", "female"), citeFromFiles);
  expect(suggestions.map(({ instead }) => instead)).toEqual(["雨", "桐"]);
});

test("a name that no reader would take with one character changed gets no suggestion, and none is sold", async () => {
  const { suggestions, locked } = await deriveScore(asked("王", "建国", "male"), citeFromFiles);
  expect(suggestions).toEqual([]);
  expect(locked.map(({ what }) => what).join()).not.toContain("免费之外的新名字");
});
