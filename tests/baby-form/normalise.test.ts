import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { missingDate, normalise } from "#app/baby-form/normalise.ts";

describe("the year", () => {
  test("is the one picked from the list", () => {
    expect(normalise({ year: "2026", yearText: "1990" }).year).toBe("2026");
  });

  test("is the typed one where the list says 更早, or says nothing", () => {
    expect(normalise({ year: "earlier", yearText: "1990" }).year).toBe("1990");
    expect(normalise({ year: "", yearText: "1990" }).year).toBe("1990");
  });

  test("is empty where 更早 is picked and nothing is typed", () => {
    expect(normalise({ year: "earlier" }).year).toBe("");
  });
});

describe("flags", () => {
  test("follow the ticked traditions; none ticked turns all off", () => {
    expect(normalise({ traditions: "bazi,zodiac" })).toMatchObject({
      useBazi: "1",
      useGrids: "0",
      useZodiac: "1",
    });
    expect(normalise({})).toMatchObject({ useBazi: "0", useGrids: "0", useZodiac: "0" });
  });

  test("a leap month counts in the lunar calendar only", () => {
    expect(normalise({ calendar: "lunar", leap: "1" }).leap).toBe("1");
    expect(normalise({ calendar: "solar", leap: "1" }).leap).toBe("0");
  });
});

test("what was left empty is left out, what the schema asks for stays empty", () => {
  const wire = normalise({ fixed: "  ", hour: "", avoid: "", surname: "" });
  expect(wire).not.toHaveProperty("fixed");
  expect(wire).not.toHaveProperty("hour");
  expect(wire).not.toHaveProperty("avoid");
  expect(wire).toMatchObject({ kind: "baby", surname: "", sex: "", guardian: "", idem: "" });
});

test("a form can't name another kind of order, nor bring keys of its own", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (typed) => {
      const wire = normalise({ ...typed, kind: "business", status: "paid" });
      expect(wire.kind).toBe("baby");
      expect(wire).not.toHaveProperty("status");
    }),
  );
});

test.each([
  [{ year: "", month: "", day: "" }, "请填写出生日期，或选“还没出生”"],
  [{ year: "2026", month: "", day: "" }, "还差月、日"],
  [{ year: "2026", month: "4", day: " " }, "还差日"],
  [{ year: "", month: "4", day: "17" }, "还差年"],
  [{ year: "2026", month: "4", day: "17" }, undefined],
])("a date of %j says %s", (date, said) => {
  expect(missingDate(date)).toBe(said);
});
