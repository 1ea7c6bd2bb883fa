import { BACK_IN } from "#app/kit/order/back-in.ts";
import type { Standing } from "#app/orders/payment/standing.ts";
import type { Saying } from "./wait-view.ts";

/** What the page needs to say how a payment stands. */
interface WaitFacts {
  seconds: number;
  phone: string;
  /** Of the provider's last word. */
  time: string;
  /** A page without scripts looks again by itself; else it says what to press. */
  looksAgain: boolean;
  /** The last characters of the order's number, by which we find it. */
  end: string;
  /** The button opens the same payment again; else it leads to the checkout. */
  reopens: boolean;
  /** The last day on which a person has looked at a wrong amount. */
  by: string;
  /** What was asked and what came, where both are known. */
  sums: string | null;
}

interface WaitWords {
  /** In pieces that stay whole at the end of a line. */
  title: readonly string[];
  text: (facts: WaitFacts) => string;
  /** What happens next, one thing after the other. */
  steps?: (facts: WaitFacts) => readonly string[];
  /** What to do where it went otherwise, in a paragraph of its own. */
  more?: (facts: WaitFacts) => string;
}

const contact = (phone: string) => (phone === "" ? "联系我们" : `打\u00a0${phone}\u00a0找我们`);
/** Which of the two long numbers on the page is read out, and how much of it. */
const report = (end: string) => `报订单号后 ${end.length} 位 ${end}`;

/** What to do where an answer that comes in seconds has not come in minutes. */
const still = ({ phone, end }: WaitFacts) =>
  `如果过了几分钟还没有结果，请保留付款截图，${contact(phone)}，${report(end)}。`;

/** What to press where the page does not look by itself. */
const LOOK = "想知道付款到了没有，请点“我已付款，再查一次”";
const PAID = "付好后，请点“我已付款，再查一次”";

/** The truth about a payment, in words (付款进展). */
export const WAIT_WORDS: Readonly<Record<Saying, WaitWords>> = {
  leaving: {
    title: ["正在打开", "付款页面……"],
    text: () => "付好后会自动回到这里。如果没有回来，请从“我的订单”打开结果。",
  },
  waiting: {
    title: ["正在核对", "付款结果……"],
    text: ({ looksAgain }) =>
      `通常几秒钟。${looksAgain ? "可以留在本页" : LOOK}，也可以关掉，结果会保存在订单里。`,
    more: still,
  },
  asked: {
    title: ["还没有收到付款"],
    text: ({ time, looksAgain }) =>
      `刚查过（${time}）。付款通常几秒就到，${looksAgain ? "本页会接着查" : "请过一会儿再查"}。`,
    more: still,
  },
  late: {
    title: ["还没有收到", "付款结果"],
    text: ({ seconds, looksAgain }) =>
      `银行或支付方还没回复，已等${seconds < 120 ? ` ${seconds} 秒` : `约 ${Math.round(seconds / 60)} 分钟`}。${looksAgain ? "" : `${LOOK}，也`}可以记下订单号，稍后再看。`,
    more: still,
  },
  scan: {
    title: ["请用微信", "扫码付款"],
    text: ({ looksAgain }) =>
      `打开手机微信，扫一扫这个码。${looksAgain ? "付好后这一页会自己打开结果" : PAID}。`,
  },
  sheet: {
    title: ["请在微信里付款"],
    text: ({ looksAgain }) =>
      looksAgain ? "在微信支付的付款框里付好，这一页会自己打开结果。" : `在微信支付的付款框里付。${PAID}。`,
  },
  expired: {
    title: ["付款链接过期了"],
    text: () => "订单还在，没有扣款。需要的话，可以重新打开付款。",
  },
  none: {
    title: ["还没有付款"],
    text: () => "目前没有查到付款。",
    more: ({ phone, end }) =>
      `如果手机显示已扣款，请保留截图，${contact(phone)}，${report(end)}，查实后给您打开结果，或把钱退回。`,
  },
  left: {
    title: ["您离开了", "付款页面"],
    text: () => "还没有收到钱，内容都还在。可以从下面接着付，方式也可以换。",
  },
  failed: {
    title: ["付款没有完成"],
    text: ({ reopens }) =>
      `没有收到钱。如果没有扣款，请点${reopens ? "“重新打开付款”；想换付款方式，点“回到确认订单”" : "“重新付款”，付款方式可以另选"}。`,
    more: ({ phone, end }) =>
      `如果手机显示已扣款，请先别再付，点“我已付款，再查一次”；还是没收到，请保留截图，${contact(phone)}，${report(end)}。`,
  },
  closed: {
    title: ["这笔订单已关闭"],
    text: () => "没有收款。资料还在的话，可以用同一笔订单再付，也可以重新下单。",
  },
  mismatch: {
    title: ["金额对不上"],
    text: ({ sums }) => `${sums ?? "收到的金额和订单的不一样"}。钱不会丢，请不要再付。`,
    steps: ({ by }) => [
      `由人核对，最晚 ${by}有结果。`,
      `收到的钱全部${BACK_IN}到账。`,
      "钱退回后，可以重新付款。",
    ],
    more: ({ phone, end }) => `想催一下，请${contact(phone)}，${report(end)}。`,
  },
  unknown: {
    title: ["正在核对", "付款结果……"],
    text: ({ looksAgain }) =>
      `核对服务暂时没有回应，还不知道付款有没有到。请不要重复付款，订单和付款都不会丢。${looksAgain ? "本页会再查" : LOOK}，也可以记下订单号，稍后再看。`,
  },
};

/** What a look that was asked for has found (刚查过); `time` is of the provider's last word. */
export const foundText = (standing: Standing, time: string): string =>
  `刚查过（${time}），${standing === "mismatch" ? "还在人工核对" : "还没有收到付款"}。`;
