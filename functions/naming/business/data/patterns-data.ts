import type { Imagery } from "#functions/naming/business/trade/imagery.ts";

/** What a pair says, by its parts of speech: a verb and what it acts on · what happens · a thing · two qualities. */
export type Turn = "act" | "event" | "thing" | "quality";

/**
 * What a character at the end or the head of a name of three needs of its pair, and its cohesion in tenths,
 * of 80.
 */
export interface Affix {
  readonly tenths: number;
  readonly turns: readonly Turn[];
  /** Kinds of imagery that the pair must have one of; none given: any. */
  readonly imagery?: readonly Imagery[];
}

/** Behind a pair: 炊烟里, 拾穗集, 栖云谷. */
export const TAILS: Readonly<Record<string, Affix>> = {
  里: { tenths: 66, turns: ["thing"] },
  记: { tenths: 62, turns: ["thing", "act"] },
  集: { tenths: 62, turns: ["thing", "act"] },
  舍: {
    tenths: 62,
    turns: ["act"],
    imagery: ["山野", "天光", "星云", "流水", "林木", "花草", "书文", "屋舍", "茶"],
  },
  坊: { tenths: 62, turns: ["thing", "act"], imagery: ["五谷", "烟火", "织物", "匠作", "酒", "果蔬"] },
  园: { tenths: 60, turns: ["thing"], imagery: ["果蔬", "田园", "花草", "童趣"] },
  家: { tenths: 58, turns: ["thing"], imagery: ["童趣", "五谷", "屋舍", "鸟兽"] },
  屋: { tenths: 60, turns: ["thing"], imagery: ["童趣", "书文", "花草", "果蔬", "鸟兽"] },
  社: { tenths: 60, turns: ["act"] },
  谷: {
    tenths: 66,
    turns: ["act"],
    imagery: ["山野", "流水", "星云", "花草", "林木", "田园", "天光", "茶", "屋舍"],
  },
  湾: { tenths: 64, turns: ["act"], imagery: ["江海", "流水", "星云", "天光", "远行", "屋舍"] },
  岸: { tenths: 60, turns: ["act"], imagery: ["江海", "流水", "天光", "远行", "四时"] },
  溪: { tenths: 62, turns: ["act"], imagery: ["山野", "流水", "花草", "鸟兽", "茶"] },
  山: { tenths: 60, turns: ["act"], imagery: ["山野", "星云", "天光", "田园", "远行"] },
  川: { tenths: 60, turns: ["act"], imagery: ["巧思", "通达", "远行", "谋略", "力动", "能源", "星云"] },
  舟: { tenths: 62, turns: ["act"], imagery: ["远行", "通达", "江海", "书文", "巧思"] },
};

/** Before a pair: 见青山, 拾麦穗, 小青禾. */
export const HEADS: Readonly<Record<string, Affix>> = {
  见: { tenths: 68, turns: ["thing"] },
  问: { tenths: 64, turns: ["thing"], imagery: ["山野", "茶", "四时", "流水", "花草", "书文", "星云"] },
  望: { tenths: 64, turns: ["thing"], imagery: ["山野", "江海", "星云", "远行", "田园"] },
  听: { tenths: 64, turns: ["thing"], imagery: ["江海", "流水", "林木", "鸟兽", "四时", "声影"] },
  寻: { tenths: 64, turns: ["thing"], imagery: ["山野", "茶", "花草", "鸟兽", "烟火", "星云", "远行"] },
  拾: {
    tenths: 66,
    turns: ["thing"],
    imagery: ["五谷", "果蔬", "花草", "天光", "星云", "四时", "江海", "童趣"],
  },
  揽: { tenths: 62, turns: ["thing"], imagery: ["星云", "天光", "山野", "江海"] },
  沐: { tenths: 60, turns: ["thing"], imagery: ["天光", "四时", "流水", "花草"] },
  予: { tenths: 60, turns: ["thing"], imagery: ["天光", "四时", "情意", "花草", "安康"] },
  遇: { tenths: 64, turns: ["thing"], imagery: ["情意", "四时", "花草", "山野", "鸟兽", "星云"] },
  知: { tenths: 60, turns: ["thing"], imagery: ["书文", "四时", "山野", "田园", "五谷", "安康"] },
  启: { tenths: 62, turns: ["thing"], imagery: ["星云", "巧思", "远行", "能源", "天光"] },
  筑: { tenths: 60, turns: ["thing"], imagery: ["筑造", "屋舍", "山野", "林木"] },
  织: { tenths: 62, turns: ["thing"], imagery: ["织物", "天光", "四时", "星云"] },
  驭: { tenths: 60, turns: ["thing"], imagery: ["通达", "力动", "星云", "能源"] },
  守: { tenths: 60, turns: ["thing"], imagery: ["信义", "山野", "安康", "筑造"] },
  小: { tenths: 62, turns: ["thing"], imagery: ["童趣", "五谷", "果蔬", "鸟兽", "烟火", "茶", "花草"] },
  大: { tenths: 54, turns: ["thing"], imagery: ["山野", "江海", "田园"] },
};

