import fc from "fast-check";
import { SolarTerm } from "tyme4ts";
import { describe, expect, it, test } from "vitest";
import { ELEMENTS, motherOf } from "#functions/naming/facts/calendar/chart/elements.ts";
import { describeName } from "#functions/naming/person/describe/describe-name.ts";
import { billOf } from "#functions/naming/person/score/bill.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";
import { marksOf } from "#functions/naming/person/store/store.ts";
import { storyOf } from "#functions/naming/person/store/stories/stories.ts";
import { anyFamily } from "#tests/unit/naming/person/generate/families.ts";

const LIN = familyOf({ surname: "林", sex: "female", chart: null });

describe("the reasons of 五行", () => {
  const GIVEN = ["嘉音", "小满", "易安", "清和", "知柔", "清", "炎炎", "钰", "思远", "坤土"] as const;
  it("name elements that the name has, or lacks, as they say", () => {
    let seen = 0;
    let again = 0;
    fc.assert(
      fc.property(anyFamily, fc.constantFrom(...GIVEN), (family, given) => {
        const own = [...given].map((char) => factsOf(char).character?.element);
        const lines = billOf(family, given).lines.filter(({ part }) => part === "五行");
        for (const { rule, reason, points } of lines) {
          seen += 1;
          const has = /八字(?:最需要|也喜)(.+?)，名中有。/u.exec(reason)?.[1];
          if (has !== undefined) expect(own, reason).toContain(has);
          for (const lacked of /八字(?:最需要|也喜)(.+?)，名中没有/u.exec(reason)?.[1]?.split("、") ?? [])
            expect(own, reason).not.toContain(lacked);
          for (const [, main, mother] of reason.matchAll(/有生(.)的(.)[。，]/gu)) {
            expect(own, reason).toContain(mother);
            expect(motherOf(ELEMENTS.find((each) => each === main) ?? "木")).toBe(mother);
          }
          // Break it catches: earth that is said to help the water that it checks; here it is only counted once more.
          const counted = /(?:^|；)([^；]*)，这一行给(?:满分|大半分)。/u.exec(reason)?.[1];
          if (counted !== undefined) {
            again += 1;
            expect(points, reason).toBeGreaterThan(0);
            expect(counted, reason).toMatch(/^(?:有生.的.|两字都是生.的.|.不止一个|单名就是.)$/u);
          }
          expect(reason, rule).not.toContain("另有");
        }
      }),
    );
    expect(seen).toBeGreaterThan(20);
    expect(again).toBeGreaterThan(0);
  });
});

describe("on what a line rests", () => {
  const marksIn = (given: string) =>
    Object.fromEntries(billOf(LIN, given).lines.map(({ rule, mark }) => [rule, mark]));

  test("what readers made of a name says so, and no table of it", () => {
    expect(marksOf("清和")).not.toBe(0);
    expect(marksIn("清和")).toMatchObject({ 字义与搭配: "试读", 年代: "试读", 谐音: "据表" });
  });

  test("a name that nobody read rests on tables", () => {
    expect(marksOf("坤土")).toBe(0);
    expect(marksIn("坤土")).toMatchObject({ 字义与搭配: "据表", 年代: "据表" });
  });
});

test("a name that is one of the 24 solar terms says that it is, where no lines are quoted that say something else", () => {
  const terms = SolarTerm.NAMES.filter((term) => storyOf(term) !== undefined);
  expect(terms).toContain("小满");
  for (const term of terms) {
    const { source, why } = describeName(LIN, term);
    if (source === null) expect(why, term).toContain("节气");
  }
});
