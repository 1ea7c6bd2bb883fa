import type { Context } from "#functions/naming/business/score/context.ts";
import type { Part } from "#functions/naming/business/sign/characters.ts";
import { goodsWord } from "#functions/naming/business/sign/known-words.ts";
import type { Mark } from "#functions/naming/business/sign/marks.ts";
import type { Pair } from "#functions/naming/business/sign/pairs.ts";
import type { Sign } from "#functions/naming/business/sign/sign.ts";
import type { Imagery } from "#functions/naming/business/trade/imagery.ts";
import type { Trade } from "#functions/naming/business/trade/trades.ts";
import { charsWhere, meanOf, meanRule, type Rule } from "./rule.ts";

/** Tenths by the weight of what a name calls to mind in this trade, 0–3. */
const BY_WEIGHT: readonly number[] = [0, 28, 58, 80];
/** From this weight on, an image or a character suits the trade; from the second on it is of the trade itself (五谷, of bakers). */
const SUITS = 2;
const ITSELF = 3;
const WRITTEN = 3;
const FIT_MAX = 100;
/** From this many tenths on a name suits its trade well. */
const SUITS_WELL = 80;
/** How well a name suits, by the tenths that it has. */
const DEGREES: readonly { from: number; says: (trade: string) => string }[] = [
  { from: SUITS_WELL, says: (trade) => `正合${trade}` },
  { from: 50, says: (trade) => `合${trade}` },
  { from: 0, says: (trade) => `和${trade}沾得上边` },
];
/** Tenths added where all characters are among the trade's best; a share of them where some are. */
const STRONG = 20;
/**
 * Factor on the characters' own fit in a name with pairs: it counts less than what the pairs call to mind.
 */
const APART = 0.85;
const STYLE_BY_HITS: readonly number[] = [15, 42, 50];
const STYLE_MAX = 50;
/** From this many tenths on a name is said to sound so; below it, "somewhat" so (有些). */
const STYLED = 40;
const SMALL: ReadonlySet<Part> = new Set<Part>(["引", "方", "尾"]);
const GRADE_WEIGHT = 12;
const GRADE_CAP = 100;

/** What the name calls to mind suits the trade. */
export const fitsTrade: Rule = {
  part: "行业契合",
  rule: "意象合行业",
  max: FIT_MAX / 10,
  tenths: (sign, { found }) => fitTenths(sign, found.trade),
  say: (sign, context) => {
    const { trade, by } = context.found;
    const input = by === null ? "没有认出行业，按通用来算" : `行业：${trade.name}`;
    return { input, reason: sayFit(sign, context) + sayShort(sign, context) };
  },
};

/** The name sounds as the owner wishes, or as is usual in the trade. */
export const fitsStyle: Rule = {
  part: "行业契合",
  rule: "风格对路",
  max: STYLE_MAX / 10,
  tenths: ({ marks }, { styles }) => styleTenths(marks, styles),
  say: ({ marks }, { styles, brief }) => {
    const having = styles.filter((style) => marks.some(({ own }) => own?.styles.includes(style)));
    const input = brief.style.length > 0 ? `想要 ${styles.join("、")}` : `行业常见 ${styles.join("、")}`;
    if (having.length === 0) return { input, reason: "风格与此不太一样" };
    const tenths = styleTenths(marks, styles);
    const some = tenths < STYLED ? "有些" : "";
    const all = styles.length === 1 ? "都这样" : "都有其中两种感觉";
    const short = tenths < STYLE_MAX ? `；每个字${all}，才给满分` : "";
    return { input, reason: `听起来${some}${having.join("、")}${short}` };
  },
};

/** The tenths that a character has for its meaning. */
const meaningShare = ({ grade }: Mark): number => Math.min(GRADE_CAP, grade * GRADE_WEIGHT);

/** The characters mean something good. */
export const goodMeaning = meanRule({
  part: "字义",
  rule: "字义",
  max: 10,
  share: meaningShare,
  say: ({ marks }) => ({
    input: marks.map(({ char, grade }) => `${char} ${grade}`).join(" · "),
    reason: [
      ...marks.filter(({ gloss }) => gloss !== "").map(({ char, gloss }) => `“${char}”${gloss}`),
      ...sayLesser(marks),
    ].join("；"),
  }),
});

/** What keeps a sign from the full points of meaning: what our list gives the characters that do not have them all. */
function sayLesser(marks: readonly Mark[]): readonly string[] {
  const lesser = Map.groupBy(
    marks.filter((mark) => meaningShare(mark) < GRADE_CAP),
    meaningShare,
  );
  if (lesser.size === 0) return [];
  const given = [...lesser].map(([share, those]) => {
    const chars = charsWhere(those, () => true);
    return `“${chars}”${chars.length > 1 ? "都" : ""}是 ${share / 10}\u00a0分`;
  });
  return [`字义表里，${given.join("，")}，取平均，零头不计`];
}

/** A small word (引 方 尾, or one off our list) calls nothing to mind by itself. */
function isSmall({ own }: Mark): boolean {
  return own === undefined || SMALL.has(own.part);
}

/** The characters that call something to mind; all, where none does. */
function speaking(marks: readonly Mark[]): readonly Mark[] {
  const found = marks.filter((mark) => !isSmall(mark));
  return found.length > 0 ? found : marks;
}

