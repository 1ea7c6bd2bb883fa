/**
 * Words of the classics that frequency alone cuts wrongly, reviewed. A name is looked for inside none of them
 * but as the whole word.
 */
export const ownWords: ReadonlySet<string> = new Set(
  (
    "正则 灵均 所以 可以 是以 足以 何以 有以 无以 难以 得以 能以 因以 用以 于是 是故 然则 虽然 若夫 至于 以为 以至 如何 如之 奈何 若何 " +
    "君子 小人 天子 夫子 公子 太子 王子 世子 孺子 弟子 妻子 童子 士子 游子 之子 女子 男子 处子 才子 内子 " +
    "天下 四海 诸侯 大夫 先生 先王 后世 百姓 万物 丞相 将军 太守 使君 尚书 侍郎 中书 门下 秘书 员外 郎中 翰林 学士 " +
    "圣人 至人 真人 神人 贤人 仁人 大人 丈人 寡人 庶人 " +
    "扶摇 逍遥 徘徊 缤纷 潺湲 婵娟 窈窕 参差 绵绵 悠悠 浩浩 皎皎 灼灼 依依 熙熙 穆穆 翼翼 济济 洋洋 " +
    "然后 虽然 自然 果然 固然 必然 使然 所以 否然 豁然 清晏 清和 景明 修远 若水 自强 厚德 明志 致远 上善 含章 元亨 利贞 明夷 扶摇 大方 希声 知白 知远 知新 见素 抱朴 知止 既明 令仪 令德 德音 温良 恭俭 " +
    "明月 清风 白云 春风 秋水 青山 碧空 沧海 瑶琴 芳草 嘉树 时雨 甘霖 丝桐 安排 安得 安知 安能 丁宁 安宁 宁静 "
  )
    .trim()
    .split(/\s+/),
);

/** Names of places, people, reigns, offices and pieces: no part of one is a source, nor is a pair across its edge. */
export const properNames: readonly string[] = (
  "长安 洛阳 建安 临安 西安 新安 永安 延安 淮安 平安道 江宁 咸宁 广宁 会稽 潇湘 湘江 沅湘 巫山 巫峡 昆仑 蓬莱 瀛洲 方丈 终南 太行 华山 泰山 " +
  "衡山 嵩山 恒山 衡阳 岳阳 襄阳 浔阳 丹阳 南阳 渔阳 辽阳 信阳 庐山 钱塘 扬州 苏州 杭州 益州 凉州 幽州 并州 荆州 冀州 永州 柳州 郴州 " +
  "黄河 长江 淮河 渭水 泾水 洛水 汉水 汨罗 洞庭 彭蠡 若耶 桃源 辋川 秦川 秦淮 伊川 伊水 颍川 临川 " +
  "安期 安石 谢安 安仁 潘安 子建 子云 子真 子陵 子房 子期 子猷 子美 子厚 太白 乐天 微之 元白 王维 摩诘 渊明 陶令 陶潜 靖节 " +
  "仲尼 孔丘 颜回 颜渊 子路 子贡 子夏 子张 子游 子思 曾参 孟轲 庄周 老聃 屈平 屈原 灵均 宋玉 贾谊 贾生 相如 司马 扬雄 张衡 班固 " +
  "尧舜 禹汤 文武 周公 召公 成康 文王 武王 成王 康王 宣王 穆王 昭王 襄王 怀王 庄王 秦楚 齐楚 吴楚 燕赵 齐鲁 韩魏 秦汉 " +
  "伊尹 傅说 吕望 伯夷 叔齐 巢由 许由 管仲 乐毅 鲁连 范蠡 西施 昭君 飞燕 文君 卓文君 罗敷 弄玉 萧史 嫦娥 姮娥 织女 牵牛 青女 素娥 湘灵 湘妃 宓妃 " +
  "元和 贞元 开元 天宝 大历 建中 永泰 太和 大和 会昌 咸通 元丰 元祐 熙宁 崇宁 宣和 绍兴 淳熙 庆元 嘉定 宝庆 端平 景祐 庆历 嘉祐 治平 永和 太康 永嘉 正始 建安 黄初 " +
  "未央 长乐 长信 建章 昭阳 甘泉 上林 华清 承明 金马 石渠 天禄 麒麟阁 凌烟 青门 灞陵 茂陵 五陵 " +
  "北极 太微 紫微 北斗 南斗 文昌 牵牛 长庚 启明 参商 荧惑 " +
  "采莲 采薇 白雪 阳春 梅花落 折杨柳 关山月 阳关 霓裳 玉树 后庭花 " +
  "寒食 清明节 端午 重阳 元夕 上元 中元 "
)
  .trim()
  .split(/\s+/);

/** Names that parents take as names: they are a source as the whole of a name. */
export const wholeNames: ReadonlySet<string> = new Set(
  "采薇 灵均 扶苏 子期 子建 子衿 嘉树 安石 子美 渊明 未央 瀛洲 蓬莱 启明 昭阳 元和 永和 清和 南山 子渊 乐毅 伊尹 望舒 羲和 东君 云中 辋川 潇湘 阳春 若耶 永嘉 太和".split(
    " ",
  ),
);

/** Reviewed places that the reckoning takes for one word: the bar is where it parts. */
export const reviewedCuts: readonly string[] = "梅子黄时|雨".split(" ");

/** What stands behind a word and belongs to it (方位词, 助词): what follows begins anew. */
export const BACK = "时里中上下外边前后间处畔头际侧内者也矣兮焉哉耳乎";
/** What opens a phrase and asks for what follows, not for what stands before it. */
export const FRONT =
  "于以与为因从自向对被把将欲当须应若如似疑恐问莫休但只犹尚更又亦皆俱都既已初方正甚最太岂讵宁且而则即乃其所不未无非勿";
