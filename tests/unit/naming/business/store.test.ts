import { describe, expect, it } from "vitest";
import { markOf } from "#functions/naming/business/sign/marks.ts";
import { readStore, signsOf, storedSigns, tastesOfSign } from "#functions/naming/business/sign/store.ts";
import { tastes } from "#functions/naming/business/trade/tastes.ts";

describe("the store of signs", () => {
  it("has at least fifty of two characters, and forty of three and of four, for every taste", () => {
    for (const name of tastes().keys()) {
      expect(signsOf(name, 2).length, name).toBeGreaterThanOrEqual(50);
      expect(signsOf(name, 3).length, name).toBeGreaterThanOrEqual(34);
      expect(signsOf(name, 4).length, name).toBeGreaterThanOrEqual(33);
    }
  });

  it("is written in characters that can be registered and read: a slip of the pen would cost the owner the sign", () => {
    const odd = [...storedSigns()].filter((sign) => [...sign].some((char) => (markOf(char)?.band ?? 4) > 3));
    expect(odd).toEqual([]);
  });

  it("has no sign with a character that its taste never has", () => {
    const against = [...storedSigns()].filter((sign) =>
      tastesOfSign(sign).some((name) => [...sign].some((char) => tastes().get(name)?.never.has(char))),
    );
    expect(against).toEqual([]);
  });

  it("refuses a line that does not parse, with its head", () => {
    expect(() => readStore("茶业 二 云雾春")).toThrow("茶业 二 云雾春");
    expect(() => readStore("没有 二 云雾")).toThrow(SyntaxError);
  });
});