/** The weight 0–3 that a character has in a trade. */
function weightOf(mark: Mark, trade: Trade): number {
  if (trade.strong.has(mark.char)) return 3;
  let weight = 0;
  for (const image of mark.own?.imagery ?? []) weight = Math.max(weight, trade.imagery.get(image) ?? 0);
  return weight;
}

/** Whether a character alone calls to mind what suits a trade. */
export const suits = (mark: Mark, trade: Trade): boolean => weightOf(mark, trade) >= SUITS;

/**
 * A name's tenths of fitsTrade: by its characters, or by what its pairs call to mind, whichever suits better.
 */
function fitTenths({ marks: all, cohesion }: Sign, trade: Trade): number {
  const marks = speaking(all);
  let sum = 0;
  let strong = 0;
  for (const mark of marks) {
    sum += BY_WEIGHT[weightOf(mark, trade)] ?? 0;
    if (trade.strong.has(mark.char)) strong += 1;
  }
  let byPairs = 0;
  for (const pair of cohesion.pairs) byPairs += BY_WEIGHT[weightOfPair(pair, trade)] ?? 0;
  const whole = cohesion.pairs.length > 0 ? byPairs / cohesion.pairs.length : 0;
  // A syllable doubled (朵朵) is a pet name first: only what the pair as a whole calls to mind counts.
  const doubled = marks.length === 2 && marks[0] === marks[1];
  const single = doubled ? 0 : (sum / marks.length) * (cohesion.pairs.length > 0 ? APART : 1);
  return Math.floor(Math.max(whole, single) + (STRONG * strong) / marks.length);
}

/** The weight 0–3 of a pair; one written for the trade's taste has the most. */
function weightOfPair({ tastes, imagery }: Pair, trade: Trade): number {
  return tastes.includes(trade.taste.name) ? WRITTEN : heaviest(imagery, trade);
}

function heaviest(imagery: readonly Imagery[], trade: Trade): number {
  let weight = 0;
  for (const image of imagery) weight = Math.max(weight, trade.imagery.get(image) ?? 0);
  return weight;
}

/** What a name calls to mind that weighs so much in the trade, at most three. */
function imagesOf({ cohesion, marks }: Sign, trade: Trade, least: number): readonly Imagery[] {
  const all = [
    ...cohesion.pairs.flatMap(({ imagery }) => imagery),
    ...marks.flatMap(({ own }) => own?.imagery ?? []),
  ];
  return [...new Set(all.filter((image) => (trade.imagery.get(image) ?? 0) >= least))].slice(0, 3);
}

/** What keeps a sign that suits its trade from the full points: characters that are not among the trade's best. */
function sayShort(sign: Sign, { found: { trade, by } }: Context): string {
  const tenths = fitTenths(sign, trade);
  const others = charsWhere(speaking(sign.marks), ({ char }) => !trade.strong.has(char));
  return tenths >= SUITS_WELL && tenths < FIT_MAX && others !== ""
    ? `；“${others}”不算${by === null ? "一般商贸" : "这一行"}最贴切的字`
    : "";
}

/** What of a sign only says what the trade sells or what it is like: the whole word, or its characters. */
const plainOf = ({ text, marks }: Sign, trade: Trade): string =>
  goodsWord(text, trade.taste.name)?.text ?? charsWhere(marks, ({ char }) => trade.descriptive.has(char));

/** Only what is of the trade itself is said to suit it; what merely goes with it, or is written in its manner, is called so. */
export function sayFit(sign: Sign, { found: { trade, by } }: Context): string {
  const strong = charsWhere(sign.marks, ({ char }) => trade.strong.has(char));
  const tenths = fitTenths(sign, trade);
  const spoken = by === null ? "一般商贸" : "这一行";
  const suits = DEGREES.find(({ from }) => tenths >= from)?.says(spoken) ?? "";
  const itself = imagesOf(sign, trade, ITSELF);
  if (itself.length > 0) return `让人想到${itself.join("、")}，${suits}`;
  const near = imagesOf(sign, trade, SUITS);
  const called = near.length > 0 ? `让人想到${near.join("、")}` : "";
  if (strong !== "") {
    const often = `“${strong}”是${spoken}爱用的字`;
    return called === "" ? often : `${called}；${often}`;
  }
  // What is sold has to do with the trade, of all things; it only calls nothing else to mind.
  const plain = plainOf(sign, trade);
  if (plain !== "" && called === "") return `“${plain}”直说${spoken}卖的东西，没有别的意象`;
  const apart = plain === "" ? `与${spoken}没有直接关联` : `“${plain}”直说${spoken}卖的东西`;
  if (called !== "") return `${called}，${apart}，气质相宜`;
  const isWritten = sign.cohesion.pairs.some(({ tastes }) => tastes.includes(trade.taste.name));
  return isWritten ? `${apart}，读来像它的招牌` : apart;
}

function styleTenths(marks: readonly Mark[], styles: Context["styles"]): number {
  return meanOf(speaking(marks), (mark) => styleShare(mark, styles));
}

/** What a character alone has of the tenths of fitsStyle. */
function styleShare({ own }: Mark, styles: Context["styles"]): number {
  // Where one style alone is wished for, to have it is all that can be had.
  let hits = styles.length === 1 && own?.styles.some((style) => styles.includes(style)) ? 1 : 0;
  for (const style of own?.styles ?? []) if (styles.includes(style)) hits += 1;
  return STYLE_BY_HITS[hits] ?? 0;
}
