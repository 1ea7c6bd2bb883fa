import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asRegistered } from "#functions/naming/person/describe/as-registered.ts";
import { scoreName, scoreReport } from "#functions/naming/person/describe/score-name.ts";
import { billOf } from "#functions/naming/person/score/bill.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";

const family = (surname: string) => familyOf({ surname, sex: "unknown", chart: null, length: "any" });
const report = (surname: string, given: string) => scoreReport(family(surname), given);

describe("a name that somebody has", () => {
  test("has the bill of its family, and the sound of its surname as that surname is read", () => {
    const scored = report("单", "雄信");
    expect(scored.bill).toEqual(billOf(family("单"), "雄信"));
    expect(scored.pinyin).toEqual(["shàn", "xióng", "xìn"]);
    expect(scored.registrable).toEqual({ ok: true, note: "都在《通用规范汉字表》内。" });
  });

  test("is told what it sounds like, the surname counted in", () => {
    const { homophones } = report("史", "珍香");
    expect(homophones.map(({ soundsLike }) => soundsLike)).toContain("屎真香");
    expect(report("林", "清和").homophones).toEqual([]);
  });

  // Breaks it catches: «读音查不到» beside the reading that stands there.
  test("says of a character outside the table only that to be unknown which is", () => {
    const glossOf = (given: string) => report("林", given).characters.at(-1)?.gloss;
    expect(report("林", "囍").pinyin).toEqual(["lín", "xǐ"]);
    expect(glossOf("囍")).toBe("我们的字表里没有这个字：读音取自统一码联盟的数据库，笔画和五行查不到");
    expect(glossOf("囧")).toBe("我们的字表里没有这个字，读音、笔画和五行都查不到");
  });

  test("with a character outside the table is scored, and nothing is made up about that character", () => {
    const { bill, characters, pinyin, registrable } = report("林", "囧");
    expect(bill.total).toBeLessThan(report("林", "清").bill.total);
    expect(bill.lines.find(({ rule }) => rule === "好写好认")?.points).toBe(0);
    expect(pinyin).toEqual(["lín", ""]);
    expect(characters.at(-1)).toMatchObject({
      char: "囧",
      kangxiStrokes: null,
      element: null,
      radical: null,
      level: 0,
    });
    expect(characters[0]).toMatchObject({ char: "林", kangxiStrokes: 8, element: "木" });
    expect(registrable).toEqual({ ok: false, note: "《通用规范汉字表》里没有“囧”，新登记可能受限。" });
  });

  test("with a surname outside the table is scored too", () => {
    const { characters, registrable } = report("嬲", "清和");
    expect(registrable.ok).toBe(false);
    expect(characters.map(({ level }) => level)).toEqual([0, 1, 1]);
  });

  test("whatever it is, its lines add up to its total", () => {
    const han = fc.constantFrom(..."林清和囧嬲𬱖曾一龘安乐");
    fc.assert(
      fc.property(fc.array(han, { minLength: 1, maxLength: 5 }), han, (given, surname) => {
        const { bill, pinyin, name } = scoreName(family(surname), given.join(""));
        expect(bill.lines.reduce((sum, { points }) => sum + points, 0)).toBe(bill.total);
        expect(pinyin).toHaveLength([...name].length);
      }),
    );
  });

  test("of no character at all is refused", () => {
    expect(() => scoreName(family("林"), "")).toThrow(RangeError);
  });
});

describe("a name in traditional writing", () => {
  test("is taken in the forms it is registered in, and they are told", () => {
    expect(asRegistered("陳曉明")).toEqual({
      text: "陈晓明",
      changed: [
        { from: "陳", to: "陈" },
        { from: "曉", to: "晓" },
      ],
    });
  });
  test("keeps what the table has, and what no form is known of", () => {
    expect(asRegistered("於囧明明")).toMatchObject({ text: "於囧明明", changed: [] });
  });
});
