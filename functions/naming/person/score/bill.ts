import type { Finding } from "#functions/naming/facts/sound/ears/finding.ts";
import { type Facts, factsOf } from "./facts.ts";
import type { Family } from "./family.ts";
import { heardIn } from "./heard.ts";
import { type Household, householdOf } from "./household.ts";
import type { BillLine } from "./line.ts";
import { type Cap, capOf } from "./lines/caps/caps.ts";
import { addElementLines } from "./lines/elements.ts";
import { eraLine } from "./lines/era/era-line.ts";
import { addGridLines } from "./lines/grids.ts";
import { meaningLine } from "./lines/meaning.ts";
import { sourceLine } from "./lines/source.ts";
import { addSoundLines } from "./lines/usable.ts";
import { writingLine } from "./lines/writing.ts";
import { addZodiacLine } from "./lines/zodiac.ts";
import { FULL } from "./scale.ts";
import { scaleOf } from "./weights.ts";
import { addFamilyLines } from "./wishes/family.ts";
import { addWishLine } from "./wishes/wishes.ts";

/** The bill of a name's score (分数明细). The points of the lines add up to `total`, always. */
export interface Bill {
  /** 0–100. */
  readonly total: number;
  readonly lines: readonly BillLine[];
  /** Least and most of the totals where the birth may have several charts. */
  readonly range?: { readonly least: number; readonly most: number };
}

/**
 * The bill of one given name for a family. Any given name of one or more han is scored, registrable or not. Throws a
 * RangeError where the surname or the given name is empty.
 */
export function billOf(family: Family, given: string): Bill {
  return billFor(householdOf(family), given);
}

/**
 * The bill of a name for a household, which need not be its family's own (withoutDepth); else as `billOf`.
 */
export function billFor(house: Household, given: string): Bill {
  if (given === "") throw new RangeError("a given name has at least one character");
  const facts: Facts[] = [];
  for (const char of given) facts.push(factsOf(char));
  const heard = heardIn(house, facts);
  const plain = plainLines(house, facts, heard);
  const lines = withFolk(plain, house, facts);
  const scale = scaleOf(house, lines);
  const cap = capOf(house, facts, heard);
  const most = cap?.most ?? FULL;
  const whole = scale.totalOf(lines);
  const isOpen = house.family.useBazi && house.alternatives.length > 0;
  const range = isOpen ? rangeOf(house, plain, facts, most) : undefined;
  scale.scale(lines);
  if (cap !== null && whole > most) lines.push(capLine(cap, whole));
  const bill = { total: Math.min(whole, most), lines };
  return range === undefined ? bill : { ...bill, range };
}

/** What a name has without the schools (民俗), of 100: its other lines' points by their maxima, as a page divides them. */
export function withoutFolk({ lines }: Bill): number {
  const own = lines.filter(({ mark }) => mark !== "民俗");
  const sumOf = (what: "points" | "max") => own.reduce((sum, line) => sum + line[what], 0);
  return Math.max(0, Math.round((FULL * sumOf("points")) / sumOf("max")));
}

/** The line that takes off what stands above the cap. */
function capLine({ input, most, reason, rule }: Cap, whole: number): BillLine {
  return {
    part: "封顶",
    rule,
    input,
    points: most - whole,
    max: 0,
    mark: "据表",
    reason: `${reason}，总分最多 ${most} 分。`,
  };
}

/** The name's own lines: 读音, 写法, 字义与出处, 年代, and 家庭要求 as far as the family asked. */
function plainLines(house: Household, given: readonly Facts[], heard: readonly Finding[]): BillLine[] {
  const lines: BillLine[] = [];
  addSoundLines(lines, house, given, heard);
  lines.push(writingLine(given), meaningLine(house, given), sourceLine(house, given), eraLine(given));
  addWishLine(lines, house, given);
  addFamilyLines(lines, house, given);
  return lines;
}

/** The plain lines and, behind them, the lines of the schools (民俗) that the family has left on. */
function withFolk(plain: readonly BillLine[], house: Household, given: readonly Facts[]): BillLine[] {
  const lines = plain.slice();
  const { useBazi, useGrids, useZodiac } = house.family;
  if (useBazi) addElementLines(lines, house, given);
  if (useGrids) addGridLines(lines, house, given);
  if (useZodiac) addZodiacLine(lines, house, given);
  return lines;
}

/**
 * The least and the most total over all charts; only the lines of the schools are worked out again for each.
 */
function rangeOf(house: Household, plain: readonly BillLine[], given: readonly Facts[], cap: number) {
  let least = cap;
  let most = 0;
  for (const other of [house, ...house.alternatives]) {
    const lines = withFolk(plain, other, given);
    const total = Math.min(cap, scaleOf(house, lines).totalOf(lines));
    least = Math.min(least, total);
    most = Math.max(most, total);
  }
  return { least, most };
}
