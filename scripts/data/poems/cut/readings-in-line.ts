/**
 * Characters that are read otherwise in some lines than in a name: `other` is how they are read there, `where` the
 * line with the character in it. The line is no source of the character.
 */
export const otherReadings: readonly { character: string; other: string; where: RegExp }[] = [
  {
    character: "和",
    other: "hè",
    where:
      /[唱倡酬奉属赓追继遥][和]|和(?=[诗韵者])|其子和之|[莫谁]能?和|和之者|而和之|后和之|予和|和予|和汝|歌和|和歌|曲弥高|谁和/,
  },
  {
    character: "乐",
    other: "yuè",
    where:
      /[礼音雅奏作鼓女声德燕宴广天仙百军古今闻正淫新审舞用]乐|乐(?=[府章工师正官人器舞悬县作奏阕音声律歌])|《乐》|诗书礼乐|乐者|凡乐|之乐也?，|笙乐|九成/,
  },
  { character: "乐", other: "yào", where: /[知智仁]者乐|乐[山水](?=[，。；]|仁)/ },
  {
    character: "行",
    other: "háng",
    where:
      /景行行止|景行|周行|[太大雁鹤鹭两几数一二三四五六七八九千万成班]行(?=[，。；！？])|行列|行伍|同行列|寘彼周行/,
  },
  { character: "行", other: "xìng", where: /[德善品操懿言素景]行/ },
  { character: "齐", other: "zhāi", where: /思齐大任|齐明盛服|[致斋]齐|齐戒|以齐(?=[，。])|齐庄|齐敬/ },
  { character: "齐", other: "jì", where: /火齐|和齐/ },
  {
    character: "朝",
    other: "cháo",
    where:
      /[天皇圣明早晚退趋入临在罢清本国唐汉宋周两六前累历盛熙满当登]朝|朝(?=[廷臣市野天宗觐端衣班家回元士列])/,
  },
  { character: "长", other: "zhǎng", where: /[生成消年]长|长(?=[子女孙者幼老吏官])|长幼|少长/ },
  { character: "重", other: "chóng", where: /[万千九几两一数]重|重(?=[阳门九重关来到游阴叠华城山])/ },
  {
    character: "宁",
    other: "nìng",
    where: /宁[可为知戚死与俭有无同作将效肯许使能得不复堪论忘]|[无不毋]宁(?=[，。]?[为与有])/,
  },
  { character: "中", other: "zhòng", where: /中[节规矩绳的选第]|[不百皆屡]中(?=[，。；])/ },
  { character: "少", other: "shào", where: /[年老长]少|少(?=[年长女壮小])/ },
  { character: "雨", other: "yù", where: /雨我公田|雨雪(?=[霏瀌其雰])|雨于|雨金|雨粟/ },
  { character: "王", other: "wàng", where: /王(?=此大邦|天下)/ },
  { character: "衣", other: "yì", where: /衣(?=[锦绣褐帛之素])/ },
  {
    character: "知",
    other: "zhì",
    where: /知者|[仁圣大上好]知(?=[，。；之])|知及之|知，仁|知、仁|崇礼|知周乎/,
  },
  { character: "说", other: "yuè", where: /[不亦心大相乐]说|说怿|以说|说于|傅说/ },
  { character: "大", other: "tài", where: /大[和庙王任姒姜师宰山室一极清初]/ },
  { character: "见", other: "xiàn", where: /见龙|天见其明|风吹草低见|以见|情见|自见(?=[，。])|道见/ },
  { character: "好", other: "hào", where: /[所笃]好|好(?=[学德仁古礼善义问色])/ },
  { character: "远", other: "yuàn", where: /远(?=[佞小人耻罪之])(?!人)/ },
  { character: "传", other: "zhuàn", where: /[经左列]传/ },
  { character: "应", other: "yìng", where: /[相感响玄天气志刚答呼瑞]应|应(?=[天乎之时节律声机])/ },
  { character: "夏", other: "jiǎ", where: /夏楚/ },
  { character: "遗", other: "wèi", where: /遗(?=[我之君所])/ },
  { character: "乘", other: "shèng", where: /[千万百]乘|车乘/ },
  { character: "观", other: "guàn", where: /[道楼台宫寺]观/ },
  { character: "华", other: "huà", where: /[太西莲]华(?=[山峰岳])|华[山岳阴]/ },
  { character: "兴", other: "xìng", where: /[乘逸诗酒野余幽清高秋春遣尽有佳归]兴|兴(?=[尽来味趣阑])|可以兴/ },
  { character: "思", other: "sì", where: /[诗秋春客乡情愁文才离旅别]思(?=[，。；！？])/ },
  { character: "曾", other: "céng", where: /[不何未]曾|曾(?=[是经为与不])/ },
  { character: "相", other: "xiàng", where: /[将丞宰卿辅良贤]相|相(?=[国公门府君])/ },
  { character: "将", other: "jiàng", where: /[大上名老良飞诸主]将|将(?=[军相帅])/ },
  { character: "冠", other: "guàn", where: /[勇弱]冠|冠(?=[军三绝古世群])/ },
  { character: "乐", other: "yuè", where: /韶乐|管弦乐|丝竹乐/ },
];

const readOtherwise: ReadonlySet<string> = new Set(otherReadings.map(({ character }) => character));

/** How a character of a sentence is read there where that is not how a name reads it; undefined where it is. */
export function otherReadingAt(sentence: string, at: number): string | undefined {
  const characters = [...sentence];
  const character = characters[at] ?? "";
  if (!readOtherwise.has(character)) return undefined;
  const offset = characters.slice(0, at).join("").length;
  for (const { character: one, other, where } of otherReadings) {
    if (one !== character) continue;
    for (const found of sentence.matchAll(new RegExp(where, "gu"))) {
      const end = found.index + found[0].length;
      if (found.index <= offset && offset < Math.max(end, found.index + 1)) return other;
    }
  }
  return undefined;
}