/** A place word between two nouns, what may stand before it and behind it: 云上禾, 松间月. */
export const MIDDLES: Readonly<
  Record<string, { readonly tenths: number; readonly before: string; readonly things: string }>
> = {
  上: { tenths: 68, before: "云山溪海川岭枝陌星江原垄", things: "禾麦茶云舟帆星灯鹿花月书松石田桥码衡果" },
  里: { tenths: 66, before: "山谷林巷春云风灯画田", things: "茶松云灯花书泉月星雪瓦木麦禾舟岩果味炉竹" },
  间: { tenths: 68, before: "松花林云山竹田", things: "月茶云鹿雪灯书露花石泉瓦木禾麦码舍" },
  下: { tenths: 66, before: "檐灯月松花桂槐桐", things: "茶月花书雪灯麦石雨琴舟味布" },
  有: {
    tenths: 66,
    before: "山谷川海云林田巷庭野江星",
    things: "光茶木麦禾鹿云星花泉书灯果松田风舟帆衡桥味竹石",
  },
};

/** A number, what it counts, and the nouns it may count: 三里禾, 一盏云. */
export const COUNTED: readonly {
  readonly tenths: number;
  readonly counts: string;
  readonly nouns: string;
}[] = [
  {
    tenths: 66,
    counts: "三里 五里 七里 九里 十里",
    nouns: "麦禾稻茶花桃杏荷梅兰桂枫松竹云山溪棠梨桑槐香川星帆",
  },
  { tenths: 68, counts: "半亩 一亩 三亩", nouns: "麦禾稻茶花桃杏荷梅兰桂竹云桑棠蔬果田桐光" },
  { tenths: 68, counts: "一盏 半盏", nouns: "茶云光月露茗灯星山溪" },
  { tenths: 66, counts: "半窗 一窗", nouns: "光月云花竹雪山书棠桂麦" },
  { tenths: 66, counts: "半檐 一檐", nouns: "雨月花光云雪" },
  { tenths: 64, counts: "一页 半页", nouns: "书光山云星春" },
  { tenths: 66, counts: "一帆 千帆", nouns: "海江云月川" },
  { tenths: 66, counts: "半山 一山", nouns: "云月茶松竹花雪枫棠石禾" },
  { tenths: 66, counts: "半溪 一溪", nouns: "云月花竹石鱼" },
  { tenths: 64, counts: "一城 半城", nouns: "云山花星灯雪" },
  { tenths: 64, counts: "一粒 一颗", nouns: "五谷星豆穗" },
  { tenths: 64, counts: "百川 千川", nouns: "云海星衡" },
  { tenths: 66, counts: "一针 一缕", nouns: "云棉光丝素春" },
  { tenths: 66, counts: "一寸 三寸", nouns: "光木金锦山春" },
];

/** Things plain and good enough to stand in 一山一木. */
const TWIN_THINGS =
  "山水云月花木石禾麦茶鹿鹤书墨舟帆星川溪田竹松灯纸布果味器画弦泉雪海林荷兰棠枫桃橘豆稻火瓦砖梁衣棉锦玉珠羽鱼雁萤朵窗庭巷琴笛歌衡矩码光针线";

/** A word that comes twice, each time before a thing (一山一木), and the things it goes with. */
export const TWINS: Readonly<Record<string, { readonly tenths: number; readonly things: string }>> = {
  一: { tenths: 68, things: TWIN_THINGS },
  有: { tenths: 66, things: TWIN_THINGS },
  半: { tenths: 62, things: "山水云月花木石松竹田园林溪泉茶城雪雨书梅" },
  见: { tenths: 62, things: "山水云月花鹿鹤川海星光林松雪溪木田江" },
};

/** Behind a place in a name of four: 云上有禾, 花间听雨. */
export const SIGHTS: Readonly<Record<string, { readonly tenths: number; readonly things: string }>> = {
  有: { tenths: 70, things: TWIN_THINGS },
  见: { tenths: 66, things: "山月鹿云花光雪星水鹤" },
  听: { tenths: 66, things: "风雨泉雪江海松竹琴笛歌潮溪" },
  问: { tenths: 64, things: "茶山路花梅月" },
  拾: { tenths: 64, things: "麦穗叶光星贝花果枝月" },
};

/** Verbs whose made pairs may close a name of four (青山问茶); a pair that is a word always may. */
export const CLOSING_VERBS = "拾问听望寻见煮沏采踏栖枕归织耕揽酌酿饮沐泊渡牧裁染剪浣逐追";

/** How one pair follows another in a name of four; 0: not at all. A scene first, then what one does in it. */
export const LINKS: Readonly<Record<Turn, Readonly<Record<Turn, number>>>> = {
  thing: { act: 68, event: 58, thing: 50, quality: 50 },
  act: { act: 62, event: 0, thing: 0, quality: 0 },
  event: { act: 50, event: 54, thing: 0, quality: 0 },
  quality: { act: 50, event: 0, thing: 0, quality: 0 },
};
