import type { Household } from "./household.ts";
import type { BillLine } from "./line.ts";
import { dialectsOf } from "./lines/dialects.ts";
import { memory } from "./memory.ts";
import { Scale } from "./scale.ts";

/** `max`: what the line's own rule gives at the most; `weight`: its share of a bill of which nothing is left out. */
type Weight = readonly [rule: string, max: number, weight: number, isThere: (house: Household) => boolean];

const always = () => true;
const withBazi = ({ family: { chart, useBazi } }: Household) => useBazi && chart !== null;
const withGrids = ({ family: { useGrids } }: Household) => useGrids;
const withZodiac = ({ animal, family: { useZodiac } }: Household) => useZodiac && animal !== null;

/** The name's own lines, 75 of 100 where nothing is asked, in the bill's order, and which households have each. */
const PLAIN: readonly Weight[] = [
  ["读音唯一", 6, 4, always],
  ["谐音", 6, 10, always],
  ["声调", 6, 7, always],
  ["声母韵母", 4, 5, always],
  ["好写好认", 8, 8, always],
  ["字义与搭配", 20, 24, always],
  ["出处", 10, 8, always],
  ["年代", 9, 9, always],
  ["愿望", 5, 5, ({ family }) => family.wishes.length > 0],
  ["字辈与指定字", 2, 2, ({ asked }) => asked.length > 0],
  ["避讳", 2, 2, ({ family }) => family.avoid.length > 0],
  ["家乡话", 1, 1, (house) => dialectsOf(house).checked.length > 0],
  ["像一家人", 2, 2, ({ siblings }) => siblings.length > 0],
];

/** The lines of the schools (民俗), 25 of 100. */
const FOLK: readonly Weight[] = [
  ["首选喜用", 12, 8, withBazi],
  ["其次喜用", 8, 5, withBazi],
  ["人格", 5, 3, withGrids],
  ["地格", 4, 2, withGrids],
  ["总格", 4, 2, withGrids],
  ["三才", 2, 1, withGrids],
  ["部首与生肖", 5, 4, withZodiac],
];

const scales = memory<Scale>();

/**
 * The scale of all lines of a household's bills. One of `lines` without a maximum was not checked (未查，不计): it gives
 * nothing, and its weight is shared out among the others.
 */
export function scaleOf(house: Household, lines: readonly BillLine[] = []): Scale {
  let unchecked = 0;
  for (let at = 0; at < lines.length; at++) if (lines[at]?.max === 0) unchecked |= 1 << at;
  return scales(house, unchecked, () => {
    const all = linesOf([...PLAIN, ...FOLK], house);
    return new Scale(all.map((line, at) => (unchecked & (1 << at) ? { ...line, weight: 0 } : line)));
  });
}

const linesOf = (weights: readonly Weight[], house: Household) =>
  weights.flatMap(([rule, max, weight, isThere]) => (isThere(house) ? [{ rule, max, weight }] : []));
