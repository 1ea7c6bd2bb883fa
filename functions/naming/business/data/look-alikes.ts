/**
 * Groups of characters that a passing eye takes for one another (形近), own writing: one group a line. Mostly one
 * right-hand part under several left-hand ones.
 */
const GROUPS = `
未末朱 己已巳 日曰 土士 天夭 千干 人入 大太 木本禾 禾木 田由甲 石右 玉王 白百 目自 贝见 鸟乌 鸣呜 免兔 今令 午牛 历厉 広广 万方 川州 于干 云去 元无 井开 巾币
晴清情睛蜻请 青清 晨辰 辰晨 晓烧 朗郎 明朋 昭照 晖辉 曦羲 曜耀 曙署 煦照 星昱 晗含
江汇 洋样 泽译择 溪奚 源原 沐沭 澄橙 澜阑 湾弯 津律 洲州 汀订 泊柏 波坡 浪狼 海诲 潮朝 清请 沁心 润闰 润涧 渡度 浩洁 湛堪 涟莲 河何 流硫
山仙 岚岗 峰锋蜂 岳岱 岭玲 岩宕 屿与 岸崖 谷各 原源 野墅 林森 森林 松柏 柏栢 枫飒 桐铜 梧悟 桂挂 楠喃 檀擅 樟彰 槐魂 榆愉 杉衫彬 竹笁 枝技 梅海 桃挑 橘桔 橙澄 柚抽
禾和 穗惠 稻滔 粟栗 谷裕 豆登 果课 莓霉 蔬疏 苗描 草早 花化 芽牙 芳方 芷正 茗名 茶荼 荷何 莲连 蕙惠 薇微 蔓曼 葵揆 蒲浦 苇伟 苔台 栀桅 萱宣 艾义 芝之 苓岑 芸云 苑宛
鹿麓 鹤鸠 鸿鸪 雁鹰 鹭路 鸥欧 鹏朋 羽习 翼冀 骏俊 驹狗 象像 麟鳞 鲸惊 鲤理 鱼渔 贝见 蜂峰 蝶碟 萤莹 鸢鸾
璞朴 琢啄 瑾谨 瑜愉 璟憬 瑶遥 琳林 琼惊 珀泊 珞洛 璨灿 珠株 锦绵 织识 棉绵 素索 绣诱 绮倚 裁栽 裳棠 衫杉 丝纱 布希 麻床 绒戎 染柒
舍舌 居屈 庭廷 檐瞻 巷港 栖晒 宿缩 枕忱 安按 宁丁 轩杆 院浣 邻令 隅遇偶 里理 屋握 宅毛
书节 笺线 简间 知如 学字 思恩 启后 言信 博搏 弘私 序予 微徵 智知 慧彗 睿壑 衡街 维唯 算篡 码妈 元无 矩短 衍街 析折 策束 谋媒 枢抠 芯蕊 极级 拓括 量晨
铸涛 砺励 锋峰 钧均 铭名 锐悦 精情 工土 信言 诚城 正止 守宇 恒桓 允充 笃驾 厚原 德得 理里 律津 鉴监 明朋 朴扑
途徐 达送 驰弛 驿译 程理 迅讯 捷婕 衢瞿 运远 远运 行何 舟丹 帆凡 航杭 漫慢 寻导 归扫
和禾 怡贻 舒纾 仁任 济剂 椿春 护沪 惠思 心必 悦锐 喜嘉 颜彦 妍研 黛岱 丹舟 凝疑 润闰 皓浩 雅稚 婉碗 童重 萌盟 朵杂 团困 糖塘 弦炫 琴今 音昔 韵均 影景 映央 绘会 画面 构购 境镜 白自 集隹
汇江 聚娶 众丛 贤资 卓草 力刀 劲经 跃妖 燃然 健建 动云 腾滕 筑巩 磐盘 砥底 柱住 梁粱 岩宕 坚竖 净静 洁结 浣院 勤勒 卿即 缘绿 拾恰 遇偶 念含 绿缘 蔚慰 焕换 循盾 曜耀 氢轻
`;

let groups: ReadonlyMap<string, ReadonlySet<string>> | undefined;

const NONE: ReadonlySet<string> = new Set();

/** Whether two different characters look alike by our list. */
export function looksAlike(one: string, other: string): boolean {
  return one !== other && lookAlikesOf(one).has(other);
}

/** The characters that a passing eye takes for this one (形近). */
export function lookAlikesOf(char: string): ReadonlySet<string> {
  groups ??= read();
  return groups.get(char) ?? NONE;
}

function read(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const group of GROUPS.split(/\s+/)) {
    for (const char of group) {
      const others = found.get(char) ?? new Set<string>();
      for (const other of group) if (other !== char) others.add(other);
      found.set(char, others);
    }
  }
  return found;
}
