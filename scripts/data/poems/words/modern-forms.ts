/** Older spellings of verse that today's editions print otherwise, where OpenCC has no single answer. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/沈(?![郎腰约侯园宋佺])/g, "沉"],
  [/於(?![戏穆缉牣乎铄])/g, "于"],
  [/(?<![乾乘承法体配])乾(?![坤元乾纲道符象德位卦])/g, "干"],
  [/馀/g, "余"],
  [/锺/g, "钟"],
  [/[秖祗祇](?=[应有隔是可教])/g, "只"],
  [/[粧妝]/g, "妆"],
  [/遶/g, "绕"],
  [/珮/g, "佩"],
  [/颺/g, "飏"],
  [/[慙慚]/g, "惭"],
  [/効/g, "效"],
  [/塲/g, "场"],
  [/敍/g, "叙"],
  [/谢[脁眺]/g, "谢朓"],
  [/(?<![騕要])褭/g, "袅"],
];

/** Variants of one standard character (《通用规范汉字表》) that OpenCC does not list, the variant first. */
const variants = new Map(
  (
    "隣邻 媿愧 斾旆 飜翻 秪只 妬妒 顇悴 毬球 巵卮 罇樽 嚬颦 顦憔 羇羁 覊羁 逈迥 詶酬 醻酬 酧酬 鼇鳌 " +
    "鵶鸦 垅垄 鏁锁 缾瓶 壻婿 蹔暂 牓榜 麤粗 麄粗 帬裙 趂趁 輙辄 筯箸 毘毗 欵款 飡餐 輭软 蔕蒂 甿氓 " +
    "虵蛇 汚污 舃舄 勅敕 勑敕 怱匆 悤匆 搆构 犂犁 袴裤 旛幡 襃褒 胷胸 筭算 轝舆 遯遁 賸剩 椶棕 " +
    "恡吝 盌碗 噉啖 啗啖 湼涅 呪咒 蠭蜂 秔粳 稉粳 匳奁 穽阱 碪砧 嗁啼 頳赪 沍冱 羗羌 荳豆 臙胭 甎砖 " +
    "塼砖 韈袜 韤袜 竚伫 糺纠 駞驼 髠髡 躭耽 陁陀 葅菹 齩咬 墖塔 氊毡 蹏蹄 餙饰 顋腮 蒭刍 袵衽 箒帚 " +
    "緫总 麞獐 帀匝 騣鬃 絏绁 剏创 艣橹 樐橹 寘置 齅嗅 鞵鞋 抝拗 婬淫 顚颠 臕膘 刼劫 刦劫 憇憩 寃冤 " +
    "挍校 倐倏 逓递 頟额 宂冗 撃击 傚效 蠒茧 繖伞 鞾靴 煑煮 藳稿 躶裸 槩概 糢模 匄丐 颷飙 飚飙 囓啮 " +
    "嘷嗥 姪侄 髣仿 髴佛 悮误 隟隙 鰕虾 蟇蟆 壍堑 甖罂 粃秕 倣仿 虀齑 韲齑 賷赍 賮赆 瑇玳 勌倦 痺痹 " +
    "鸜鸲 倂并"
  )
    .split(" ")
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
);
const variant = new RegExp(`[${[...variants.keys()].join("")}]`, "g");

/** A line of verse in the spelling of today's editions. */
export function modernForms(text: string): string {
  return forms.reduce((line, [older, today]) => line.replace(older, today), text);
}

/**
 * The same, its variants as their standard characters: how verse since Tang is printed (诗经 and 楚辞 are printed with theirs:
 * 寘, 媿). What may stand under a name is judged before.
 */
export function standardForms(text: string): string {
  return modernForms(text).replace(variant, (one) => variants.get(one) ?? one);
}
