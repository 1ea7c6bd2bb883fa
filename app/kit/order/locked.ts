import { checkouts, type PayType, payPath } from "./services.ts";

interface Locked {
  at: RegExp;
  type: PayType;
  /** What payment opens, and what may be seen without it. */
  text: string;
  /** What is sold there, with its row of the price table and its product; none where that depends on what was ordered. */
  prices: readonly (readonly [what: string, row: string, product: string])[];
  /** What one payment opens: a price beside one name alone would look like the price of that name. */
  opens: string;
}

/** What a page says of an order that is not paid (未付款), by the address that was asked for. */
const LOCKED: readonly Locked[] = [
  {
    at: /^\/naming-(?:detail|result)\b/,
    type: "seek",
    text: "这个名字不在免费的几个里。可以先看看免费的，内容一样完整。",
    opens: "付款一次，看全部名字",
    prices: [
      ["宝宝起名", "baby", "baby"],
      ["店铺起名", "business", "business"],
    ],
  },
  {
    at: /^\/name-measurement-result\b/,
    type: "score",
    text: "这部分在付费的评分报告里。总分和每一行的依据是免费的，可以先看。",
    opens: "付款一次，看整份报告",
    prices: [
      ["人名评分", "score", "score"],
      ["店名评分", "businessScore", "business-score"],
    ],
  },
  {
    at: /^\/luck-name/,
    type: "luck",
    text: "抽中的名字付款后才能看。从哪些名字里抽、怎么抽是公开的，可以先看。",
    opens: "付款一次，看抽中的名字",
    prices: [["随机优选", "luck", "luck"]],
  },
  {
    at: /^\/manual-naming/,
    type: "manual",
    text: "这笔人工起名的订单还没有付款。付款以后，就可以填写您的想法。",
    opens: "",
    prices: [],
  },
];

const NUMBER = /[0-9A-HJKMNP-TV-Z]{26}/;
const PLAIN = "这部分内容付款后才能看。";

interface Said extends Pick<Locked, "text" | "prices" | "opens"> {
  /** The checkout, which knows the order and its price. */
  pay: string | null;
  /** The page that may be seen without payment. */
  back: { to: string; label: string } | null;
}

/**
 * What a page that is not paid for says; where the address names an order, its checkout and what is free of it. Of several
 * prices only that of the `product`, where the upstream said which it is.
 */
export function lockedAt(pathname: string, search: string, product?: string): Said {
  const found = LOCKED.find(({ at }) => at.test(pathname));
  const [sn] = NUMBER.exec(pathname + search) ?? [];
  if (found === undefined) return { text: PLAIN, prices: [], opens: "", pay: null, back: null };
  const { type, text, opens } = found;
  const prices = found.prices.filter(([, , of]) => product === undefined || of === product);
  if (sn === undefined) return { text, prices, opens, pay: null, back: null };
  const { back, backLabel: label } = checkouts[type];
  const to = back(sn);
  return {
    text,
    prices,
    opens,
    pay: payPath(type, sn),
    back: to === pathname + search ? null : { to, label },
  };
}
