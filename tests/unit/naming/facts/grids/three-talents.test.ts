import { describe, expect, it } from "vitest";
import { talentsClass, talentsGroup } from "#functions/naming/facts/grids/three-talents.ts";
import golden from "#tests/unit/naming/fixtures/golden-125.json" with { type: "json" };

describe("the three talents", () => {
  it("have the class of the golden table, all 125", () => {
    expect(golden).toHaveLength(125);
    expect(golden.map((row) => talentsClass(row.talents))).toEqual(golden.map((row) => row.recommended));
  });

  it("are printed as 吉, 平 or 忌", () => {
    expect(talentsGroup("木火土")).toBe("吉");
    expect(talentsGroup("木火火")).toBe("吉");
    expect(talentsGroup("木土土")).toBe("吉");
    expect(talentsGroup("木木水")).toBe("平");
    expect(talentsGroup("金火土")).toBe("平");
    expect(talentsGroup("木木金")).toBe("忌");
    expect(talentsGroup("木火水")).toBe("忌");
  });

  it("are three of the five elements", () => {
    for (const talents of ["", "木火", "木火土金", "木火x"])
      expect(() => talentsClass(talents)).toThrow(RangeError);
  });
});
