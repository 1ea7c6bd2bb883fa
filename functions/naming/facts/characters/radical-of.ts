/** First of Unicode's 214 Kangxi radicals. */
const RADICALS = 0x2f00;

/** Radicals that are written otherwise today, each before its form of today; a page in 繁體 turns them back. */
const TODAY = "戶户靑青見见貝贝車车長长門门韋韦頁页風风飛飞馬马魚鱼鳥鸟鹵卤麥麦黃黄黽黾齊齐齒齿龍龙龜龟";

const byOld: ReadonlyMap<string, string> = new Map(
  [...TODAY].flatMap((old, at, all) => (at % 2 === 0 ? [[old, all[at + 1] ?? old] as const] : [])),
);

/** The radical (部首) of a Kangxi number as it is written today: 85 is 水, 196 is 鸟. */
export function radicalOf(number: number): string {
  const sign = String.fromCodePoint(RADICALS + number - 1).normalize("NFKC");
  return byOld.get(sign) ?? sign;
}
