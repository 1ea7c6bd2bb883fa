import type { Household } from "./household.ts";
import { dialectsOf } from "./lines/dialects.ts";
import { memory } from "./memory.ts";
import { Scale } from "./scale.ts";

type Weight = readonly [rule: string, max: number, isThere: (house: Household) => boolean];

const always = () => true;
const withBazi = ({ family: { chart, useBazi } }: Household) => useBazi && chart !== null;
const withGrids = ({ family: { useGrids } }: Household) => useGrids;
const withZodiac = ({ animal, family: { useZodiac } }: Household) => useZodiac && animal !== null;

/** The lines that rest on quotations and tables, in the bill's order, and which households have each. */
const PLAIN: readonly Weight[] = [
  ["可以登记", 8, always],
  ["读音唯一", 6, always],
  ["谐音", 6, always],
  ["声调", 6, always],
  ["声母韵母", 4, always],
  ["字义与搭配", 10, always],
  ["出处", 10, always],
  ["愿望", 5, ({ family }) => family.wishes.length > 0],
  ["字辈与指定字", 2, ({ asked }) => asked.length > 0],
  ["避讳", 2, ({ family }) => family.avoid.length > 0],
  ["家乡话", 1, (house) => dialectsOf(house).checked.length > 0],
];

/** The lines of the schools (民俗). */
const FOLK: readonly Weight[] = [
  ["首选喜用", 12, withBazi],
  ["其次喜用", 8, withBazi],
  ["人格", 5, withGrids],
  ["地格", 4, withGrids],
  ["总格", 4, withGrids],
  ["三才", 2, withGrids],
  ["部首与生肖", 5, withZodiac],
];

const scales = memory<Scale>();
const ALL = 0;
const WITHOUT_FOLK = 1;

/** The scale of all lines of a household's bills. */
export const scaleOf = (house: Household): Scale =>
  scales(house, ALL, () => new Scale(linesOf([...PLAIN, ...FOLK], house)));

/** The scale of the lines without the folk parts. */
export const plainScaleOf = (house: Household): Scale =>
  scales(house, WITHOUT_FOLK, () => new Scale(linesOf(PLAIN, house)));

/** The most points that the lines without the folk parts can have together, on the scale of all lines. */
export const plainMost = (house: Household): number =>
  PLAIN.reduce((sum, [rule]) => sum + scaleOf(house).most(rule), 0);

const linesOf = (weights: readonly Weight[], house: Household) =>
  weights.flatMap(([rule, max, isThere]) => (isThere(house) ? [{ rule, max }] : []));
