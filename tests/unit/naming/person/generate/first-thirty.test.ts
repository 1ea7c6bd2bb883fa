import { describe, expect, it } from "vitest";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { findEntry } from "#functions/naming/facts/lexicon/lexicon.ts";
import { costs } from "#functions/naming/facts/sound/ears/cost.ts";
import { bestNames } from "#functions/naming/person/generate/best-names.ts";
import { standardSpace } from "#functions/naming/person/generate/space/space.ts";
import { billOf } from "#functions/naming/person/score/bill.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";
import { heardIn } from "#functions/naming/person/score/heard.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";

describe("the first thirty names of fifty kinds of families", () => {
  const surnames = [
    ..."王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗梁宋郑谢韩唐冯于董萧",
    "欧阳",
    "司马",
    "诸葛",
    "上官",
  ];
  const families = Array.from({ length: 50 }, (_, at) =>
    familyOf({
      surname: surnames[at % surnames.length] ?? "林",
      sex: at % 2 === 0 ? "male" : "female",
      chart: chartOf({
        calendar: "solar",
        year: 2024 + (at % 3),
        month: 1 + ((at * 5) % 12),
        day: 1 + ((at * 11) % 28),
        leap: false,
        hour: at % 5 === 4 ? null : (at * 7) % 24,
        minute: null,
        place: null,
        zishi: "late",
      }),
    }),
  );
  const lists = families.map((family) => ({
    family,
    names: bestNames(family, 30).names.map(({ given }) => given),
  }));

  it("are thirty, all of characters that every adult knows", () => {
    for (const { names } of lists) {
      expect(names).toHaveLength(30);
      const bands = names.flatMap((given) => Array.from(given, (char) => findEntry(char)?.band ?? 9));
      expect(Math.max(...bands)).toBeLessThanOrEqual(3);
    }
  });

  it("sound like nothing bad", () => {
    for (const { family, names } of lists) {
      const house = householdOf(family);
      expect(names.filter((given) => heardIn(house, Array.from(given, factsOf)).some(costs))).toEqual([]);
    }
  });

  it("have for the half, and each family's for a quarter at least, a source side by side in any book, 全唐诗 and 全宋词 among them, or in one line of a core classic", () => {
    const sourced = lists.map(
      ({ family, names }) =>
        names.filter((given) => {
          const { max = 1, points = 0 } =
            billOf(family, given).lines.find(({ rule }) => rule === "出处") ?? {};
          return Math.round((points * 10) / max) >= 6;
        }).length,
    );
    expect(Math.min(...sourced)).toBeGreaterThanOrEqual(30 / 4);
    expect(sourced.reduce((sum, own) => sum + own, 0)).toBeGreaterThanOrEqual((lists.length * 30) / 2);
  });

  it("never say the same thing side by side", () => {
    const gloss = (given: string) => Array.from(given, (char) => findEntry(char)?.gloss).join();
    for (const { names } of lists) {
      expect(names.filter((given, at) => gloss(given) === gloss(names[at - 1] ?? ""))).toEqual([]);
    }
  });

  it("come from the space of the lexicon", () => {
    const chars = new Set(standardSpace().chars);
    for (const { names } of lists) {
      expect(names.filter((given) => Array.from(given).some((char) => !chars.has(char)))).toEqual([]);
    }
  });
});
