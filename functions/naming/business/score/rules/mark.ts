import { nearestBrand } from "#functions/naming/business/score/brand-index.ts";
import { PLAIN_RULE } from "#functions/naming/business/score/caps.ts";
import { CLASH_RULE, clashOf } from "#functions/naming/business/score/clash.ts";
import { goodsWord } from "#functions/naming/business/sign/known-words.ts";
import { charsWhere, meanRule, type Rule, sayGoods } from "./rule.ts";

const PLAIN = 10;
const OWN = 50;
/** Endings that a great many shops have. */
const COMMON_ENDINGS: ReadonlySet<string> = new Set("坊记铺社屋家店馆");
const COMMON = 30;
/** Tenths by nearness to a well-known name. */
const BRAND: readonly number[] = [50, 40, 15, 0];

/** Characters that only describe the goods are weak in a mark. */
const byCharacters = meanRule({
  part: "商标显著性",
  rule: PLAIN_RULE,
  max: 5,
  share: ({ char }, { found }) =>
    found.trade.descriptive.has(char) ? PLAIN : COMMON_ENDINGS.has(char) ? COMMON : OWN,
  say: ({ text, marks }, { found }) => {
    const plain = charsWhere(marks, ({ char }) => found.trade.descriptive.has(char));
    const common = charsWhere(marks, ({ char }) => COMMON_ENDINGS.has(char));
    const reason =
      plain !== ""
        ? `“${plain}”只说卖什么、怎么样，拿去注册商标会弱一些`
        : common !== ""
          ? `“${common}”是店铺常用的字，区分作用弱`
          : "没有直接说明商品的字";
    return { input: text, reason };
  },
});

/** A word for the goods themselves (可颂 over a bakery) is as weak as characters that only describe them. */
export const notDescriptive: Rule = {
  ...byCharacters,
  tenths: (sign, context) =>
    goodsWord(sign.text, context.found.trade.taste.name) === undefined
      ? byCharacters.tenths(sign, context)
      : PLAIN,
  say: (sign, context) => {
    const goods = goodsWord(sign.text, context.found.trade.taste.name);
    return goods === undefined
      ? byCharacters.say(sign, context)
      : { input: sign.text, reason: sayGoods(goods) };
  },
};

/** The name is not near one that everyone knows. This is no search of any register. */
export const notWellKnown: Rule = {
  part: "商标显著性",
  rule: CLASH_RULE,
  max: 5,
  tenths: ({ marks }) => BRAND[nearestBrand(marks)?.nearness ?? 0] ?? 0,
  say: ({ marks }) => {
    const clear = "只和一份知名商号表比过，不相近；没有查注册商标，请到国家知识产权局官网检索";
    return { input: "只与一份知名商号表比对", reason: clashOf(marks)?.said ?? clear };
  },
};
