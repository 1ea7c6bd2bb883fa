import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { BabyBrief } from "#functions/contract/products/baby-brief.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";

/** Field → the message that stands at it, as the origin and the form both take them. */
function faults(form: Record<string, unknown>): Record<string, string> {
  const parsed = v.safeParse(BabyBrief, form);
  const found: Record<string, string> = {};
  for (const issue of parsed.issues ?? []) found[v.getDotPath(issue)?.split(".")[0] ?? ""] ??= issue.message;
  return found;
}

describe("a filled-in form", () => {
  test("is taken with no message", () => {
    expect(faults(babyForm())).toEqual({});
  });

  test.each([
    ["two surnames", { surname: "司马" }],
    ["the surnames of both parents", { surname: "欧阳林王" }],
    ["a registrable surname or name beyond the BMP", { surname: "𬱖", fixed: "𬱖" }],
    ["spaces around a surname", { surname: " 林 " }],
    ["full-width digits in a date", { year: "２０２６", month: "０４", day: "１８" }],
    ["the first day of the range", { year: "1901", month: "1", day: "1" }],
    ["the last day of the range", { year: "2099", month: "12", day: "31" }],
    ["29 February of a leap year", { year: "2024", month: "2", day: "29" }],
    ["30 of a lunar second month, which the origin judges", { calendar: "lunar", month: "2", day: "30" }],
    [
      "nothing in the fields that may stay empty",
      {
        fixed: "",
        generation: " ",
        avoid: "",
        have: "",
        wishes: "",
        sources: "",
        speech: "",
        minute: "",
        place: "　",
      },
    ],
    ["an unknown hour", { hour: "unknown" }],
    ["no hour at all", { hour: null }],
    [
      "a fixed character and a different 字辈, each in its place",
      { fixed: "清", fixedAt: "2", generation: "志" },
    ],
    [
      "twenty characters to avoid, parted as people part them",
      { avoid: `${"一".repeat(5)}、，, ；${"二".repeat(15)}` },
    ],
    ["five candidates", { have: "清和 子衿、思远，若谷；一诺" }],
    ["five wishes", { wishes: "平安,聪慧,善良,坚韧,开朗" }],
  ])("may hold %s", (_what, over) => {
    expect(faults(babyForm(over))).toEqual({});
  });
});

