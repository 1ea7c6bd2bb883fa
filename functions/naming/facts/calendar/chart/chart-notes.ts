import type { Birth } from "#functions/naming/facts/calendar/clock/birth.ts";
import { clockText, clockTime, hourOf } from "#functions/naming/facts/calendar/clock/clock.ts";
import { isUncertain, type Jie } from "#functions/naming/facts/calendar/clock/solar-terms.ts";
import { animalOfBranch, animalOfLunarYear } from "#functions/naming/facts/calendar/zodiac/zodiac.ts";
import { type Basis, type ClockReadings, jieFor, readingAt } from "./basis.ts";
import type { Pillars } from "./pillar.ts";
import { dayAndHour, yearAndMonth } from "./pillars.ts";

const LAST_MINUTE = 1439;
/** Minutes by which the sun's time may be wrong, given the width of a city and Spencer's half minute. */
const NEAR_TURN_MINUTES = 3;
const DOUBLE_HOUR = 120;

/** What the family should know about this chart: where the schools differ, and what is uncertain. In Chinese. */
export function chartNotes(
  basis: Basis,
  birth: Birth,
  reading: ClockReadings,
  pillars: Pillars,
): readonly string[] {
  const notes =
    birth.hour === null
      ? [hourUnknown(basis), termThatDay(basis, reading)]
      : [
          nearTerm(jieFor(basis, reading), reading.beijing),
          lateHour(birth, reading),
          ...underTheSun(birth, reading),
        ];
  return [...notes, twoAnimals(basis, pillars)].filter((note) => note !== null);
}

function hourUnknown(basis: Basis): string {
  const aside = basis.place === null ? "" : "没有时辰，就不换算真太阳时。";
  return `时辰不清楚，按年、月、日三柱计算。${aside}`;
}

/** Without an hour, a 节 on that day makes two month pillars possible. */
function termThatDay(basis: Basis, reading: ClockReadings): string | null {
  const jie = jieFor(basis, reading);
  const begins = readingAt(basis, 0).beijing;
  const ends = readingAt(basis, LAST_MINUTE).beijing;
  if (jie.at < begins || jie.at > ends) return null;
  return `${instantText(jie)} 交${jie.name}，正在这一天。${bothSides(jie)}时辰不清楚，这里按中午 12 点算。`;
}

function nearTerm(jie: Jie, beijing: number): string | null {
  if (!isUncertain(jie, beijing)) return null;
  return `出生时间离${jie.name}（${instantText(jie)}）不到 2 分钟。各家历书的交节时刻最多差约 1 分钟，请核对出生时间。${bothSides(jie)}`;
}

function lateHour(birth: Birth, reading: ClockReadings): string | null {
  if (hourOf(reading.local) !== 23) return null;
  const same = dayAndHour(reading.local, "late");
  const next = dayAndHour(reading.local, "early");
  return (
    `23 点后出生，有“算当天”和“算第二天”两种看法：算当天，日柱是${same.day.text}；算第二天，日柱是${next.day.text}。` +
    `时柱都是${same.hour.text}。这里按${birth.zishi === "late" ? "“算当天”" : "“算第二天”"}。`
  );
}

function underTheSun(birth: Birth, reading: ClockReadings): (string | null)[] {
  if (reading.sun === null) return [];
  return [clockChange(reading.sun.shown), changedPillars(birth, reading), nearTurn(reading.local)];
}

function clockChange(shown: "once" | "twice" | "never"): string | null {
  if (shown === "once") return null;
  return shown === "twice"
    ? "那天当地的钟表往回拨，这个钟点出现过两次，这里按前一次算。"
    : "那天当地的钟表往前拨，这个钟点被跳过了，请核对出生时间。";
}

function changedPillars(birth: Birth, reading: ClockReadings): string | null {
  const clock = dayAndHour(reading.civil, birth.zishi);
  const sun = dayAndHour(reading.local, birth.zishi);
  if (clock.day === sun.day && clock.hour === sun.hour) return null;
  return `按钟表是${clock.day.text}日${clock.hour.branch}时，按真太阳时是${sun.day.text}日${sun.hour.branch}时，这里按真太阳时。`;
}

/** Double hours turn at the odd hours. */
function nearTurn(local: number): string | null {
  const since = (local + 60) % DOUBLE_HOUR;
  const distance = Math.min(since, DOUBLE_HOUR - since);
  if (distance > NEAR_TURN_MINUTES) return null;
  return `真太阳时离两个时辰的交界只有 ${distance} 分钟，前后两个时辰都可以看看。`;
}

function twoAnimals(basis: Basis, pillars: Pillars): string | null {
  const byTerm = animalOfBranch(pillars.year.branch);
  const byLunarYear = animalOfLunarYear(basis.lunar.year);
  if (byTerm === byLunarYear) return null;
  return `生肖按立春算属${byTerm}，按正月初一算属${byLunarYear}，这里按立春。`;
}

function bothSides(jie: Jie): string {
  const before = yearAndMonth(Math.floor(jie.at) - 1, jie);
  const after = yearAndMonth(Math.ceil(jie.at), jie);
  const year = before.year === after.year ? "" : `年柱由${before.year.text}变为${after.year.text}，`;
  return `交节前后，${year}月柱由${before.month.text}变为${after.month.text}。`;
}

const instantText = (jie: Jie): string => `北京时间 ${clockText(clockTime(jie.at))}`;
