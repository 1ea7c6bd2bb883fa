import type { BusinessBrief } from "#functions/naming/business/brief.ts";
import { type Sign, signOf } from "#functions/naming/business/sign/sign.ts";
import type { BillLine } from "#functions/naming/person/score/line.ts";
import { capOf, cappedLines } from "./caps.ts";
import { type Context, contextOf } from "./context.ts";
import { ALONE, apartFromRivals, freshCharacters, ownCoinage } from "./rules/distinct.ts";
import { fitsStyle, fitsTrade, goodMeaning } from "./rules/fit.ts";
import { notDescriptive, notWellKnown } from "./rules/mark.ts";
import { clearOnSign, hangsTogether, knownAtSight, typedAsHeard } from "./rules/memory.ts";
import type { Rule } from "./rules/rule.ts";
import { clashes, homophones, lastSound, tones } from "./rules/sound.ts";

/** The bill of a business name (分数明细): the points of the lines add up to the total, always. */
export interface BusinessBill {
  /** 0–100. */
  readonly total: number;
  readonly lines: readonly BillLine[];
}

/** 区分度 25 · 好读好听 20 · 好记好搜 20 · 行业契合 15 · 字义 10 · 商标显著性 10, in the order they are printed. */
export const businessRules: readonly Rule[] = [
  freshCharacters,
  ownCoinage,
  apartFromRivals,
  tones,
  clashes,
  lastSound,
  homophones,
  knownAtSight,
  hangsTogether,
  typedAsHeard,
  clearOnSign,
  fitsTrade,
  fitsStyle,
  goodMeaning,
  notDescriptive,
  notWellKnown,
];

/**
 * The same rules in the order in which a search tries them, so that it can give up early: first those that
 * are quick to work out and cost most names points.
 */
const CHEAPEST_FIRST: readonly Rule[] = [
  freshCharacters,
  goodMeaning,
  knownAtSight,
  hangsTogether,
  fitsTrade,
  fitsStyle,
  clearOnSign,
  notDescriptive,
  ownCoinage,
  lastSound,
  typedAsHeard,
  clashes,
  tones,
  apartFromRivals,
  notWellKnown,
  homophones,
];

/** The rules that count in a context: where no rivals can be compared, what is left of their part has its points. */
const counted = (rule: Rule, { rivals }: Context): Rule =>
  rivals.length > 0 ? rule : (ALONE.get(rule) ?? rule);

const TENTHS = 10;
const FULL = 100 * TENTHS;

/** A score for ranking: by `total`, among equals by `fine`, the tenths before each line is rounded down. */
export interface RankedScore {
  readonly total: number;
  readonly fine: number;
}

/** The bill of a 字号 in this brief; null where a character of it is not registrable. */
export function businessBill(text: string, brief: BusinessBrief): BusinessBill | null {
  const sign = signOf(text);
  return sign === null ? null : billOfSign(sign, contextOf(brief));
}

export function billOfSign(sign: Sign, context: Context): BusinessBill {
  const lines = businessRules.map((each): BillLine => {
    const rule = counted(each, context);
    const points = pointsOf(rule.tenths(sign, context));
    return {
      part: rule.part,
      rule: rule.rule,
      ...rule.say(sign, context),
      points,
      max: rule.max,
      mark: "据表",
    };
  });
  const total = lines.reduce((sum, { points }) => sum + points, 0);
  const cap = capOf(sign.text, sign.marks, context.found.trade);
  if (cap === null) return { total, lines };
  const capped = Math.min(total, cap.most);
  return { total: capped, lines: cappedLines(lines, capped, cap) };
}

/** The rank of a sign, or null as soon as it is sure that its total stays below `floor`. */
export function rankAtLeast(sign: Sign, context: Context, floor: number): RankedScore | null {
  let fine = FULL;
  let total = 0;
  for (const each of CHEAPEST_FIRST) {
    const rule = counted(each, context);
    const tenths = rule.tenths(sign, context);
    fine -= rule.max * TENTHS - tenths;
    if (fine < floor * TENTHS) return null;
    total += pointsOf(tenths);
  }
  const cap = capOf(sign.text, sign.marks, context.found.trade);
  if (cap !== null && cap.most < total) {
    total = cap.most;
    fine = total * TENTHS;
  }
  return total < floor ? null : { total, fine };
}

const pointsOf = (tenths: number): number => Math.floor(tenths / TENTHS);
