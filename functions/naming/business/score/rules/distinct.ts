import type { Context } from "#functions/naming/business/score/context.ts";
import { nearestOf } from "#functions/naming/business/score/near-miss.ts";
import type { Sign } from "#functions/naming/business/sign/sign.ts";
import { tradeWords } from "#functions/naming/business/trade/trade-words.ts";
import { isEverydayWord } from "#functions/naming/person/score/affinity/pair-marks.ts";
import { charsWhere, meanRule, type Rule } from "./rule.ts";

/** Tenths by how worn a character is on signboards. */
const FRESHNESS: readonly number[] = [120, 95, 50, 0];
const COINED = 70;
const HALF_KNOWN = 50;
const KNOWN_WORD = 30;
/** Tenths by nearness to a rival. */
const APART: readonly number[] = [60, 40, 15, 0];

/** The characters are not worn on signboards. */
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
          ? `“${seen}”在招牌上常见，还算分得开`
          : "几个字在招牌上都不常见";
    return { input: marks.map(({ char, worn: degree }) => `${char} ${degree}`).join(" · "), reason };
  },
});

/** A made name is told apart more easily than a word of the dictionary. */
export const ownCoinage: Rule = {
  part: "区分度",
  rule: "不是现成的词",
  max: COINED / 10,
  tenths: coinage,
  say: (sign) => {
    const tenths = coinage(sign);
    return { input: sign.text, reason: COINAGE_REASONS.find(({ from }) => tenths >= from)?.reason ?? "" };
  },
};

/** How far the name is from the rivals the owner pasted. */
export const apartFromRivals: Rule = {
  part: "区分度",
  rule: "和同行拉开",
  max: 6,
  tenths: ({ marks }, { rivals }) => APART[nearestOf(marks, rivals)?.nearness ?? 0] ?? 0,
  say: ({ marks }, context) => sayRivals(marks, context),
};

const COINAGE_REASONS = [
  { from: COINED, reason: "不是词典里的词，是新造的" },
  { from: HALF_KNOWN, reason: "里面有大家熟悉的词，整个名字是新组的" },
  { from: KNOWN_WORD, reason: "是大家熟悉的词，好记，但同名会多一些" },
  { from: 0, reason: "就是行业里的说法，几乎没有区分度" },
];

function coinage({ text, marks, cohesion }: Sign): number {
  if (tradeWords().has(text)) return 0;
  if (marks.length === 2) {
    const [pair] = cohesion.pairs;
    const word = pair === undefined ? isEverydayWord(text.slice(0, 1), text.slice(1)) : !pair.coined;
    return word ? KNOWN_WORD : COINED;
  }
  return cohesion.pairs.some(({ coined }) => !coined) ? HALF_KNOWN : COINED;
}

function sayRivals(marks: Sign["marks"], { rivals }: Context) {
  if (rivals.length === 0) return { input: "没有填同行名字", reason: "没有填同行名字，这一项不扣分" };
  const near = nearestOf(marks, rivals);
  const input = `与 ${rivals.length} 个同行名字比`;
  if (near === null) return { input, reason: "与填写的同行名字都不相近" };
  return { input, reason: `与“${near.other}”${near.reason}` };
}
