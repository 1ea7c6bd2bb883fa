import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cantoneseName } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import { soundWriter } from "#functions/site/traditional/sounds.ts";
import { taiwanSound, zhuyinIn, zhuyinOf } from "#functions/site/traditional/zhuyin.ts";

/** Syllables of every kind, as 教育部國語辭典 spells them. */
const SPELLED: readonly (readonly [string, string])[] = [
  ["lín", "ㄌㄧㄣˊ"],
  ["qīng", "ㄑㄧㄥ"],
  ["zhī", "ㄓ"],
  ["sì", "ㄙˋ"],
  ["yǔ", "ㄩˇ"],
  ["xuān", "ㄒㄩㄢ"],
  ["yíng", "ㄧㄥˊ"],
  ["yǒng", "ㄩㄥˇ"],
  ["wēn", "ㄨㄣ"],
  ["guī", "ㄍㄨㄟ"],
  ["lǜ", "ㄌㄩˋ"],
  ["jūn", "ㄐㄩㄣ"],
  ["ér", "ㄦˊ"],
  ["zhuāng", "ㄓㄨㄤ"],
  ["de", "˙ㄉㄜ"],
];

test("a syllable of pinyin is spelled in 注音", () => {
  expect(SPELLED.map(([pinyin]) => [pinyin, zhuyinOf(pinyin)])).toEqual(SPELLED);
  expect(["？", "", "hng", "84"].map(zhuyinOf)).toEqual([null, null, null, null]);
});

test("a character that Taiwan reads otherwise has its own sound there, in the reading that differs only", () => {
  expect([taiwanSound("微", "wēi"), taiwanSound("期", "qī"), taiwanSound("惜", "xī")]).toEqual([
    "ㄨㄟˊ",
    "ㄑㄧˊ",
    "ㄒㄧˊ",
  ]);
  expect(taiwanSound("识", "zhì")).toBe("ㄓˋ");
});

describe("粵拼 above a name", () => {
  const file = readFileSync("public/writing/jyutping.txt", "utf8");
  const env = { ASSETS: { fetch: async () => new Response(file) } };

  test("is what the engine reads, surname first", async () => {
    const surnames: Readonly<Record<string, string>> = { 任清和: "任", 尉迟知微: "尉迟", 林望舒: "林" };
    const writer = await soundWriter("jyutping", env, (name) => surnames[name] ?? "");
    for (const [name, surname] of Object.entries(surnames)) {
      writer?.name(name);
      const pinyin = Array.from(name, () => "lín").join(" ");
      expect(writer?.write(pinyin)).toBe(cantoneseName(surname, name.slice(surname.length))?.join(" "));
    }
  });

  test("stands over each character, and leaves what is no sound alone", async () => {
    const writer = await soundWriter("jyutping", env, () => "林");
    writer?.name("林清和");
    expect(["lín", "qīng", "hé"].map((rt) => writer?.write(rt))).toEqual(["lam4", "cing1", "wo4"]);
    writer?.name(null);
    writer?.see("林清和");
    expect(writer?.write("94 分")).toBeNull();
  });
});

describe("注音 in a sentence", () => {
  test.each([
    ["林 lín", "林 ㄌㄧㄣˊ"],
    ["微 wēi", "微 ㄨㄟˊ"],
    ["“朝”有 cháo、zhāo 两个读音", "“朝”有 ㄔㄠˊ、ㄓㄠ 两个读音"],
    ["声母 zh，韵母 -i，阴平", "声母 ㄓ，韵母 ㄭ，阴平"],
    ["零声母，韵母 uei，阴平", "零声母，韵母 ㄨㄟ，阴平"],
    ["汉语拼音 Lín Zhīwēi", "汉语拼音 Lín Zhīwēi"],
    ["LIN, CHIH-WEI", "LIN, CHIH-WEI"],
    ["共 33 个，85 分", "共 33 个，85 分"],
  ])("%s is %s", (text, written) => {
    expect(zhuyinIn(text)).toBe(written);
  });
});
