/**
 * Words that make a sentence one no parent would want to read under a name: death and mourning, tears and
 * sorrow, illness, want, war, crime, filth and what crawls. A sentence with any of them is never a source.
 */
export const sourCharacters = new Set([
  ..."死亡殁殂薨殇殒殉殡葬坟墓冢茔棺椁柩丧尸骸骨鬼魂魄魅魔妖孽悼挽吊诔哭泣泪涕啜噎呜咽",
  ..."愁恨怨悲哀伤怆恸恻凄惨痛苦忧患愠嗔懑郁恼憾悔叹嗟嘘唏欷歔嘻",
  ..."病疾疮瘦瘵疠瘴疫瘁瘼痗瘏痡疚瘝瘳医药跛瞽聋盲",
  ..."残败衰朽枯萎凋颓槁毁坏废弃灭歼覆溃陨坠堕崩亏缺",
  ..."殃祸灾凶厄劫危殆险乱叛逆弑戮杀斩屠诛戕刑罚狱囚罪辜囹圄缧馘阉",
  ..."战虏寇贼盗奸淫妓娼婢妾奴贱贫困饥饿馑馁冻乞",
  ..."臭秽污垢粪尿屎溺腥臊蛇蝎鼠蝇蛆蚤虱蚊豺狼枭鸱鸮鸩鹫蝙蝠彘豕猪狗犬蛙",
  ..."憎恶怒恐惧惶怕惴怛耻辱羞愧惭谗佞谄谤讥谮谑诈欺骗伪诬侮暴虐酷毒狠戾骄奢",
  ..."愚痴狂昧顽蠢丑陋懒惰慢怠",
  ..."寡鳏嫠谪贬逐戍俘仇敌讼兵戈戟矛烽铠戎狄蛮",
  ..."祭祀奠殓棘疵玷鬟臂腮□",
]);

/** Pairs and phrases with the same effect whose characters are harmless alone, by what they speak of. */
export const sourPhrases: readonly string[] = [
  "离别 别离 生离 长别 永别 惜别 送别 离情 离人 离歌 离亭 离宴 离声 离居 别绪 别后 轻别 一别 相别 话别 别时 别意 别梦 别情",
  "分手 分携 分袂 折柳 不归 未归 不还 未还 无归 归不得 相思 薄幸 负心 薄情 无情 多情 无奈 奈何",
  "断肠 肠断 梦断 音断 目断 望断 肝肠 销魂 消魂 黯然 憔悴 惆怅 怅 寂寞 寂寥 寥落 冷落 萧条 萧瑟 萧萧 萧疏 零落 飘零 飘泊 漂泊",
  "沦落 流落 流离 蹉跎 伶仃 零丁 荒凉 荒城 荒芜 荒台 荒村 荒郊 荒庭 孤城 孤独 孤灯 孤馆 孤负 孤枕 空床 独眠 孤眠 不寐 难眠 不眠 无眠",
  "白头 白发 鬓 华发 皓首 老去 老矣 暮年 迟暮 人老 已老 老大 老来 老夫 耆老 夭折 夭寿 夭乎 寿夭",
  "征人 征夫 征伐 征尘 长征 从军 匈奴 单于 边塞 塞外 沙场 羽檄 投降 受降 降将 胡尘 胡马 胡骑 胡人 胡天 东胡 蛮夷 夷狄 淮夷 南夷 东夷 西夷",
  "小人 匹夫 不仁 不义 不孝 不忠 无道 不肖 无礼 不善 不才 无德 失德 无良 不良 不祥 不幸 妇人 寺人 禽兽 牛马 鸡豚 桀 纣 幽厉 篡 骄傲 倨傲",
  "转运 穷困 困穷 贫穷 穷途 穷巷 固穷 穷民 终穷 昏乱 昏暗 昏昏 尘昏",
  "故国 破国 国破 倾国 倾城 褒姒 西施 商女 青楼 红粉 烟花巷 罗裙 云雨 巫山 阳台 枕 衾 锦被 绣被 鸳被 翠被 罗帐 罗襦 裸 妒 偷 闺",
  "落尽 花谢 落花 落红 飞花 斜阳 日暮 薄暮 暮雨 寒鸦 乌啼 啼乌 猿啼 猿声 杜鹃 子规 鹈鴂 鶗鴂 啼鴂 醉卧 中酒 醉倒 烂醉 大醉 沉醉 浊酒",
  "巧言 康娱 鸩 未家 沉湘 见放 既放 髡 渐老 顿老 虚老 将老 归老 老之将至 独归 独自归 流浪 战栗 虎豹 狐疑 逝者 人散 春别",
  "冷笑 佗傺 侘傺 迷烦 意烦 岂若 堪惊 无人知",
  "逆旅 羁旅 倦客 行客 异乡 他乡 断鸿 断雁 断云 断桥 断烟",
  // Said against somebody or something, of an ox for the altar, of herbs gone wild, or asking how one could.
  "罟擭 知管仲、晏子 莫敢不诺 楅衡 萧艾 子宁不嗣音",
  "变而不芳 何以文为 知和而和 好行小慧 桓魋 修慝 异道而相安 岂惟是其有女 管氏而知礼 然则管仲 鄹人之子 昭公知礼 君而知礼 远其子 不如乘势 何必守一方 岂敢言文",
  // Said in mockery, in blame, or of somebody who is not what the name wishes.
  "一何工 有些可笑 悦于利 心匪仁 徒自妍 语徒妍 聊取笑 恩已背 不繇其统 只尚武 鸣鼓而攻 复笑采薇 识见偏 距杨墨 两难恬 犹未雨",
  // Of singing girls and what is peeped at through blinds, of a wife long left, of a hearse.
  "隐语笑芙蓉 艳歌浅拜 窥帘 少妇 初言别 灵輴",
  // Of want, ruins, lone roads, longing, the rites of mourning, or what a reader of today takes for death.
  "短褐穿结 成古丘 古道少人行 孤舟 我劳如何 不得意 胡然我念之 君远行 无觅处 散尽游人 一去无踪迹 离家十年 慎终追远 去世",
  // Of singing girls; of woodlice, locusts and lambs; dates; a courtesy that is only said to be lost.
  "不称在风尘 苏家小女 洛浦神 伊威 螽斯 莎鸡 先生如达 马蹄知意 元年 杞不足 知者不失人",
  // The word is another one there, or read another way: a name, a swing, a verb, 和 hè, 达 tà; 晓月 is a slip for 晓角.
  "其子懿 周文而 笑卞和 寻安道 映秋千 才露 善之间 澹静一枝 正宇宙 元一辙 宁阻 性命便宜 和皆难 我歌君和 和雁无 和诗 和韵 属和 唱和 酬和 赓和 挑兮达 空城晓月",
  // No word of that sense at all: a person's name, with a reading of its own.
  "宁戚",
].flatMap((line) => line.split(" "));
