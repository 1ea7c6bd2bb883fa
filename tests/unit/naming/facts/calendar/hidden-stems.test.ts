import { describe, expect, it } from "vitest";
import { hiddenStems } from "#functions/naming/facts/calendar/chart/hidden-stems.ts";

describe("the stems hidden in a branch", () => {
  it("are the traditional ones, with their weights", () => {
    const told = [..."子丑寅卯辰巳午未申酉戌亥"].map(
      (branch) =>
        branch +
        hiddenStems(branch)
          .map(({ stem, element, weight }) => stem + element + weight)
          .join(""),
    );
    expect(told).toEqual([
      "子癸水100",
      "丑己土60癸水30辛金10",
      "寅甲木60丙火30戊土10",
      "卯乙木100",
      "辰戊土60乙木30癸水10",
      "巳丙火60庚金30戊土10",
      "午丁火70己土30",
      "未己土60丁火30乙木10",
      "申庚金60壬水30戊土10",
      "酉辛金100",
      "戌戊土60辛金30丁火10",
      "亥壬水70甲木30",
    ]);
  });

  it("belong to branches only", () => {
    expect(() => hiddenStems("甲")).toThrow(RangeError);
  });
});
