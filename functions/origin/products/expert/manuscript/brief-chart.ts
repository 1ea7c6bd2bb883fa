import type { DeskBrief } from "#functions/contract/desk/desk-briefs.ts";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import type { Birth } from "#functions/naming/facts/calendar/clock/birth.ts";
import { sayBirth, wireChart } from "#functions/origin/products/birth/say-birth.ts";

const DAY = /(\d{4})\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})/;
const HOUR = /(凌晨|早上|上午|中午|下午|傍晚|晚上|夜里)?\s*(\d{1,2})\s*[点时:：]/;
const AFTERNOON = /下午|傍晚|晚上|夜里/;

/** The birth that a family wrote in free words, where it says a day; the hour only where it says one. */
function birthIn(said: string): Birth | null {
  const text = said.normalize("NFKC");
  const [whole = "", year, month, day] = DAY.exec(text) ?? [];
  if (whole === "") return null;
  const [, part = "", number] = HOUR.exec(text.slice(text.indexOf(whole) + whole.length)) ?? [];
  const hour =
    number === undefined ? null : Number(number) + (AFTERNOON.test(part) && Number(number) < 12 ? 12 : 0);
  return {
    calendar: /农历|阴历|農曆/.test(text) ? "lunar" : "solar",
    ...{ year: Number(year), month: Number(month), day: Number(day), leap: text.includes("闰") },
    hour: hour === null || hour > 23 || /预产期/.test(text) ? null : hour,
    ...{ minute: null, place: null, zishi: "late" },
  };
}

/**
 * The chart of a brief (八字), read out of its words, with the birth said back so that a misreading is seen; null where the
 * words tell no day that there is.
 */
export function chartOfBrief({ birth = "" }: Readonly<Record<string, string>>): DeskBrief["chart"] {
  const read = birthIn(birth);
  if (read === null) return null;
  try {
    const chart = chartOf(read);
    return { chart: wireChart(chart), echo: sayBirth(chart, !birth.includes("预产期")) };
  } catch (error) {
    // A day that there is not: the words stand beside it all the same.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
