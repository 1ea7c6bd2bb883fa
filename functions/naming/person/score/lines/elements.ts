import type { Chart } from "#functions/naming/facts/calendar/chart/chart.ts";
import { ELEMENTS, motherOf } from "#functions/naming/facts/calendar/chart/elements.ts";
import type { Element } from "#functions/naming/facts/characters/character.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import type { BillLine } from "#functions/naming/person/score/line.ts";
import { memory } from "#functions/naming/person/score/memory.ts";
import { DOT, sayEach } from "#functions/naming/person/score/said.ts";

const PART = "五行";
export const FIRST_MAX = 12;
export const SECOND_MAX = 8;
/** 时辰不清楚: three pillars can carry at most 16 of the 20. */
const UNKNOWN_HOUR_FIRST = 10;
const UNKNOWN_HOUR_SECOND = 6;

/** Points of the two lines of 五行 before the cap of an unknown hour. */
export interface ElementPoints {
  readonly first: number;
  readonly second: number;
}

/**
 * Favourable elements (喜用) in a name. First line: the first favourable element is there 12, an element that
 * feeds it 5. Second: another favourable one 8; the first one twice, or alone in a name of one character, 6; one that
 * feeds it 5 (6 and 5 become 8 where only one element is favourable); else, where nothing checks it, 2.
 * A character of no known element counts as nothing, and none that feeds is paid for in both lines.
 */
export function elementPoints(
  favourable: readonly Element[],
  elements: readonly (Element | undefined)[],
): ElementPoints {
  const [main] = favourable;
  if (main === undefined) return { first: FIRST_MAX, second: SECOND_MAX };
  const mains = elements.filter((element) => element === main).length;
  const feeding = elements.filter((element) => element === motherOf(main)).length;
  const first = mains > 0 ? FIRST_MAX : feeding > 0 ? 5 : 0;
  return {
    first,
    second: secondPoints(favourable, elements, main, mains, mains > 0 ? feeding : feeding - 1),
  };
}

function secondPoints(
  favourable: readonly Element[],
  elements: readonly (Element | undefined)[],
  main: Element,
  mains: number,
  feeding: number,
): number {
  if (elements.some((element) => element !== main && element !== undefined && favourable.includes(element))) {
    return SECOND_MAX;
  }
  const alone = favourable.length === 1;
  if (mains > 0 && (mains > 1 || elements.length === 1)) return alone ? SECOND_MAX : 6;
  if (feeding > 0) return alone ? SECOND_MAX : 5;
  const known = elements.filter((element) => element !== undefined);
  return known.length > 0 && !known.some((element) => checks(element, main)) ? 2 : 0;
}

/** Does one element check the other (相克)? It checks the element two steps on. */
function checks(one: Element, other: Element): boolean {
  return (ELEMENTS.indexOf(one) + 2) % ELEMENTS.length === ELEMENTS.indexOf(other);
}

/** The points of both lines under the cap of 16 where the hour is unknown. */
export function cappedElementPoints(points: ElementPoints, hourKnown: boolean): ElementPoints {
  if (hourKnown) return points;
  return {
    first: Math.min(points.first, UNKNOWN_HOUR_FIRST),
    second: Math.min(points.second, UNKNOWN_HOUR_SECOND),
  };
}

const ELEMENT_BASE = 6;
const graded = memory<readonly [BillLine, BillLine]>();

/** Adds the two lines of 五行, 20 points, to the bill; without the hour at most 16, and the reasons say so. */
export function addElementLines(bill: BillLine[], house: Household, given: readonly Facts[]): void {
  const { chart } = house.family;
  if (chart === null) return;
  let key = 1;
  for (const { character } of given) {
    key =
      key * ELEMENT_BASE + (character === undefined ? ELEMENTS.length : ELEMENTS.indexOf(character.element));
  }
  const input = sayEach(given, (facts) => facts.said.element, DOT);
  for (const line of graded(house, key, () => linesOf(chart, given))) {
    const { part, rule, points, max, mark, reason } = line;
    bill.push({ part, rule, input, points, max, mark, reason });
  }
}

/** Both lines with an empty `input`: they depend on the elements alone. */
function linesOf(chart: Chart, given: readonly Facts[]): readonly [BillLine, BillLine] {
  const hourKnown = chart.pillars.hour !== null;
  const elements = given.map((facts) => facts.character?.element);
  const points = cappedElementPoints(elementPoints(chart.favourable, elements), hourKnown);
  const cap = hourKnown ? "" : "时辰不清楚，按三柱计，五行一项最多算八成。";
  const line = { part: PART, input: "", mark: "民俗" } as const;
  return [
    {
      ...line,
      rule: "首选喜用",
      points: points.first,
      max: FIRST_MAX,
      reason: `${firstReason(points.first, chart.favourable)}${cap}`,
    },
    {
      ...line,
      rule: "其次喜用",
      points: points.second,
      max: SECOND_MAX,
      reason: `${secondReason(points.second, chart.favourable, elements)}${cap}`,
    },
  ];
}

function firstReason(points: number, [main]: readonly Element[]): string {
  if (main === undefined) return "";
  const wanted = `八字最需要${main}，名中`;
  if (points >= UNKNOWN_HOUR_FIRST) return `${wanted}有。`;
  return points > 0 ? `${wanted}没有，有生${main}的${motherOf(main)}。` : `${wanted}没有。`;
}

/** What the second line counted, which is not always another character than the first line's: each by its element. */
function secondReason(
  points: number,
  [main, ...others]: readonly Element[],
  elements: readonly (Element | undefined)[],
): string {
  if (main === undefined) return "";
  const other = others.find((element) => elements.includes(element));
  if (other !== undefined) return `八字也喜${other}，名中有。`;
  const lacks = others.length === 0 ? "" : `八字也喜${others.join("、")}，名中没有；`;
  return `${lacks}${helpIn(points, main, elements)}。`;
}

/** What the line gives for the element wanted first, where no other favourable one is there: nothing here helps that other one. */
function helpIn(points: number, main: Element, elements: readonly (Element | undefined)[]): string {
  const mains = elements.filter((element) => element === main).length;
  const worth = points === SECOND_MAX ? "这一行给满分" : "这一行给大半分";
  if (mains > 1) return `${main}不止一个，${worth}`;
  if (mains === elements.length) return `单名就是${main}，${worth}`;
  const mother = motherOf(main);
  const feeding = elements.filter((element) => element === mother).length;
  if (feeding > (mains > 0 ? 0 : 1)) return `${mains > 0 ? "有" : "两字都是"}生${main}的${mother}，${worth}`;
  if (points > 0) return `没有克${main}的字，算一点`;
  const against = elements.find((element) => element !== undefined && checks(element, main));
  return against === undefined ? "没有别的字相助" : `有克${main}的${against}，没有别的字相助`;
}
