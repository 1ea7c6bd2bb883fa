import type { Birth, Zishi } from "#functions/naming/facts/calendar/clock/birth.ts";
import { dayNumber, hourOf } from "#functions/naming/facts/calendar/clock/clock.ts";
import { type Basis, basisOf, type ClockReadings, minutesIntoDay, pillarsOf, readingAt } from "./basis.ts";
import { type Chart, chartAt } from "./chart.ts";
import { type Pillars, pillarsText } from "./pillar.ts";

/** Another chart that the same birth may have: by another hour, school, or clock. */
export interface Alternative {
  /** What differs from the birth as given, in Chinese. */
  readonly label: string;
  /** The birth whose chart this is: chartOf gives the same for it. */
  readonly birth: Birth;
  readonly chart: Chart;
}

type Candidate = { basis: Basis; birth: Birth };

const NOON = 720;
const LAST_MINUTE = 1439;
const SCHOOLS: readonly Zishi[] = ["late", "early"];
/** The middle of each double hour, 子 in its two halves; then every half hour, as the sun's clock differs. */
const TIMES = [
  ...[30, 120, 240, 360, 480, 600, 720, 840, 960, 1080, 1200, 1320, 1410],
  ...Array.from({ length: 48 }, (_, index) => index * 30),
  LAST_MINUTE,
];

/**
 * The other charts of a birth, one for each set of pillars it may have: both schools of 23:00, sun's time on and
 * off where there is a place, and every hour where it is unknown. The day itself is looked up once.
 */
export function alternatives(birth: Birth): readonly Alternative[] {
  const basis = basisOf(birth);
  const own = pillarsOf(basis, readingAt(basis, minutesIntoDay(birth)), birth.hour !== null, birth.zishi);
  const seen = new Set([pillarsText(own)]);
  const found: Alternative[] = [];
  for (const candidate of candidates(basis, birth)) {
    const reading = readingAt(candidate.basis, minutesIntoDay(candidate.birth));
    for (const zishi of SCHOOLS) {
      const pillars = pillarsOf(candidate.basis, reading, true, zishi);
      const key = pillarsText(pillars);
      if (seen.has(key)) continue;
      seen.add(key);
      const other = { ...candidate.birth, zishi };
      const label = labelOf(birth, candidate.basis, reading, other, pillars);
      found.push({ label, birth: other, chart: chartAt(candidate.basis, other, reading) });
    }
  }
  return found;
}

/** Times of the day to try: by the sun first where there is a place, then by the civil clock. */
function candidates(basis: Basis, birth: Birth): readonly Candidate[] {
  const byClock = timed({ ...basis, place: null }, { ...birth, place: null });
  return basis.place === null ? byClock : [...timed(basis, birth), ...byClock];
}

function timed(basis: Basis, birth: Birth): readonly Candidate[] {
  if (birth.hour !== null) return [{ basis, birth }];
  return [...TIMES, ...aboutTerm(basis)].map((time) => ({
    basis,
    birth: { ...birth, hour: Math.floor(time / 60), minute: time % 60 },
  }));
}

/** The last minute before a 节 on that day and the first after it: a 节 may divide a double hour. */
function aboutTerm(basis: Basis): readonly number[] {
  const ahead = readingAt(basis, NOON).beijing - basis.midnight - NOON;
  const after = Math.ceil(basis.jie.at - ahead - basis.midnight);
  return [after - 1, after].filter((time) => time >= 0 && time <= LAST_MINUTE);
}

function labelOf(asked: Birth, basis: Basis, reading: ClockReadings, other: Birth, pillars: Pillars): string {
  const late = hourOf(reading.local) === 23;
  const half = pillars.hour?.branch === "子" ? (late ? "（晚）" : "（早）") : "";
  const days = dayNumber(reading.local) - dayNumber(reading.civil);
  return [
    asked.hour === null ? `${pillars.hour?.branch}时${half}` : "",
    days === 0 ? "" : days < 0 ? "前一天" : "后一天",
    late ? (other.zishi === "late" ? "算当天" : "算第二天") : "",
    asked.place === null ? "" : basis.place === null ? "按钟表时间" : "按真太阳时",
  ]
    .filter((part) => part !== "")
    .join("，");
}
