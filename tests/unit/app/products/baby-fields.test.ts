import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { babyForm } from "#app/products/baby/form/fields.ts";

const idem = "0f8fad5b-d9cb-469f-a165-70867728950e";
const filled = {
  ...babyForm.fresh,
  surname: "林",
  sex: "female",
  year: "2026",
  month: "4",
  day: "17",
  guardian: "1",
  idem,
};

const errorsOf = (typed: Record<string, string>) => {
  const { reading } = babyForm.post(typed);
  return reading.ok ? {} : reading.errors;
};
const briefOf = (typed: Record<string, string>) => {
  const { reading } = babyForm.post(typed);
  return reading.ok ? reading.brief : null;
};

test("a filled form is a brief", () => {
  expect(briefOf(filled)).toMatchObject({
    surname: "林",
    year: 2026,
    hour: "unknown",
    length: "2",
    useBazi: true,
    avoidSounds: false,
  });
});

describe("the year", () => {
  test("is the one picked from the list", () => {
    expect(briefOf({ ...filled, yearText: "1990" })?.year).toBe(2026);
  });

  test.each(["earlier", ""])("is the typed one where the list says %j", (year) => {
    expect(briefOf({ ...filled, year, yearText: "1990" })?.year).toBe(1990);
  });

  test("is missing where 更早 is picked and nothing is typed", () => {
    expect(errorsOf({ ...filled, year: "earlier" })).toEqual({ date: "还没选年" });
  });
});

describe("ticks", () => {
  test("turn a tradition off where they are not made", () => {
    const none = { ...filled, useBazi: "", useGrids: "", useZodiac: "" };
    const off = { useBazi: false, useGrids: false, useZodiac: false };
    expect(briefOf(none)).toMatchObject(off);
    expect(briefOf({ ...none, useBazi: "1", useZodiac: "1" })).toMatchObject({
      useBazi: true,
      useGrids: false,
      useZodiac: true,
    });
  });

  test("of a leap month count in the lunar calendar only", () => {
    expect(briefOf({ ...filled, calendar: "lunar", leap: "1" })?.leap).toBe(true);
    expect(briefOf({ ...filled, calendar: "solar", leap: "1" })?.leap).toBe(false);
  });
});

test.each([
  [{ year: "", month: "", day: "" }, "请填写出生日期，或选“还没出生”"],
  [{ month: "", day: "" }, "还没选月、日"],
  [{ day: " " }, "还没选日"],
  [{ year: "" }, "还没选年"],
])("a date of %j says %s", (date, said) => {
  expect(errorsOf({ ...filled, ...date })).toEqual({ date: said });
});

test("a form can't name another kind of order, nor bring keys of its own", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (junk) => {
      const brief = briefOf({ ...junk, ...filled, kind: "business", status: "paid" });
      expect(brief?.kind).toBe("baby");
      expect(brief).not.toHaveProperty("status");
    }),
  );
});

test("an empty form says what is missing, each at its field, in Chinese", () => {
  expect(errorsOf({})).toEqual({
    surname: "请填写姓氏",
    sex: "请选择性别；还没出生，可以选“还不知道”",
    date: "请填写出生日期，或选“还没出生”",
    guardian: "请先勾选同意",
    form: "这张表单已经失效，请再提交一次",
  });
});

describe("one wrong field", () => {
  test.each([
    ["surname", { surname: "Lin" }, "姓氏请用 1 到 4 个汉字，不要带空格或字母"],
    ["surname", { surname: "林 王" }, "姓氏请用 1 到 4 个汉字，不要带空格或字母"],
    ["surname", { surname: "😀" }, "姓氏请用 1 到 4 个汉字，不要带空格或字母"],
    ["date", { month: "2", day: "30" }, "2026 年 2 月没有 30 日，请核对"],
    ["date", { year: "earlier", yearText: "1900" }, "目前支持 1901 年到 2099 年"],
    ["date", { year: "2100" }, "目前支持 1901 年到 2099 年"],
    ["date", { year: "earlier", yearText: "abc" }, "目前支持 1901 年到 2099 年"],
    ["fixed", { fixed: "清", avoid: "清" }, "“清”同时出现在“一定要用”和“不想用”里，请删掉一处"],
    [
      "generation",
      { generation: "德", length: "1" },
      "选了一个字的名字，就放不下字辈了。请改成两个字，或去掉字辈",
    ],
    ["wishes", { wishes: "平安,聪慧,善良,坚韧,开朗,安静" }, "现在有 6 个，请去掉 1 个"],
    ["guardian", { guardian: "" }, "请先勾选同意"],
    ["hour", { hour: "25" }, "请从列表里选时辰；记不清就选“不清楚”"],
  ])("%s: %j", (field, wrong, message) => {
    expect(errorsOf({ ...filled, ...wrong })).toEqual({ [field]: message });
  });

  test.each([{ year: "earlier", yearText: "１９９０" }, { surname: "𬱖" }, { hour: "23" }, { fixed: "𬱖" }])(
    "%j is no fault",
    (right) => {
      expect(errorsOf({ ...filled, ...right })).toEqual({});
    },
  );
});

test("whatever a form carries, no message is English", () => {
  const keys = [...Object.keys(filled), "fixed", "generation", "avoid", "have", "wishes", "sources", "leap"];
  const junk = fc.oneof(
    fc.string(),
    fc.constantFrom("", "x", "林林林林林", "😀", "１２", "-1", "0", "__proto__"),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), junk), (typed) => {
      for (const message of Object.values(errorsOf(typed))) expect(message).toMatch(/\p{Script=Han}/u);
    }),
  );
});
