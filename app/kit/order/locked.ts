import { type PayType, payPath } from "./services.ts";

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

/** What a page that is not paid for says, and where the address names an order, its checkout, which knows the order and its price. */
export function lockedAt(pathname: string, search: string): { text: string; pay: string | null } {
  const found = LOCKED.find(({ at }) => at.test(pathname));
  const [sn] = NUMBER.exec(pathname + search) ?? [];
  if (found === undefined) return { text: PLAIN, pay: null };
  const { type, text } = found;
  return { text, pay: sn === undefined ? null : payPath(type, sn) };
}
