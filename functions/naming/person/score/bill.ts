import { type Facts, factsOf } from "./facts.ts";
import type { Family } from "./family.ts";
import { type Household, householdOf } from "./household.ts";
import type { BillLine } from "./line.ts";
import { addElementLines } from "./lines/elements.ts";
import { addGridLines } from "./lines/grids.ts";
import { meaningLine } from "./lines/meaning.ts";
import { sourceLine } from "./lines/source.ts";
import { addUsableLines } from "./lines/usable.ts";
import { addZodiacLine } from "./lines/zodiac.ts";
import { plainScaleOf, scaleOf } from "./weights.ts";
import { addFamilyLines } from "./wishes/family.ts";
import { addWishLine } from "./wishes/wishes.ts";

/** The bill of a name's score (分数明细). The points of the lines add up to `total`, always. */
export interface Bill {
  /** 0–100. */
  readonly total: number;
  readonly lines: readonly BillLine[];
  /** The total without 五行, 五格 and 生肖, of 100. */
  readonly withoutFolk: number;
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
  const plain = plainLines(house, facts);
  const lines = withFolk(plain, house, facts);
  const scale = scaleOf(house);
  const withoutFolk = plainScaleOf(house).totalOf(plain);
  const bill = { total: scale.totalOf(lines), lines: scale.linesOf(lines), withoutFolk };
  if (!house.family.useBazi || house.alternatives.length === 0) return bill;
  return { ...bill, range: rangeOf(house, plain, facts, bill.total) };
}

/** The lines that rest on quotations and tables: 好用, 字义与出处, and 家庭要求 as far as the family asked. */
function plainLines(house: Household, given: readonly Facts[]): BillLine[] {
  const lines: BillLine[] = [];
  addUsableLines(lines, house, given);
  lines.push(meaningLine(house, given), sourceLine(house, given));
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
function rangeOf(house: Household, plain: readonly BillLine[], given: readonly Facts[], own: number) {
  let least = own;
  let most = own;
  for (const other of house.alternatives) {
    const total = scaleOf(house).totalOf(withFolk(plain, other, given));
    least = Math.min(least, total);
    most = Math.max(most, total);
  }
  return { least, most };
}
