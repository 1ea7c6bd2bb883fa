import type { Animal } from "#functions/naming/facts/calendar/zodiac/zodiac.ts";
import { zodiacAffinity } from "#functions/naming/facts/calendar/zodiac/zodiac-components.ts";
import { radicalOf } from "#functions/naming/facts/characters/radical-of.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import type { BillLine } from "#functions/naming/person/score/line.ts";
import { memory } from "#functions/naming/person/score/memory.ts";

const MAX = 5;
/** The points of a character of which nothing is known. */
const NEUTRAL = 3;
/** Why points are missing where nothing that was said is against the name. */
const ALL_BEST = "字字最相宜才满分。";

/** Points of the zodiac line (生肖) from each character's own, 0–5: their mean, halves rounded up. */
export function zodiacPoints(each: readonly number[]): number {
  let sum = 0;
  for (const points of each) sum += points;
  return each.length === 0 ? NEUTRAL : Math.floor(sum / each.length + 0.5);
}

/** The line of 生肖, 5 points, added to the bill. */
export function addZodiacLine(bill: BillLine[], house: Household, given: readonly Facts[]): void {
  const { animal } = house;
  if (animal === null) return;
  let [names, reason] = ["", ""];
  const each: number[] = [];
  for (const facts of given) {
    const { note, points } = suits(house, facts.char.codePointAt(0) ?? 0, () => suitOf(animal, facts));
    each.push(points);
    names += facts.char;
    reason += note;
  }
  const points = zodiacPoints(each);
  bill.push({
    part: "生肖",
    rule: "部首与生肖",
    input: `属${animal} · ${names}`,
    points,
    max: MAX,
    mark: "民俗",
    reason: `${reason || "这几个字的部首，在生肖习俗里没有特别的说法。"}${points < MAX ? ALL_BEST : ""}`,
  });
}

/** How one character suits the year's animal by its radical, 0–5, and what the custom says of it; "" where nothing. */
interface Suit {
  readonly points: number;
  readonly note: string;
}

const suits = memory<Suit>();

function suitOf(animal: Animal, { char, character }: Facts): Suit {
  if (character === undefined) return { points: NEUTRAL, note: "" };
  const { points, reason } = zodiacAffinity(animal, character.radical);
  return {
    points,
    note: points === NEUTRAL ? "" : `${char}（${radicalOf(character.radical)}部）：${reason}`,
  };
}
