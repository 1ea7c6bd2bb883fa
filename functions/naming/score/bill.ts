import { addElementLines } from "./elements.ts";
import { type Facts, factsOf } from "./facts.ts";
import type { Family } from "./family.ts";
import { addGridLines } from "./grids.ts";
import { type Household, householdOf } from "./household.ts";
import type { BillLine } from "./line.ts";
import { meaningLine } from "./meaning.ts";
import { outOfHundred, rescale } from "./rescale.ts";
import { sourceLine } from "./source.ts";
import { addUsableLines } from "./usable.ts";
import { addFamilyLines } from "./wishes/family.ts";
import { wishLine } from "./wishes/wishes.ts";
import { addZodiacLine } from "./zodiac.ts";

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

/** The bill of a name for a household: `billOf` for one that is not its family's own (withoutDepth). */
export function billFor(house: Household, given: string): Bill {
  if (given === "") throw new RangeError("a given name has at least one character");
  const facts: Facts[] = [];
  for (const char of given) facts.push(factsOf(char));
  const lines: BillLine[] = [];
  addPlainLines(lines, house, facts);
  const plain = lines.length;
  addFolkLines(lines, house, facts);
  const bill = { total: totalOf(lines), lines: rescale(lines), withoutFolk: totalOf(lines, plain) };
  if (!house.family.use.bazi || house.alternatives.length === 0) return bill;
  return { ...bill, range: rangeOf(house, lines.slice(0, plain), facts, bill.total) };
}

/** The lines that rest on quotations and tables: 好用, 字义与出处, 家庭要求. */
function addPlainLines(bill: BillLine[], house: Household, given: readonly Facts[]): void {
  addUsableLines(bill, house, given);
  bill.push(meaningLine(house, given), sourceLine(house, given), wishLine(house, given));
  addFamilyLines(bill, house, given);
}

/** The lines of the schools (民俗) that the family has left on. */
function addFolkLines(bill: BillLine[], house: Household, given: readonly Facts[]): void {
  const { use } = house.family;
  if (use.bazi) addElementLines(bill, house, given);
  if (use.grids) addGridLines(bill, house, given);
  if (use.zodiac) addZodiacLine(bill, house, given);
}

/** Of the first `count` lines, or all. */
function totalOf(lines: readonly BillLine[], count = lines.length): number {
  let points = 0;
  let max = 0;
  for (let at = 0; at < count; at++) {
    points += lines[at]?.points ?? 0;
    max += lines[at]?.max ?? 0;
  }
  return outOfHundred(points, max);
}

/** Only what hangs on the chart is reckoned again for each of the other charts. */
function rangeOf(house: Household, plain: readonly BillLine[], given: readonly Facts[], own: number) {
  let least = own;
  let most = own;
  for (const other of house.alternatives) {
    const lines = plain.slice();
    addFolkLines(lines, other, given);
    const total = totalOf(lines);
    least = Math.min(least, total);
    most = Math.max(most, total);
  }
  return { least, most };
}
