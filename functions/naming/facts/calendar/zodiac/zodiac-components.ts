import { type Affinity, ANIMALS, type Animal } from "./zodiac.ts";
import { animalTies } from "./zodiac-ties.ts";

export const RADICALS = 214;
const NEUTRAL: Affinity = { points: 3, reason: "这个部首在生肖习俗里没有特别的说法。" };

/**
 * What each animal eats, where it lives, what it is dressed in, and what it keeps away from, in our own words after
 * common custom. A line: the animal, then `points:radicals reason`, parted by ` · `; radicals by their sign.
 */
const HABITS = `
鼠 · 5:米豆禾 鼠爱五谷，得粮则喜 · 4:艸 草丛里好藏身 · 4:宀穴广冖 有洞有屋，住得安稳 · 4:水 子时属水，水是同类 · 1:火 子属水，与火不合 · 1:日 鼠昼伏夜出，日光嫌亮
牛 · 5:艸禾豆米 牛吃草料，得食则安 · 4:宀广門 有棚有栏，风雨不愁 · 4:田 牛在田间，各得其所 · 4:水 饮水近泽，牛所喜 · 1:心肉 牛吃素，不近肉食 · 1:示 示字旁旧指祭祀，牛曾作供品
虎 · 5:山木 虎住山林，得其所居 · 5:肉心 虎食肉，得食则壮 · 4:玉 虎额有王纹，王字旁相称 · 4:水 寅属木，水能养木 · 1:田艸 虎离山入平野，不得施展 · 1:刀弓 刀弓伤虎，习俗不取
兔 · 5:艸禾豆米 兔吃草与五谷，得食则安 · 4:木 卯属木，木是同类 · 4:宀冖穴口 兔有洞穴，住得安稳 · 4:月 月中玉兔，相伴相宜 · 1:心肉 兔吃素，不近肉食 · 1:金刀 卯属木，金来克木
龙 · 5:水雨 龙得云雨，行云布雨 · 4:日月 龙伴日月，光彩相映 · 4:玉 王字旁尊贵，与龙相称 · 1:艸田 龙不落草野田间 · 1:山 山是虎的居处，习俗不取
蛇 · 5:肉心 蛇食肉，得食则壮 · 4:宀冖穴口 蛇有洞穴，住得安稳 · 4:木 蛇能上树，攀援而高 · 4:彡糸衣巾 披彩成龙，习俗喜之 · 1:艸 打草惊蛇，习俗不取 · 1:禾米豆 蛇不吃五谷 · 1:水 巳属火，与水不合
马 · 5:艸禾豆 马吃草料，得食则健 · 4:米 精料养马 · 4:彡糸衣巾 披红挂彩，骏马之饰 · 4:宀广 有厩可栖 · 4:木 午属火，木能生火 · 1:水 午属火，与水不合 · 1:心肉 马吃素，不近肉食 · 1:田 马下田耕作，委屈其才
羊 · 5:艸禾豆米 羊吃草与五谷，得食则安 · 4:木 木叶也是羊所食 · 4:宀广門 有栏有圈，住得安稳 · 4:足 羊善登跃 · 1:心肉 羊吃素，不近肉食 · 1:示 示字旁旧指祭祀，羊曾作供品 · 1:水 羊不喜水
猴 · 5:木 猴住山林，攀援自在 · 4:山 有山可居 · 4:宀口穴 有洞可居 · 4:水 申子辰相合属水 · 4:彡糸衣巾 猴学人着衣，习俗喜之 · 4:人言 猴近人而灵巧 · 1:火 申属金，火来克金 · 1:禾米 猴不以五谷为食
鸡 · 5:米豆禾虫 鸡啄五谷与虫，得食则安 · 4:山木 登高而栖，引颈可鸣 · 4:彡糸衣巾 羽色华美，彩饰相称 · 4:宀 有舍可栖 · 1:心肉 鸡不食肉 · 1:火 酉属金，火来克金 · 1:月 月中有兔，卯与酉相对
狗 · 5:人 狗忠于人，有人相伴 · 5:肉心 狗食肉，得食则壮 · 4:宀冖 有家可守 · 4:衣巾糸彡 披彩受宠，习俗喜之 · 1:禾米豆 狗不以五谷为食 · 1:木 戌属土，木来克土
猪 · 5:豆米禾 猪吃五谷，得食则安 · 5:宀广門 屋下有豕是“家”，住得安稳 · 4:艸 青草也是猪所食 · 4:木 亥卯未相合属木 · 4:水 亥属水，水是同类 · 1:示 示字旁旧指祭祀，猪曾作供品 · 1:刀 刀字旁习俗不取 · 1:彡糸衣巾 披彩旧指供品
`;

/** Kangxi numbers of the radicals named above. */
const NUMBER_OF: ReadonlyMap<string, number> = new Map(
  (
    "人9 冖14 刀18 口30 宀40 山46 巾50 广53 弓57 彡59 心61 日72 月74 木75 水85 火86 玉96 田102 示113 禾115 穴116 " +
    "米119 糸120 肉130 艸140 虫142 衣145 言149 豆151 足157 金167 門169 雨173"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, 1), Number(entry.slice(1))]),
);

const TABLE: ReadonlyMap<Animal, ReadonlyMap<number, Affinity>> = new Map(
  ANIMALS.map((animal) => [animal, affinitiesOf(animal)]),
);

/** How a character's Kangxi radical (1–214) suits a year's animal; throws for another number. */
export function zodiacAffinity(animal: Animal, radical: number): Affinity {
  if (!Number.isInteger(radical) || radical < 1 || radical > RADICALS) {
    throw new RangeError(`not a Kangxi radical: ${radical}`);
  }
  return TABLE.get(animal)?.get(radical) ?? NEUTRAL;
}

/** Affinity by radical: where a radical names a friend or an opponent, the tie replaces the habit. */
function affinitiesOf(animal: Animal): ReadonlyMap<number, Affinity> {
  const line = HABITS.trim()
    .split("\n")
    .find((candidate) => candidate.startsWith(animal));
  const table = new Map<number, Affinity>();
  for (const habit of line?.split(" · ").slice(1) ?? []) {
    const [rule = "", reason = ""] = habit.split(" ");
    const [points = "", radicals = ""] = rule.split(":");
    for (const radical of radicals)
      table.set(numberOf(radical), { points: pointsOf(points), reason: `${reason}。` });
  }
  for (const [radical, affinity] of animalTies(animal)) table.set(radical, affinity);
  return table;
}

function numberOf(radical: string): number {
  const found = NUMBER_OF.get(radical);
  if (found === undefined) throw new RangeError(`no number for the radical ${radical}`);
  return found;
}

function pointsOf(text: string): Affinity["points"] {
  if (text === "5") return 5;
  return text === "4" ? 4 : 1;
}
