import { checkouts, type PayType, payPath } from "./services.ts";

interface Locked {
  at: RegExp;
  type: PayType;
  /** What payment opens, and what may be seen without it. */
  text: string;
}

/** What a page says of an order that is not paid (未付款), by the address that was asked for. */
const LOCKED: readonly Locked[] = [
  {
    at: /^\/naming-(?:detail|result)\b/,
    type: "seek",
    text: "这个名字在付费的报告里。免费的名字内容是完整的，可以先看。",
  },
  {
    at: /^\/name-measurement-result\b/,
    type: "score",
    text: "这部分在付费的评分报告里。总分和每一行的依据是免费的，可以先看。",
  },
  {
    at: /^\/luck-name/,
    type: "luck",
    text: "抽中的名字付款后才能看。从哪些名字里抽、怎么抽是公开的，可以先看。",
  },
  {
    at: /^\/manual-naming/,
    type: "manual",
    text: "这笔人工起名的订单还没有付款。付款以后，就可以填写您的想法。",
  },
];

const NUMBER = /[0-9A-HJKMNP-TV-Z]{26}/;
const PLAIN = "这部分内容付款后才能看。";

interface Said {
  text: string;
  /** The checkout, which knows the order and its price. */
  pay: string | null;
  /** The page that may be seen without payment. */
  back: { to: string; label: string } | null;
}

/** What a page that is not paid for says; where the address names an order, its checkout and what is free of it. */
export function lockedAt(pathname: string, search: string): Said {
  const found = LOCKED.find(({ at }) => at.test(pathname));
  const [sn] = NUMBER.exec(pathname + search) ?? [];
  if (found === undefined) return { text: PLAIN, pay: null, back: null };
  const { type, text } = found;
  if (sn === undefined) return { text, pay: null, back: null };
  const { back, backLabel: label } = checkouts[type];
  const to = back(sn);
  return { text, pay: payPath(type, sn), back: to === pathname + search ? null : { to, label } };
}
