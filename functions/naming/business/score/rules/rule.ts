import type { Context } from "#functions/naming/business/score/context.ts";
import type { KnownWord } from "#functions/naming/business/sign/known-words.ts";
import type { Mark } from "#functions/naming/business/sign/marks.ts";
import type { Sign } from "#functions/naming/business/sign/sign.ts";

/** The six parts of the bill of a business name (分数明细). */
type BusinessPart = "区分度" | "好读好听" | "好记好搜" | "行业契合" | "字义" | "商标显著性";

/** What a rule says of a name, for the owner. */
interface RuleWords {
  readonly input: string;
  readonly reason: string;
}

/** One rule of the bill: tenths of a point from 0 to max × 10, and the words for them. */
export interface Rule {
  readonly part: BusinessPart;
  readonly rule: string;
  readonly max: number;
  readonly tenths: (sign: Sign, context: Context) => number;
  readonly say: (sign: Sign, context: Context) => RuleWords;
}

/** A rule whose tenths are the mean of what each character has by itself. */
export interface MeanRule extends Rule {
  readonly share: (mark: Mark, context: Context) => number;
}

/** Makes the tenths of a mean rule from its share, so that the two cannot differ. */
export function meanRule(rule: Omit<MeanRule, "tenths">): MeanRule {
  return { ...rule, tenths: ({ marks }, context) => meanOf(marks, (mark) => rule.share(mark, context)) };
}

/** The mean over a name's characters, in whole tenths. */
export function meanOf(marks: readonly Mark[], share: (mark: Mark) => number): number {
  let sum = 0;
  for (const mark of marks) sum += share(mark);
  return Math.floor(sum / marks.length);
}

/** Characters that a test holds for, parted by 、. */
export function charsWhere(marks: readonly Mark[], holds: (mark: Mark) => boolean): string {
  return [...new Set(marks.filter(holds).map(({ char }) => char))].join("、");
}

/** Says of a word for the goods themselves what it is: nobody may keep it for one shop alone. */
export const sayGoods = ({ text, is }: KnownWord): string =>
  `“${text}”就是${is}，是商品或行里的说法，难注册商标`;
