import { nearestBrand } from "#functions/naming/business/score/brand-index.ts";
import { PLAIN_RULE } from "#functions/naming/business/score/caps.ts";
import { CLASH_RULE, clashOf } from "#functions/naming/business/score/clash.ts";
import { goodsWord } from "#functions/naming/business/sign/known-words.ts";
import type { Mark } from "#functions/naming/business/sign/marks.ts";
import type { Trade } from "#functions/naming/business/trade/trades.ts";
import { charsWhere, meanRule, type Rule, sayGoods } from "./rule.ts";

const PLAIN = 10;
const MATERIAL = 20;
const OWN = 50;
/** Endings that a great many shops have. */
const COMMON_ENDINGS: ReadonlySet<string> = new Set("坊记铺社屋家店馆");
const COMMON = 30;
/** What is sold or what it is made of, where it is the trade's own: a bakery's grain, a florist's flowers. */
const GOODS: ReadonlySet<string> = new Set("五谷 茶 果蔬 酒 花草 林木 织物 玉石".split(" "));
/** The weight of what is the trade's own. */
const ITSELF = 3;
/** Tenths by nearness to a well-known name. */
const BRAND: readonly number[] = [50, 40, 15, 0];

/** Does a character name the trade's goods or their material (麦 of bakers)? What suits so well suits every rival. */
const isMaterial = ({ char, own }: Mark, { imagery, strong }: Trade): boolean => {
  const [first] = own?.imagery ?? [];
  if (first === undefined || own?.part !== "名" || !strong.has(char)) return false;
  return GOODS.has(first) && imagery.get(first) === ITSELF;
};

interface Weakness {
  readonly tenths: number;
  readonly has: (mark: Mark, trade: Trade) => boolean;
  readonly say: (chars: string) => string;
}

/** What makes a character weak in a mark, the weakest first. */
const WEAKNESSES: readonly Weakness[] = [
  {
    tenths: PLAIN,
    has: ({ char }, { descriptive }) => descriptive.has(char),
    say: (chars) => `“${chars}”只说卖什么、怎么样，拿去注册商标会弱一些`,
  },
  {
    tenths: MATERIAL,
    has: isMaterial,
    say: (chars) => `“${chars}”是这一行的货品或原料，同行也能用，作商标弱一些`,
  },
  {
    tenths: COMMON,
    has: ({ char }) => COMMON_ENDINGS.has(char),
    say: (chars) => `“${chars}”是店铺常用的字，区分作用弱`,
  },
];

const weaknessOf = (mark: Mark, trade: Trade): Weakness | undefined =>
  WEAKNESSES.find(({ has }) => has(mark, trade));

/** Characters that describe the goods, or name them, are weak in a mark. */
const byCharacters = meanRule({
  part: "商标显著性",
  rule: PLAIN_RULE,
  max: 5,
  share: (mark, { found }) => weaknessOf(mark, found.trade)?.tenths ?? OWN,
  say: ({ text, marks }, { found }) => {
    const said = WEAKNESSES.flatMap((weakness) => {
      const chars = charsWhere(marks, (mark) => weaknessOf(mark, found.trade) === weakness);
      return chars === "" ? [] : [weakness.say(chars)];
    });
    return { input: text, reason: said.join("；") || "没有直接说明商品的字" };
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
