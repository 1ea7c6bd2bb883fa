/**
 * Single surnames, commonest first. The first hundred are the order of 《二〇二〇年全国姓名报告》 (Ministry of
 * Public Security, published 8 February 2021); the next 300 follow the order of 袁义达's counts of the four
 * hundred largest, as public lists give it; the rest, in no order, are reviewed by hand from npm
 * chinese-surnames 1.0.0 (MIT), pinyin-pro 3.29.4 (MIT) and surnames of the nationalities.
 */
export const singleSurnames =
  "王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余" +
  "于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷" +
  "龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常" +
  // The next three hundred
  "汤赖洪傅萧阎温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝" +
  "包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈" +
  "饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟" +
  "应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封谈匡鞠惠" +
  "荆乐冀郁胥南班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练" +
  "廉禹井祖漆巴丰支卿国狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母" +
  "裘亓修邰赫杭况那宿鲜印逯隆茹诸战慕危玉银亢嵇公哈湛宾戎勾茅利於呼居揭干但尉冶斯元束" +
  "檀衣信展阴昝智幸奉植衡富尧闭由" +
  // The rest
  "水昌凤酆贝经贲钮滑荀家羿汲邴糜松弓牧隗山宓蓬郗仰秋暴钭韶蓟怀从鄂咸籍能苍双莘贡逄扶" +
  "堵宰郦郤璩濮寿通郏别充习宦鱼慎庾终暨步弘广禄东殳沃蔚越夔厍融訾空乜养须巢蒯后红竺益" +
  "桓言福繁员句要过折召郄撒甯丘毋毌寸典良税靖买枚泰秘壬释奕姒求占翦闾代崇皋闳禾是嬴保" +
  "么祢綦随卯矫旷遇泷仆焉仁俎仵圭洛虢蒿茆菅苌锁庹弭刀疏浑恽同睢种念夙完丹表源寻户雪千" +
  "善祈青奇祭禚腾謇渠沐英藤虎喜营希勤令礼慈孝介承杞续忻候宛粘萨妫德竹年笪谯墨佴缑法仉" +
  "库逢稽瑞眭铁迮黑洗侬者妥拜剪罕回操琚呙禤遆撖赏顿隽颉郇邾邳郐郾蘧杲泮畅零淦炎" +
  "永汝泉望木弋归提律巨丑";

/**
 * Double surnames in use, commonest first as far as the report of 2020 counts them (欧阳 to 长孙), then those
 * of 百家姓 and of the northern peoples that are still borne.
 */
export const doubleSurnames: readonly string[] = (
  "欧阳 上官 皇甫 令狐 诸葛 司徒 司马 申屠 夏侯 贺兰 完颜 慕容 尉迟 长孙 " +
  "东方 南宫 端木 公孙 澹台 闻人 呼延 鲜于 淳于 钟离 宇文 赫连 轩辕 西门 东郭 南门 东门 百里 " +
  "万俟 单于 独孤 拓跋 濮阳 太叔 仲孙 公羊 公冶 公西 公良 公叔 公输 宗政 司空 司寇 闾丘 左丘 梁丘 毌丘 " +
  "乐正 漆雕 颛孙 巫马 宰父 谷梁 段干 夹谷 羊舌 微生 壤驷 亓官 子车 仉督 第五 太史 东野 北宫 " +
  "哥舒 尔朱 达奚 屈突 斛律 耶律 乌孙 仆固 纳兰 佟佳 富察 马佳 章佳 那拉 乌雅 费莫 碧鲁 图门"
).split(" ");

/** Two surnames borne as one (双姓): taken for a surname only where two characters are left for the name. */
export const joinedSurnames: readonly string[] = ["范姜", "张简", "张廖"];
