import { expect, it } from "vitest";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { pillarsText } from "#functions/naming/facts/calendar/chart/pillar.ts";

/** Birth, pillars, strength and first favourable element, and why: reasoned by hand from the classic rules. */
const CHARTS = [
  // three that an audit disputed, and seven more as it would pick them, over the seasons
  ["1988-07-01 12:00", "戊辰 戊午 丁巳 丙午", "strong 水", "丁 in its own 午, on 巳; hot and dry"],
  ["2025-12-25 03:00", "乙巳 戊子 戊辰 甲寅", "weak 火", "戊 in 子, under 甲寅; cold, 丙 only hidden"],
  ["2025-11-12 23:30", "乙巳 丁亥 乙酉 戊子", "balanced 火", "亥 子 feed it, 酉 cuts; 亥 breaks 巳"],
  ["2024-02-20 08:30", "甲辰 丙寅 甲寅 戊辰", "strong 火", "甲 in 寅, on 寅, unchecked; 丙 shows"],
  ["2024-03-18 10:30", "甲辰 丁卯 辛巳 癸巳", "weak 土", "辛 in 卯, which feeds 丁 against it"],
  ["2024-04-15 06:30", "甲辰 戊辰 己酉 丁卯", "strong 木", "己 in 辰, 戊 丁 help; thick earth: 甲"],
  ["2024-06-16 12:30", "甲辰 庚午 辛亥 甲午", "weak 水", "辛 in 午, two 午; 壬 hidden in 亥"],
  ["2008-08-08 20:30", "戊子 庚申 庚辰 丙戌", "strong 火", "庚 in 申, fed by earth; 丙 shows"],
  ["2024-09-18 18:30", "甲辰 癸酉 乙酉 乙酉", "weak 水", "three 酉 cut 乙: water between"],
  ["2024-11-20 22:30", "甲辰 乙亥 戊子 癸亥", "weak 火", "戊 in a flood, on 辰 alone; no fire"],
  // ten of our own: every cause, cold and heat with and without need, three pillars
  ["1990-03-20 06:30", "庚午 己卯 甲申 丁卯", "strong 金", "甲 with two 卯; 庚 on 申 rules it"],
  ["2023-03-12 05:30", "癸卯 乙卯 己巳 丁卯", "weak 火", "己 under three 卯 and 乙: fire between"],
  ["2024-05-15 09:30", "甲辰 己巳 己卯 己巳", "strong 水", "three 己, fed by 巳; hot, dry"],
  ["2016-05-20 03:30", "丙申 癸巳 壬寅 壬寅", "weak 水", "壬 in 巳, much fire, no earth: its own"],
  ["2020-09-12 15:30", "庚子 乙酉 戊午 庚申", "weak 火", "戊 pours into metal: fire holds it"],
  ["2025-01-15 10:30", "甲辰 丁丑 甲申 己巳", "weak 木", "warm by 丁 on 巳; much earth: its own"],
  ["2012-12-12 12:30", "壬辰 壬子 丁未 丙午", "weak 木", "丁 under 壬壬子; fire lives on wood"],
  ["2017-03-25", "丁酉 癸卯 辛亥", "weak 土", "辛 in 卯, 丁 checks it, 癸亥 drain it"],
  ["1985-09-25 12:30", "乙丑 乙酉 丁卯 丙午", "strong 金", "late, yet on 午 卯 乙乙丙; much wood"],
  ["2012-12-17 22:30", "壬辰 壬子 壬子 辛亥", "strong 火", "壬 everywhere, frozen: warmth first"],
] as const;

it.each(CHARTS)("%s, %s: %s (%s)", (born, pillars, expected) => {
  const [year = 0, month = 0, day = 0, hour = null, minute = null] = born.split(/\D/).map(Number);
  const birth = { calendar: "solar", year, month, day, leap: false, hour, minute } as const;
  const chart = chartOf({ ...birth, place: null, zishi: "late" });
  expect(pillarsText(chart.pillars)).toBe(pillars);
  expect(`${chart.strength} ${chart.favourable[0]}`).toBe(expected);
});
