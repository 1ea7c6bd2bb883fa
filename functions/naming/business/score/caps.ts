import type { Mark } from "#functions/naming/business/sign/marks.ts";
import type { Trade } from "#functions/naming/business/trade/trades.ts";
import type { BillLine } from "#functions/naming/person/score/line.ts";
import { CLASH_RULE, clashOf } from "./clash.ts";

/** What holds a total down (封顶): the most that it can be, and the rule whose line says why. */
interface Cap {
  readonly most: number;
  readonly rule: string;
  /** What the line of the cap is called, and its reason, in Chinese. */
  readonly called: string;
  readonly reason: string;
}

/** The most that a sign can score that only says what is sold. Published in docs/decisions/031-business-names.md. */
const PLAIN_CAP = 70;

/** The rule of the bill that speaks of characters for the goods. */
export const PLAIN_RULE = "不直说卖什么";

/** Does every character only describe what the trade sells (香甜, of bakers)? Such a sign has nothing to be told by. */
export const onlyDescribes = (sign: string, { descriptive }: Trade): boolean =>
  sign !== "" && Array.from(sign).every((char) => descriptive.has(char));

/** The cap on a sign in a trade; null where its total is what its lines add up to. */
export function capOf(text: string, marks: readonly Mark[], trade: Trade): Cap | null {
  const clash = clashOf(marks);
  if (clash !== null)
    return {
      ...{ most: clash.cap, rule: CLASH_RULE, called: "撞知名商号" },
      reason: `因为撞了知名商号，总分最多 ${clash.cap} 分`,
    };
  if (!onlyDescribes(text, trade)) return null;
  return {
    ...{ most: PLAIN_CAP, rule: PLAIN_RULE, called: "只说明卖什么" },
    reason: `几个字都只说卖什么、怎么样，总分最多 ${PLAIN_CAP} 分`,
  };
}

/** The lines of a capped sign: that of its reason first, and last what the cap takes off (封顶), which no other line bears. */
export function cappedLines(
  lines: readonly BillLine[],
  total: number,
  { rule, called, reason }: Cap,
): readonly BillLine[] {
  const sum = lines.reduce((all, { points }) => all + points, 0);
  const first = lines.toSorted((one, other) => Number(other.rule === rule) - Number(one.rule === rule));
  if (sum <= total) return first;
  const taken: BillLine = {
    ...{ part: "封顶", rule: called, input: `各行相加 ${sum} 分`, points: total - sum, max: 0 },
    ...{ mark: "据表", reason },
  };
  return [...first, taken];
}
