import { expect, test } from "vitest";
import { SIGN_KIN, sayKin } from "#app/kit/score/kin.ts";

const OLD = { given: "囍儿", pinyin: ["liú", "xǐ", "ér"] };

test.each<[string, string | readonly string[], string]>([
  ["喜儿", "xǐ", "同音"],
  ["喜儿", ["liú", "xǐ", "ér"], "同音"],
  ["希儿", "xī", "音近"],
  ["囍尔", "ěr", "音近"],
])("%s for 囍儿, read %s, is called %s", (given, pinyin, said) => {
  expect(sayKin(OLD, { given, kin: "sound", pinyin })).toBe(said);
});

test("what is near in meaning is called so, though both should sound the same", () => {
  expect(sayKin(OLD, { given: "喜儿", kin: "meaning", pinyin: "xǐ" }, SIGN_KIN)).toBe("感觉相近");
});
