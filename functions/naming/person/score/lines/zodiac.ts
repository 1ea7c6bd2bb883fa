import { zodiacAffinity } from "#functions/naming/facts/calendar/zodiac/zodiac-components.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import type { BillLine } from "#functions/naming/person/score/line.ts";
import { memory } from "#functions/naming/person/score/memory.ts";
import { sayEach } from "#functions/naming/person/score/said.ts";

const MAX = 5;
/** The points of a character of which nothing is known. */
const NEUTRAL = 3;

/** Points of the zodiac line (生肖) from each character's own, 0–5: their mean, halves rounded up. */
export function zodiacPoints(each: readonly number[]): number {
  const sum = each.reduce((total, points) => total + points, 0);
  return each.length === 0 ? NEUTRAL : Math.floor(sum / each.length + 0.5);
}

/** How one character suits the year's animal by its radical, 0–5. */
function zodiacPointsOf(house: Household, facts: Facts): number {
  if (house.animal === null || facts.character === undefined) return NEUTRAL;
  return zodiacAffinity(house.animal, facts.character.radical).points;
}

/** The line of 生肖, 5 points, added to the bill. */
export function addZodiacLine(bill: BillLine[], house: Household, given: readonly Facts[]): void {
  const { animal } = house;
  if (animal === null) return;
  bill.push({
    part: "生肖",
    rule: "部首与生肖",
    input: `属${animal} · ${sayEach(given, (facts) => facts.char, "")}`,
    points: zodiacPoints(given.map((facts) => zodiacPointsOf(house, facts))),
    max: MAX,
    mark: "民俗",
    reason:
      sayEach(given, (facts) => noteOf(house, facts), "") || "这几个字的部首，在生肖习俗里没有特别的说法。",
  });
}

const notes = memory<string>();

/** What the custom says of one character; "" where it says nothing. */
function noteOf(house: Household, { char, character }: Facts): string {
  const { animal } = house;
  if (animal === null || character === undefined) return "";
  return notes(house, char.codePointAt(0) ?? 0, () => {
    const { points, reason } = zodiacAffinity(animal, character.radical);
    return points === NEUTRAL ? "" : `${char}：${reason}`;
  });
}