describe("what a form can carry wrongly stands at its field, in Chinese", () => {
  const { surnameEmpty, surnameBad, sexEmpty, dateRange, oneHan } = messages;
  test.each<[string, Record<string, string | null>, Record<string, string>]>([
    ["no surname", { surname: null }, { surname: surnameEmpty }],
    ["an empty surname", { surname: "" }, { surname: surnameEmpty }],
    ["a surname of blanks", { surname: " 　 " }, { surname: surnameEmpty }],
    ["letters", { surname: "Lin" }, { surname: surnameBad }],
    ["a space inside", { surname: "司 马" }, { surname: surnameBad }],
    ["digits", { surname: "１" }, { surname: surnameBad }],
    ["emoji", { surname: "😀" }, { surname: surnameBad }],
    ["a family of emoji joined", { surname: "👨‍👩‍👧" }, { surname: surnameBad }],
    ["han and a letter", { surname: "林a" }, { surname: surnameBad }],
    ["kana", { surname: "はやし" }, { surname: surnameBad }],
    ["a variation selector", { surname: "林\u{FE00}" }, { surname: surnameBad }],
    ["ten surnames", { surname: "赵钱孙李周吴郑王冯陈" }, { surname: surnameBad }],
    ["markup", { surname: "<b>" }, { surname: surnameBad }],
    ["no sex", { sex: null }, { sex: sexEmpty }],
    ["an empty sex", { sex: "" }, { sex: sexEmpty }],
    ["another sex than the form offers", { sex: "x" }, { sex: sexEmpty }],
    ["a wrong 已出生", { born: "2" }, { born: messages.bornBad }],
    ["a wrong calendar", { calendar: "julian" }, { calendar: messages.calendarBad }],
    ["the year 1900", { year: "1900" }, { year: dateRange }],
    ["the year 2100", { year: "2100" }, { year: dateRange }],
    ["an empty year", { year: "" }, { year: messages.dateEmpty }],
    ["no year", { year: null }, { year: messages.dateEmpty }],
    ["a year of letters", { year: "abcd" }, { year: dateRange }],
    ["a negative year", { year: "-2026" }, { year: dateRange }],
    ["a year with a decimal point", { year: "2026.5" }, { year: dateRange }],
    ["a year in exponents", { year: "2e3" }, { year: dateRange }],
    ["month 0", { month: "0" }, { month: messages.datePart("月") }],
    ["month 13", { month: "13" }, { month: messages.datePart("月") }],
    ["no month", { month: null }, { month: messages.datePart("月") }],
    ["an empty day", { day: "" }, { day: messages.datePart("日") }],
    ["day 32", { day: "32" }, { day: messages.datePart("日") }],
    ["30 February", { month: "2", day: "30" }, { day: "2026 年 2 月没有 30 日，请核对" }],
    ["29 February 2025", { year: "2025", month: "2", day: "29" }, { day: "2025 年 2 月没有 29 日，请核对" }],
    ["31 April", { month: "4", day: "31" }, { day: "2026 年 4 月没有 31 日，请核对" }],
    ["a wrong leap flag", { leap: "yes" }, { leap: messages.choice }],
    ["hour 24", { hour: "24" }, { hour: messages.hourBad }],
    ["an hour of words", { hour: "noon" }, { hour: messages.hourBad }],
    ["minute 60", { minute: "60" }, { minute: messages.hourBad }],
    ["a place of markup", { place: "<script>" }, { place: messages.placeBad }],
    ["a wrong 子时 school", { zishi: "none" }, { zishi: messages.choice }],
    ["three characters", { length: "3" }, { length: messages.lengthBad }],
    ["two fixed characters", { fixed: "清和" }, { fixed: oneHan }],
    ["a fixed letter", { fixed: "a" }, { fixed: oneHan }],
    ["two characters of 字辈", { generation: "志明" }, { generation: oneHan }],
    ["letters to avoid", { avoid: "abc" }, { avoid: messages.hanOnly }],
    ["21 characters to avoid", { avoid: "一".repeat(21) }, { avoid: messages.tooMany(20, 21) }],
    [
      "a fixed character that is also avoided",
      { fixed: "明", avoid: "文明" },
      { fixed: messages.fixedConflict("明") },
    ],
    [
      "a 字辈 that is also avoided",
      { generation: "明", avoid: "文明" },
      { generation: messages.generationConflict("明") },
    ],
    [
      "字辈 in a name of one character",
      { generation: "志", length: "1" },
      { generation: messages.generationLength },
    ],
    [
      "a fixed character in the place of the 字辈",
      { fixed: "清", fixedAt: "1", generation: "志", generationAt: "1" },
      { fixed: messages.samePlace },
    ],
    ["six candidates", { have: "一 二 三 四 五 六" }, { have: messages.tooMany(5, 6) }],
    ["a candidate of three characters", { have: "一二三" }, { have: messages.givenNamesBad }],
    ["a candidate in letters", { have: "Tom" }, { have: messages.givenNamesBad }],
    ["six wishes", { wishes: "平安,聪慧,善良,坚韧,开朗,安静" }, { wishes: messages.tooMany(5, 6) }],
    ["a wish that is not offered", { wishes: "发财" }, { wishes: messages.choice }],
    ["a source that is not offered", { sources: "圣经" }, { sources: messages.choice }],
    ["a rarity that is not offered", { rarity: "unique" }, { rarity: messages.choice }],
    ["a speech that is not offered", { speech: "latin" }, { speech: messages.choice }],
    ["a wrong switch", { useBazi: "on!" }, { useBazi: messages.choice }],
    ["no consent", { guardian: null }, { guardian: messages.guardian }],
    ["consent refused", { guardian: "0" }, { guardian: messages.guardian }],
    ["a wrong retention", { keep: "100y" }, { keep: messages.choice }],
    ["no key of the form", { idem: null }, { idem: messages.form }],
    ["a short key of the form", { idem: "1" }, { idem: messages.form }],
    ["another kind", { kind: "business" }, { kind: messages.form }],
    ["no kind", { kind: null }, { kind: messages.form }],
  ])("%s", (_what, over, expected) => {
    expect(faults(babyForm(over))).toEqual(expected);
  });

  test("an empty form is told of every field that must be filled in", () => {
    expect(faults({})).toEqual({
      kind: messages.form,
      surname: surnameEmpty,
      sex: sexEmpty,
      year: messages.dateEmpty,
      month: messages.datePart("月"),
      day: messages.datePart("日"),
      guardian: messages.guardian,
      idem: messages.form,
    });
  });

  test("whatever a form carries, no message holds a Latin letter", () => {
    const field = fc.constantFrom(...Object.keys(BabyBrief.entries));
    const odd = fc.constantFrom(
      "",
      " ",
      "0",
      "1",
      "2",
      "any",
      "lunar",
      "林",
      "一,二",
      "😀",
      "𬱖",
      "-1",
      "1e3",
      "null",
      "\u202e",
    );
    const value = fc.oneof(
      odd,
      fc.string({ unit: "binary" }),
      fc.constantFrom(undefined, null, 1, true, ["a", "b"], {}),
    );
    fc.assert(
      fc.property(fc.dictionary(field, value), fc.boolean(), (junk, onTopOfGood) => {
        const found = faults(onTopOfGood ? { ...babyForm(), ...junk } : junk);
        for (const message of Object.values(found)) {
          expect(message).toMatch(/^[^A-Za-z]+$/);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
