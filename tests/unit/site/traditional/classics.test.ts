import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { corpus } from "#functions/naming/facts/poems/corpus/corpus.ts";
import { converter, parseForms } from "#functions/site/traditional/forms.ts";

const forms = parseForms(readFileSync("public/writing/traditional.txt", "utf8"));
const { verse } = converter(forms);

test.each([
  ["诗经·周南·桃夭", "之子于归，宜其室家。", "之子于歸，宜其室家。"],
  ["诗经·郑风·风雨", "既见君子，云胡不喜。", "既見君子，云胡不喜。"],
  ["诗经·郑风·出其东门", "出其东门，有女如云。", "出其東門，有女如雲。"],
  ["诗经·大雅·文王", "文王在上，于昭于天。", "文王在上，于昭于天。"],
  ["诗经·小雅·小宛", "温温恭人，如集于木。", "溫溫恭人，如集于木。"],
  ["楚辞·离骚", "苟余情其信芳，忳郁邑余侘傺兮。", "苟余情其信芳，忳鬱邑余侘傺兮。"],
  ["论语·学而", "行有余力，则以学文。", "行有餘力，則以學文。"],
  ["论语·为政", "吾十有五而志于学。", "吾十有五而志于學。"],
  ["论语·阳货", "礼云礼云，玉帛云乎哉？", "禮云禮云，玉帛云乎哉？"],
  ["孟子·梁惠王上", "谷与鱼鳖不可胜食。", "穀與魚鱉不可勝食。"],
  ["大学", "知止而后有定。", "知止而后有定。"],
  ["终南望余雪", "渡头余落日，墟里上孤烟。", "渡頭餘落日，墟里上孤煙。"],
  ["登金陵凤凰台", "凤凰台上凤凰游，凤去台空江自流。", "鳳凰臺上鳳凰遊，鳳去臺空江自流。"],
  ["山居秋暝", "明月松间照，清泉石上流。", "明月松間照，清泉石上流。"],
  ["行行重行行", "若无信息来。", "若無信息來。"],
  ["春日", "一川烟草平如剪，素秋千顷。", "一川煙草平如剪，素秋千頃。"],
  ["感怀", "破衲虽云补，玄发不胜簪。", "破衲雖云補，玄髮不勝簪。"],
  ["夜泊", "风里远钟来，深谷老丑僧。", "風裡遠鐘來，深谷老醜僧。"],
  ["周易·系辞下", "《易》曰：“介于石，不终日。”", "《易》曰：「介于石，不終日。」"],
  ["周易·坤", "龙战于野，其血玄黄。", "龍戰于野，其血玄黃。"],
  ["周易·系辞下", "俯则观法于地。", "俯則觀法於地。"],
  ["周易·系辞下", "子曰：“《易》曰：‘同人。’”", "子曰：「《易》曰：『同人。』」"],
  ["满江红", "怒发冲冠，凭栏处。", "怒髮衝冠，憑欄處。"],
])("《%s》: %s is written %s", (title, simplified, traditional) => {
  expect(verse(simplified, title)).toBe(traditional);
});

test("a classic keeps its number of characters, and no modern word is looked for in it", () => {
  const { body, poems } = corpus();
  for (const { start, end, title } of poems) {
    const text = body.slice(start, end);
    expect([...verse(text, title)]).toHaveLength([...text].length);
  }
  for (const word of forms.words.keys()) expect(forms.phrases.has(word)).toBe(false);
});
