import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { ScoreChangeParams } from "#functions/contract/products/score.ts";
import { ScoreBrief } from "#functions/contract/products/score-brief.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { encodeForm } from "#functions/contract/wire/form.ts";
import { BIRTH, scoreForm } from "#tests/kit/forms/score-form.ts";

/** Field → the message that stands at it. */
function faults(form: Record<string, unknown>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of v.safeParse(ScoreBrief, form).issues ?? []) {
    found[v.getDotPath(issue) ?? ""] ??= issue.message;
  }
  return found;
}

describe("a name to be scored", () => {
  test.each([
    ["two han", { name: "林清" }],
    ["six han", { name: "欧阳清和安乐" }],
    ["han beyond the BMP, and one outside the table", { name: "𬱖囧" }],
    ["a traditional name", { name: "陳曉明" }],
    ["surname and given alone", { name: null, surname: "欧阳", given: "清" }],
    ["all three, that agree", { surname: "林", given: "清和" }],
    ["nothing but the name", { sex: null }],
    [
      "nothing in the fields that may stay empty",
      { surname: " ", given: "", year: "", month: "", day: "", hour: "unknown", guardian: "" },
    ],
    ["a birth as a whole", BIRTH],
    ["a lunar day, which the origin judges", { ...BIRTH, calendar: "lunar", month: "2", day: "30" }],
    ["a birth at no known hour", { ...BIRTH, hour: "unknown" }],
  ])("may be %s", (_what, over) => {
    expect(faults(scoreForm(over))).toEqual({});
  });

  test.each([
    ["by its surname", { surname: "欧阳" }],
    ["by its given name", { given: "清和" }],
    ["by both", { surname: "欧阳", given: "清和" }],
    ["with blanks anywhere", { name: " 欧阳　清 和 ", surname: "欧 阳" }],
  ])("is cut %s", (_what, over) => {
    const brief = v.parse(ScoreBrief, scoreForm({ name: "欧阳清和", ...over }));
    expect(brief).toMatchObject({ name: "欧阳清和", surname: "欧阳", given: "清和" });
  });

  test("is left whole where nobody says how to cut it", () => {
    const brief = v.parse(ScoreBrief, scoreForm());
    expect([brief.surname, brief.given]).toEqual([undefined, undefined]);
  });

  test("goes over the wire again as it was read", () => {
    const texts = fc.string({
      unit: fc.constantFrom("林", "清", "和", "𬱖", " "),
      minLength: 2,
      maxLength: 7,
    });
    fc.assert(
      fc.property(texts, fc.boolean(), fc.constantFrom(undefined, "林"), (name, born, surname) => {
        const form = { ...scoreForm({ name }), ...(born ? BIRTH : {}), ...(surname && { surname }) };
        const once = v.safeParse(ScoreBrief, form);
        if (!once.success) return;
        const again = v.parse(ScoreBrief, Object.fromEntries(new URLSearchParams(encodeForm(once.output))));
        expect(again).toEqual(once.output);
      }),
    );
  });
});

describe("what it cannot be stands at its field, in Chinese:", () => {
  test.each<[string, Record<string, string | null>, Record<string, string>]>([
    ["no name", { name: null }, { name: messages.nameBad }],
    ["an empty name", { name: " 　" }, { name: messages.nameBad }],
    ["one han", { name: "林" }, { name: messages.nameBad }],
    ["seven han", { name: "欧阳清和安乐天" }, { name: messages.nameBad }],
    ["letters", { name: "Lin" }, { name: messages.nameBad }],
    ["han and letters", { name: "林Anna" }, { name: messages.nameBad }],
    ["digits", { name: "林１２" }, { name: messages.nameBad }],
    ["an emoji", { name: "林😀" }, { name: messages.nameBad }],
    ["a middle dot", { name: "林·清" }, { name: messages.nameBad }],
    ["an iteration mark", { name: "林々" }, { name: messages.strange("々") }],
    ["a zero", { name: "林〇" }, { name: messages.strange("〇") }],
    ["a surname alone", { name: null, surname: "林" }, { given: messages.givenEmpty }],
    ["a given name alone", { name: null, given: "清和" }, { surname: messages.surnameEmpty }],
    [
      "parts of one name, the whole of another",
      { surname: "王", given: "清和" },
      { surname: messages.splitBad },
    ],
    ["a surname that does not begin it", { surname: "王" }, { surname: messages.splitBad }],
    ["a surname that is all of it", { surname: "林清和" }, { surname: messages.splitBad }],
    ["a surname of five", { name: "清和清和清和", surname: "清和清和清" }, { surname: messages.surnameBad }],
    ["another sex than offered", { sex: "x" }, { sex: messages.choice }],
    [
      "a year alone, whose consent is asked for at once",
      { year: "1990" },
      { year: messages.datePart("月、日"), guardian: messages.guardianOrSelf },
    ],
    ["no year", { ...BIRTH, year: "" }, { year: messages.datePart("年") }],
    ["an hour alone", { hour: "9" }, { year: messages.dateForHour }],
    ["30 February", { ...BIRTH, month: "2", day: "30" }, { day: messages.dateBad(1990, 2, 30) }],
    ["the year 1900", { ...BIRTH, year: "1900" }, { year: messages.dateRange }],
    ["a birth without consent", { ...BIRTH, guardian: null }, { guardian: messages.guardianOrSelf }],
    ["another kind", { kind: "business" }, { kind: messages.form }],
    ["no key of the form", { idem: null }, { idem: messages.form }],
    [
      "two things at once",
      { name: "Lin", year: "1990", month: "5" },
      { name: messages.nameBad, year: messages.datePart("日"), guardian: messages.guardianOrSelf },
    ],
  ])("%s", (_what, over, expected) => {
    expect(faults(scoreForm(over))).toEqual(expected);
  });
});

describe("a change of one character", () => {
  const sn = "0".repeat(26);
  const faultOf = (given: string) => v.safeParse(ScoreChangeParams, { sn, given }).issues?.[0]?.message;
  test.each(["清", "清和", " 清　和 ", "一二三四五"])("may be «%s»", (given) => {
    expect(faultOf(given)).toBeUndefined();
  });
  test.each([
    ["", messages.givenEmpty],
    [" ", messages.givenEmpty],
    ["Qing", messages.changeBad],
    ["清々", messages.changeBad],
    ["一二三四五六七八九", messages.changeBad],
  ])("cannot be «%s»", (given, message) => {
    expect(faultOf(given)).toBe(message);
  });
});
