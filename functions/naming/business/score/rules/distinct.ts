import { onlyDescribes } from "#functions/naming/business/score/caps.ts";
import type { Context } from "#functions/naming/business/score/context.ts";
import { nearestOf } from "#functions/naming/business/score/near-miss.ts";
import { goodsWord, knownWord } from "#functions/naming/business/sign/known-words.ts";
import type { Sign } from "#functions/naming/business/sign/sign.ts";
import { tradeWords } from "#functions/naming/business/trade/trade-words.ts";
import type { Trade } from "#functions/naming/business/trade/trades.ts";
import { isEverydayWord } from "#functions/naming/person/score/affinity/pair-marks.ts";
import { charsWhere, meanRule, type Rule, sayGoods } from "./rule.ts";

/** Tenths by how worn a character is on signboards. */
const FRESHNESS: readonly number[] = [120, 95, 50, 0];
const COINED = 70;
const HALF_KNOWN = 50;
const KNOWN_WORD = 30;
/** Tenths by nearness to a rival. */
const APART: readonly number[] = [60, 40, 15, 0];

/** The characters are not worn on signboards. It speaks of the characters alone: whether the name is told apart, other lines say. */
export const freshCharacters = meanRule({
  part: "区分度",
  rule: "用字不落俗套",
  max: 12,
  share: ({ worn }) => FRESHNESS[worn] ?? 0,
  say: ({ marks }) => {
    const worn = charsWhere(marks, (mark) => mark.worn >= 2);
    const seen = charsWhere(marks, (mark) => mark.worn === 1);
    const reason =
      worn !== ""
        ? `“${worn}”在公司招牌上用得太多，不容易和别人分开`
        : seen !== ""
          ? `“${seen}”在招牌上常见，但还没用滥`
          : "几个字在招牌上都不常见";
    return { input: marks.map(({ char, worn: degree }) => `${char} ${degree}`).join(" · "), reason };
  },
});

/** A made name is told apart more easily than a word of the dictionary. */
export const ownCoinage: Rule = {
  part: "区分度",
  rule: "不是现成的词",
  max: COINED / 10,
  tenths: (sign, { found }) => coinage(sign, found.trade),
  say: (sign, { found }) => {
    const goods = goodsWord(sign.text, found.trade.taste.name);
    if (goods !== undefined) return { input: sign.text, reason: sayGoods(goods) };
    const tenths = coinage(sign, found.trade);
    return { input: sign.text, reason: COINAGE_REASONS.find(({ from }) => tenths >= from)?.reason ?? "" };
  },
};

/** How far the name is from the rivals the owner pasted; where there are none, `withoutRivals` stands in its place. */
export const apartFromRivals: Rule = {
  part: "区分度",
  rule: "和同行拉开",
  max: 6,
  tenths: ({ marks }, { rivals }) => APART[nearestOf(marks, rivals)?.nearness ?? 0] ?? 0,
  say: ({ marks }, context) => sayRivals(marks, context),
};

/** Nothing was compared: the line says so and gives nothing. Its points are shared by the two others of its part. */
const withoutRivals: Rule = {
  ...apartFromRivals,
  max: 0,
  tenths: () => 0,
  say: () => ({
    input: "没有填同行名字",
    reason: "没有填同行名字，没有比较，不计分；这一部分的分由上面两行分",
  }),
};

/** The same rule counted out of another maximum. */
const outOf = (max: number, rule: Rule): Rule => ({
  ...rule,
  max,
  tenths: (sign, context) => Math.floor((rule.tenths(sign, context) * max) / rule.max),
});

/** The rules of this part that stand in for their like where no rivals were named: all 25 points are still given out. */
export const ALONE: ReadonlyMap<Rule, Rule> = new Map<Rule, Rule>([
  [freshCharacters, outOf(16, freshCharacters)],
  [ownCoinage, outOf(9, ownCoinage)],
  [apartFromRivals, withoutRivals],
]);

const COINAGE_REASONS = [
  { from: COINED, reason: "我们的词表里没有这个词，当作新组的" },
  { from: HALF_KNOWN, reason: "里面有大家熟悉的词，整个名字是新组的" },
  { from: KNOWN_WORD, reason: "是大家熟悉的词，好记，但同名会多一些" },
  { from: 0, reason: "同行都能这么叫，容易重名" },
];

function coinage({ text, marks, cohesion }: Sign, trade: Trade): number {
  const isGoods = goodsWord(text, trade.taste.name) !== undefined || onlyDescribes(text, trade);
  if (isGoods || tradeWords().has(text)) return 0;
  if (knownWord(text) !== undefined) return KNOWN_WORD;
  if (marks.length === 2) {
    const [pair] = cohesion.pairs;
    const word = pair === undefined ? isEverydayWord(text.slice(0, 1), text.slice(1)) : !pair.coined;
    return word ? KNOWN_WORD : COINED;
  }
  return cohesion.pairs.some(({ coined }) => !coined) ? HALF_KNOWN : COINED;
}

function sayRivals(marks: Sign["marks"], { rivals }: Context) {
  const near = nearestOf(marks, rivals);
  const input = `与 ${rivals.length} 个同行名字比`;
  if (near === null) return { input, reason: "与填写的同行名字没有相同的字或相近的音" };
  return { input, reason: `与“${near.other}”${near.reason}` };
}
