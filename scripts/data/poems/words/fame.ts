import type { BookId } from "#functions/naming/facts/poems/corpus/source-books.ts";
import type { RawPoem } from "../raw-poem.ts";

const famousShijing = new Set(
  "周南·关雎 周南·桃夭 秦风·蒹葭 郑风·子衿 小雅·采薇 卫风·木瓜 邶风·静女 卫风·硕人 秦风·无衣 小雅·鹿鸣 王风·采葛 周南·芣苡".split(
    " ",
  ),
);
const knownShijing = new Set(
  (
    "周南·葛覃 周南·卷耳 周南·樛木 周南·螽斯 周南·汉广 周南·麟之趾 召南·鹊巢 召南·采蘩 召南·草虫 召南·采蘋 召南·甘棠 召南·摽有梅 " +
    "邶风·简兮 卫风·淇奥 卫风·河广 王风·君子阳阳 郑风·缁衣 郑风·羔裘 郑风·女曰鸡鸣 郑风·有女同车 郑风·风雨 郑风·出其东门 郑风·野有蔓草 郑风·溱洧 " +
    "齐风·鸡鸣 魏风·十亩之间 唐风·蟋蟀 唐风·绸缪 秦风·小戎 秦风·终南 秦风·渭阳 陈风·衡门 陈风·月出 曹风·鸤鸠 豳风·七月 豳风·东山 豳风·伐柯 " +
    "小雅·皇皇者华 小雅·棠棣 小雅·伐木 小雅·天保 小雅·南有嘉鱼 小雅·南山有台 小雅·湛露 小雅·彤弓 小雅·菁菁者莪 小雅·车攻 小雅·庭燎 小雅·鹤鸣 小雅·白驹 " +
    "小雅·斯干 小雅·车舝 小雅·隰桑 小雅·裳裳者华 小雅·甫田 大雅·文王 大雅·大明 大雅·棫朴 大雅·思齐 大雅·灵台 大雅·既醉 大雅·卷阿 大雅·抑 大雅·烝民 " +
    "大雅·崧高 大雅·公刘 大雅·生民 周颂·清庙 周颂·敬之 鲁颂·閟宫 鲁颂·泮水 商颂·玄鸟 商颂·长发"
  ).split(" "),
);
/** What the pieces of a book have that no list names. */
const LEAST: Partial<Record<BookId, number>> = { lunyu: 4, mengzi: 3 };

/** 5 and 4 of the books that have no list of their own; a name stands in one of them only. */
const famousOthers = new Set(
  "离骚 学而 为政 里仁 雍也 述而 子罕 泰伯 颜渊 卫灵公 短歌行·其一 观沧海 龟虽寿".split(" "),
);
const knownOthers = new Set(
  (
    "九歌·湘夫人 九歌·湘君 九歌·东皇太一 九歌·云中君 九歌·少司命 九歌·东君 九歌·大司命 九章·橘颂 九章·涉江 渔父 礼记·大学 礼记·中庸 千字文 " +
    "公孙丑上 公孙丑下 滕文公下 离娄上 离娄下 告子上 告子下 尽心上 尽心下"
  ).split(" "),
);
const schoolProse = new Set(
  "曹刿论战 邹忌讽齐王纳谏 前出师表 兰亭集序 归去来兮辞 桃花源记 五柳先生传 滕王阁序 陋室铭 阿房宫赋 杂说·马说 师说 岳阳楼记 醉翁亭记 石钟山记 前赤壁赋 游褒禅山记 谏太宗十思疏".split(
    " ",
  ),
);
const famousCi = new Set(
  (
    "驿外断桥边 登临送目 梦后楼台高锁 明月几时有 莫听穿林打叶声 缺月挂疏桐 十年生死两茫茫 我住长江头 千古江山 怒发冲冠 淮左名都 碧云天 寒蝉凄切 " +
    "一曲新词酒一杯 薄雾浓云愁永昼 寻寻觅觅 东风夜放花千树 伫倚危楼风细细 更能消 楚天千里清秋 郁孤台下清江水 落日熔金 洞庭青草"
  ).split(" "),
);
const knownCi = new Set(
  (
    "似花还似非花 夜饮东坡醒复醉 乳燕飞华屋 冰肌玉骨 明月如霜 彩袖殷勤捧玉钟 天边金掌露成霜 漠漠轻寒上小楼 山抹微云 晓色云开 东城渐觉风光好 群芳过后西湖好 " +
    "把酒祝东风 金风细细 红笺小字 小径红稀 候馆梅残 水调数声持酒听 风老莺雏 枕簟溪堂冷欲秋 春已归来 旧时月色 苔枝缀玉 燕雁无心 过春社了 小雨廉纤风细细 " +
    "高咏楚词酬午日 忆昔午桥桥上饮 听风听雨过清明 一春长费买花钱 凝碧旧池头 何处合成愁 对潇潇 香冷金猊"
  ).split(" "),
);

/** Openings of 千家诗 that every school reader has. */
const schoolShi = new Set(
  (
    "云淡风轻近午天 胜日寻芳泗水滨 春宵一刻值千金 天街小雨润如酥 爆竹声中一岁除 清明时节雨纷纷 春城无处不飞花 千里莺啼绿映红 应嫌屐齿印苍苔 半亩方塘一鉴开 " +
    "山外青山楼外楼 水光潋滟晴方好 荷尽已无擎雨盖 寒夜客来茶当酒 梅雪争春未肯降 众芳摇落独鲜妍 众芳摇落独暄妍 黄梅时节家家雨 梅子黄时日日晴 绿遍山原白满川 昼出耘田夜绩麻 " +
    "两个黄鹂鸣翠柳 毕竟西湖六月中 金炉香烬漏声残 东风袅袅泛崇光 梅子留酸软齿牙 迟日江山丽 草满池塘水满陂"
  ).split(" "),
);

/**
 * How well a piece is known, 5 (every schoolchild) to 2 (readers of the book): school readers by the package's
 * tags, picture books and second anthologies, else the lists above. Citations prefer the better known.
 */
export function fameOf(poem: RawPoem, famousOpenings: ReadonlySet<string>, opening: string): number {
  switch (poem.book) {
    case "shijing":
      return famousShijing.has(poem.key) ? 5 : knownShijing.has(poem.key) ? 4 : 3;
    case "guwen":
      return schoolProse.has(poem.key) ? 5 : 3;
    case "songci":
    case "quansongci":
      return famousCi.has(poem.key) ? 5 : knownCi.has(poem.key) ? 4 : 3;
    case "tangshi":
    case "qianjiashi-tang":
    case "qianjiashi-song":
      if (poem.tags.some((tag) => /小学古诗|初中古诗|高中古诗|年级/.test(tag))) return 5;
      if (schoolShi.has(opening)) return 5;
      return famousOpenings.has(opening) || poem.tags.length > 5 ? 4 : 3;
    default:
      if (famousOthers.has(poem.key)) return 5;
      return knownOthers.has(poem.key) ? 4 : (LEAST[poem.book] ?? 2);
  }
}
