import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { characters, findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { formNote, reviewedForms } from "#functions/naming/facts/characters/form-uses.ts";
import { formOverrides } from "#functions/naming/facts/characters/overrides.ts";
import { radicalOf } from "#functions/naming/facts/characters/radical-of.ts";
import { converter, parseForms } from "#functions/site/traditional/forms.ts";
import { everyRow } from "#tests/kit/every-row.ts";

const forms = parseForms(readFileSync("public/writing/traditional.txt", "utf8"));
const { prose, name, given } = converter(forms);

test.each([
  ["给宝宝起个名字", "給寶寶起個名字"],
  ["短信验证码已发送，请查收短信", "簡訊驗證碼已傳送，請查收簡訊"],
  ["到域名注册商那里查；开发区等区域名称", "到網域註冊商那裡查；開發區等區域名稱"],
  [
    "户口与出生证怎么办，先有出生医学证明，再有出生证明",
    "戶口與出生證明怎麼辦，先有出生醫學證明，再有出生證明",
  ],
  ["不在《通用规范汉字表》，上户口时可能用不了", "不在大陸《通用規範漢字表》，在大陸報戶口時可能用不了"],
  ["哪些字能上户口", "哪些字能在大陸報戶口"],
  ["网络不稳，正在重试", "網路不穩，正在重試"],
  ["在这里付款以后，只有一只", "在這裡付款以後，只有一隻"],
  ["头发与发现，皇后与以后", "頭髮與發現，皇后與以後"],
  ["复姓与重复、恢复、回复", "複姓與重複、恢復、回覆"],
  ["关系、联系、系统", "關係、聯絡、系統"],
  ["公历与历史", "公曆與歷史"],
  ["其余 30 个，年年有余", "其餘 30 個，年年有餘"],
  ["小程序与程序", "小程序與程式"],
  ["姓于，于宝宝的名字，用于登记", "姓于，于寶寶的名字，用於登記"],
  ["按“于”计 3 画，用于登记", "按「于」計 3 畫，用於登記"],
  ["是不是只在说明，类别只是提示", "是不是只在說明，類別只是提示"],
  ["写明了依据；原来的几张字表停止使用", "寫明了依據；原來的幾張字表停止使用"],
  ["订单后面点删除，请家里老人念", "訂單後面點刪除，請家裡老人念"],
  ["81 个数里有，合同里，换发", "81 個數裡有，合約裡，換發"],
  ["姓氏作「后」计 6 画；也有人按「後」计 9 画", "姓氏作「后」計 6 畫；也有人按「後」計 9 畫"],
  ["地支：丑。丑时。美丑", "地支：丑。丑時。美醜"],
  ["杭州云上软件有限公司的软件", "杭州雲上軟件有限公司的軟體"],
  ["《个人信息保护法》与个人信息", "《個人信息保護法》與個人資料"],
  // Titles: no word of today is read across the border of an older one (制得), nor a character as its commonest form.
  ["《奉和四月三日上阳水窗赐宴应制得春字》", "《奉和四月三日上陽水窗賜宴應制得春字》"],
  ["《奉和圣制喜雨》《竹里馆》《长干行》", "《奉和聖製喜雨》《竹里館》《長干行》"],
  ["《诗经·邶风·谷风》《游东田诗》《知北游》", "《詩經·邶風·谷風》《遊東田詩》《知北遊》"],
  ["“", "「"],
  ["Hanyu Pinyin 与 123", "Hanyu Pinyin 與 123"],
])("«%s» is written «%s»", (simplified, traditional) => {
  expect(prose(simplified)).toBe(traditional);
});

test.each([
  ["于清和", "于清和"],
  ["范云舒", "范雲舒"],
  ["万俟清和", "万俟清和"],
  ["万清和", "萬清和"],
  ["后岳", "后岳"],
  ["林征后", "林征後"],
  ["陈发", "陳發"],
])("the name «%s» is written «%s»: no word is read into it", (simplified, traditional) => {
  expect(name(simplified)).toBe(traditional);
});

test("every surname and given name that the engine has a reviewed form for is written so", () => {
  for (const { char, given, surname } of formOverrides) {
    if (surname !== undefined) expect([char, name(`${char}和`)[0]]).toEqual([char, surname]);
    if (given !== undefined && char !== "清")
      expect([char, [...name(`林${char}`)][1]]).toEqual([char, given]);
  }
});

test("a character with several forms is written in a given name as the page on it says", () => {
  everyRow([...reviewedForms().keys()], (char) => {
    expect(formNote(char, findCharacter(char)?.traditional ?? "")).toContain(`繁体作「${given(char)}」`);
  });
});

test.each([
  ["范记", "范記"],
  ["余家小馆", "余家小館"],
  ["万俟氏", "万俟氏"],
  ["知余", "知餘"],
  ["余味", "餘味"],
])("the shop «%s» is written «%s», an owner's surname as a surname", (sign, traditional) => {
  expect(given(sign)).toBe(traditional);
});

/** One before the first of Unicode's 214 Kangxi radicals, and those of them that Taiwan writes otherwise. */
const KANGXI = 0x2eff;
const TAIWAN = new Map([["靑", "青"]]);

// Break it catches: 部首「鸟」 on a page of 鳴, or 部首「兒」 where the radical is 儿.
test.each([
  (radical: string) => `部首“${radical}”`,
  (radical: string) => `“${radical}”部（康熙）`,
  (radical: string) => `没有同一个字，但都有“${radical}”部的字。`,
  (radical: string) => `鸣（${radical}部）：说法`,
])("the radical of every character is told in its traditional form: %o", (telling) => {
  everyRow([...new Set(characters().map(({ radical }) => radical))], (radical) => {
    const sign = String.fromCodePoint(KANGXI + radical).normalize("NFKC");
    expect(prose(telling(radicalOf(radical)))).toContain(TAIWAN.get(sign) ?? sign);
  });
});

test("a name keeps its number of characters, and what is no simplified character stays", () => {
  const chars = [...forms.plain.keys(), ..."林清和安"];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...chars), { minLength: 1, maxLength: 6 }), (drawn) => {
      expect([...name(drawn.join(""))]).toHaveLength(drawn.length);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
      expect(prose(text)).toBe(text);
    }),
  );
});
