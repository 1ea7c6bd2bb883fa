import { PatternIndex } from "#functions/naming/facts/sound/homophones/pattern-index.ts";
import { southernFold } from "#functions/naming/facts/sound/mandarin/southern.ts";
import { syllableId } from "#functions/naming/facts/sound/mandarin/syllable.ts";

/**
 * Bad homophones (不利的谐音) of a business, besides those of people: own list, in the format of
 * facts/sound/homophones/homophone-patterns.ts.
 */
const illSounds = `
shi1 bai4 失败 3/2 any
po4 chan3 破产 3/2 any
kui1 kong1 亏空 3/2 any
kui1 sun3 亏损 3/2 any
kui1 ben3 亏本 3/2 any
dao3 bi4 倒闭 3/2 any
dao3 mei2 倒霉 3/2 any
guan1 men2 关门 2/1 any
pei2 qian2 赔钱 3/2 any
pei2 ben3 赔本 3/2 any
zhe2 ben3 折本 2/1 any
wei2 gui1 违规 2/1 any
wei2 fa3 违法 3/2 any
pian4 zi0 骗子 3/2 any
qi1 pian4 欺骗 3/2 any
shan1 zhai4 山寨 3/2 any
jia3 huo4 假货 3/2 any
lie4 zhi4 劣质 3/1 any
mao4 pai2 冒牌 3/2 any
shou4 hai4 受害 3/1 any
bu4 xing2 不行 3/2 any
bu4 hao3 不好 3/2 any
mei2 le0 没了 2/1 any
wan2 le0 完了 2/1 any
shu1 le0 输了 2/1 any
cha1 ping2 差评 3/2 any
huai4 le0 坏了 3/1 any
zang1 luan4 脏乱 3/2 any
fa1 mei2 发霉 3/2 any
guo4 qi1 过期 3/1 any
bian4 zhi4 变质 3/1 any
you3 du2 有毒 3/2 any
zhong4 du2 中毒 3/2 any
la1 du4 zi0 拉肚子 3/2 any
zhang1 lang2 蟑螂 3/2 any
cang1 ying2 苍蝇 3/2 any
tui4 huo4 退货 2/1 any
tui4 kuan3 退款 2/1 any
shi4 gu4 事故 3/1 any
wu2 wei4 无味 2/0 any
nan2 chi1 难吃 3/2 any
mai3 dan1 买单 1/0 any
si3 ren2 死人 3/2 any
sang4 men2 丧门 3/2 any
mei2 xi4 没戏 3/1 any
wu2 liao2 无聊 3/1 any
`;

let index: PatternIndex | undefined;

/** The index of the patterns, made at the first call; a tone counts as it is written, 轻声 matches any. */
export function illSoundIndex(): PatternIndex {
  index ??= new PatternIndex(illSounds, { idOf: syllableId, heard: heardTones }, southernFold);
  return index;
}

function heardTones(tones: readonly number[]): readonly number[] {
  return tones.map((bits) => ((bits & 1) === 0 ? bits : ALL_TONES));
}

const ALL_TONES = 0b11111;
