import { findCharacter } from "./find-character.ts";
import { writtenForms } from "./overrides.ts";

/**
 * Traditional forms that a character of a given name takes beside another one, against the form it takes by itself: a form,
 * then the pairs of characters in which it stands. By hand, on the dictionaries that form-uses.ts names.
 */
export const pairForms: readonly (readonly [form: string, pairs: string])[] = [
  // 谷: the valley, but the grain in 穀雨.
  ["穀", "谷雨 谷旦 五谷 嘉谷 百谷 谷丰 丰谷 禾谷 谷香"],
  // 里: the measure and the village, but the inside behind what has one.
  ["裏", "心里 梦里 花里 雪里 夜里 月里 镜里 画里 林里 风里 雨里"],
  // 干: the trunk and the gift, but the shield, the bank, and what it touches.
  ["干", "干城 干将 干云 干霄 干戈 江干 河干 天干 阑干 若干"],
  // 系: the line of a house, but to tie.
  ["繫", "系舟 系马 系云 系情 系心 系缆 系念 心系 情系 梦系"],
  ["鐘", "晨钟 钟声 钟鼓 暮钟 鸣钟 钟鸣 金钟 霜钟"],
  ["后", "后土 后稷 后羿 后妃 元后"],
  ["丰", "丰神 丰采 丰姿 丰仪 丰标 丰茸"],
  ["髮", "秀发 华发 青发 云发 鬓发"],
  ["曆", "日历 历法 天历 大历"],
  ["捲", "卷帘 卷云 云卷 卷舒 舒卷"],
  ["捨", "舍己 舍得 取舍 施舍"],
  ["嶽", "五岳 山岳 河岳 川岳 海岳"],
  ["鬱", "葱郁 苍郁 沉郁 郁金 郁苍"],
  ["徵", "魏征 特征 休征 象征"],
  ["遊", "远游 云游 游学 壮游 神游 游子"],
  ["台", "天台 台州 三台"],
  ["云", "云尔 云何 诗云"],
];

/** The simplified character that each form stands for. */
const SIMPLE: Readonly<Record<string, string>> = {
  穀: "谷",
  裏: "里",
  干: "干",
  繫: "系",
  鐘: "钟",
  后: "后",
  丰: "丰",
  髮: "发",
  曆: "历",
  捲: "卷",
  捨: "舍",
  嶽: "岳",
  鬱: "郁",
  徵: "征",
  遊: "游",
  台: "台",
  云: "云",
};

const byPair: ReadonlyMap<string, string> = new Map(
  pairForms.flatMap(([form, pairs]) =>
    pairs.split(" ").map((pair) => [`${SIMPLE[form]}${pair}`, form] as const),
  ),
);
const written: ReadonlyMap<string, string> = new Map(writtenForms.map((row) => [row.char, row.written]));

/** A given name in traditional script, a form for each character: by what stands beside it, else as names write it. */
export function givenTraditional(given: string): readonly string[] {
  const chars = Array.from(given);
  return chars.map((char, at) => {
    const [before, after] = [`${chars[at - 1] ?? ""}${char}`, `${char}${chars[at + 1] ?? ""}`];
    const form = byPair.get(char + before) ?? byPair.get(char + after) ?? written.get(char);
    return form ?? findCharacter(char)?.traditional ?? char;
  });
}
