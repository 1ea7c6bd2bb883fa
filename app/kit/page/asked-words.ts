import { dayTextOf } from "#app/kit/page/time-text.ts";
import type { Asked, AskedKind, Money } from "#functions/contract/orders/asked.ts";
import { daysFrom } from "#functions/contract/values/time.ts";

/** What its owner asked for, as a deed and as a thing (投诉、退款、发票). */
export const ASKED_KINDS: Readonly<Record<AskedKind, { asks: string; what: string }>> = {
  complaint: { asks: "投诉", what: "投诉" },
  refund: { asks: "申请退款", what: "退款申请" },
  invoice: { asks: "要发票", what: "发票申请" },
};

/** What is so of a wish for money or its invoice once the money goes back (现在的情形), whatever was asked before. */
const MONEY: Readonly<Record<Money, string>> = { going: "正在退款，", back: "已经退款，" };

/** Is there something in it for its owner to do: a question of ours to answer, or a day of ours that is past? `now` in ms. */
export const waitsInWords = (
  { by, answeredAt, questionAt }: Pick<Asked, "by" | "answeredAt" | "questionAt">,
  now: number,
): boolean => answeredAt === null && (Boolean(questionAt) || Date.parse(by) < now);

/** How a complaint, or a wish for money back, stands, for its owner; past its day it says so. `now` in ms. */
export function askedText(
  {
    kind,
    by,
    answeredAt,
    questionAt,
    money,
  }: Pick<Asked, "kind" | "by" | "answeredAt" | "questionAt"> & { money?: Money | undefined },
  now: number,
): string {
  const { what } = ASKED_KINDS[kind];
  if (answeredAt !== null) return `${what}已答复`;
  const begins = money === undefined || kind === "complaint" ? `${what}处理中，` : MONEY[money];
  const due = `${dayTextOf(by)}前答复`;
  const late = daysFrom(Date.parse(by), now);
  if (late > 0) return `${begins}原定 ${due}，已经晚了 ${late} 天`;
  // Past its day, what its owner was asked back about is as late as any other.
  return begins + (questionAt ? "客服想先问您一句；不回，也在 " : "") + due;
}
