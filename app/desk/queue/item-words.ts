import * as v from "valibot";
import { isStuck } from "#app/desk/frame/item-kinds.ts";
import { STAGES, STATUSES } from "#app/desk/orders/order-words.ts";
import type { DeskItem, DeskItemKind } from "#functions/contract/desk/desk-queue.ts";
import { AskedKind, answerBy, moneyBy } from "#functions/contract/orders/asked.ts";
import { amountText } from "#functions/contract/values/money.ts";

/** Is money on its way that does not come? Its family was told how many days that takes. */
const isMoneyLate = (item: Pick<DeskItem, "kind" | "acts">): boolean =>
  item.kind === "late-refund" || isStuck(item);

/** Does a family wait for words of ours, and is it there to read them? */
export const isAnswered = ({ acts }: Pick<DeskItem, "acts">): boolean => acts.includes("answer");

/** Items that have a day: their family is told by when. Of late work it is told a new day by then; of money on its way, when it comes. */
const DUE: readonly DeskItemKind[] = ["complaint", "refund", "invoice", "wrong-amount", "late"];

/**
 * By when an item is to be answered, or settled, as its family is told; null for what has no day. Whoever was asked back is
 * answered in as many days from then on, even where it does not write.
 */
export const answerDue = ({
  kind,
  acts,
  since,
  question,
}: Pick<DeskItem, "kind" | "acts" | "since" | "question">): string | null =>
  isMoneyLate({ kind, acts }) ? moneyBy(since) : DUE.includes(kind) ? answerBy(question?.at ?? since) : null;

/** What is due then: what the family waits for. */
export const dueWhat = (item: Pick<DeskItem, "kind" | "acts">): string =>
  isMoneyLate(item)
    ? "到账"
    : item.kind === "late"
      ? "告知新的日子"
      : item.kind === "wrong-amount"
        ? "处理"
        : "答复";

/** The most urgent first (先办): by their day; what has none has been due since it came. */
export const byDue = <T extends DeskItem>(items: readonly T[]): T[] => {
  const due = (item: T) => Date.parse(answerDue(item) ?? item.since);
  return [...items].sort((one, other) => due(one) - due(other));
};

/** Does a family wait for words of ours about an order whose money has all gone back, or is on its way (钱都退了)? */
const isAllBack = (item: DeskItem): boolean => isAnswered(item) && item.left === 0;

/** Items that are about no order. */
const OF_NO_ORDER: readonly DeskItemKind[] = ["sms", "full", "dead", "silent"];

/** The state of the order and of the money of an item; a wrong amount that was paid stands in its note. */
export function itemStatus(item: DeskItem): string {
  const { kind, amount, asked, currency, status, left, stage, question } = item;
  const money = (fen: number | null) => (fen === null || currency === null ? "" : amountText(fen, currency));
  return [
    question === null ? "" : "问过家长，等回复",
    OF_NO_ORDER.includes(kind) ? "" : status === null ? "没有这笔订单" : STATUSES[status],
    stage === null ? "" : STAGES[stage],
    kind === "wrong-amount" && asked !== null ? `应付 ${money(asked)}` : "",
    left === null ? money(amount) : kind === "wrong-amount" ? "" : `已收 ${money(amount)}`,
    isMoneyLate(item) ? "还没退到付款人" : "",
    // «还能退 0 元» would read as if some were there; of money that does not arrive it is said already.
    isAllBack(item)
      ? "没有可退的了"
      : amount !== null && left !== null && left > 0 && left < amount
        ? `还能退 ${money(left)}`
        : "",
  ]
    .filter((one) => one !== "")
    .join("，");
}

/** What an item says of itself; of a promise that is not kept, why it waits for a person. */
export const noteOf = ({ kind, note }: Pick<DeskItem, "kind" | "note">): string | null =>
  note ?? (kind === "late-refund" ? "试了几次，支付平台都没办成；会自动再试" : null);

/** Is what comes back by the terms all that is left, if the draft departs from what was agreed (核对属实)? Else it is a part. */
export const isClaim = ({ quote, left }: Pick<DeskItem, "quote" | "left">): boolean =>
  quote !== null && quote === left;

/** What comes back by the terms (按约定退), for which reason, and how its sum comes about; null where nothing was asked by them. */
export function termsText(
  item: Pick<DeskItem, "currency" | "amount" | "left" | "quote">,
): { rule: string; sums: string } | null {
  const { currency, amount, left, quote } = item;
  if (quote === null || currency === null) return null;
  const money = (fen: number) => amountText(fen, currency);
  const paid = amount ?? 0;
  const gone = paid - (left ?? 0);
  const back = gone > 0 ? `退过 ${money(gone)}，` : "";
  return isClaim(item)
    ? {
        rule: "约定：初稿与写明的要求不符，核对属实，收的钱全退；改主意、不喜欢，不在其中。",
        sums: `最多退 ${money(paid)}，${back}这次最多退 ${money(quote)}。`,
      }
    : {
        rule: "约定：动笔以后、初稿以前取消，退一部分。",
        sums: `已收 ${money(paid)}，${back}这次退 ${money(quote)}。`,
      };
}

/** What becomes of the order when an item is closed, or answered in words, without a refund (结案以后). */
const AFTER_CLOSE: Readonly<
  Record<DeskItemKind | "stuck" | "wish" | "gone" | "back" | "no-invoice", string>
> = {
  back: "钱已经退了，或正在退。答复以后：结案。",
  "no-invoice": "钱已经退了，或正在退，发票不用开了：请答复家长一句。",
  gone: "家长已经删除资料，没有人看答复：钱不动，结案。",
  wish: "答复以后：起名照常进行，家长在进度页和订单里看得到您写的话。",
  refund: "答复以后：订单照常。",
  invoice: "开好以后答复：发票怎么给、在哪里下载。钱不动。",
  complaint: "答复以后：钱不动，订单照常。",
  late: "结案：稿子还是要交，新的日子要先留言告诉家长；家长随时可以申请全额退款。",
  stuck: "结案：算作已用别的办法退回，不再重试。",
  "wrong-amount": "结案：算作已经在支付平台退回，家长可以重新付款。",
  "late-refund": "",
  "late-deliver": "",
  sms: "结案：知道了，短信照设定的上限发。",
  full: "结案：知道了，明天还满着会再提醒。",
  "late-follow": "",
  "late-sweep": "",
  lost: "结案：报告已经补好，或与家长说定了。钱不动。",
  dead: "结案：知道了。这件事还记在发件箱里，每分钟会再试。",
  silent: "",
};

export function afterClose(item: DeskItem): string {
  if (isStuck(item)) return AFTER_CLOSE.stuck;
  if (v.is(AskedKind, item.kind) && !isAnswered(item)) return AFTER_CLOSE.gone;
  if (isAllBack(item)) return AFTER_CLOSE[item.kind === "invoice" ? "no-invoice" : "back"];
  const isUnderWay = item.stage !== null && item.stage !== "final" && item.stage !== "cancelled";
  if (item.kind === "refund") return AFTER_CLOSE[isUnderWay ? "wish" : "refund"];
  return AFTER_CLOSE[item.kind];
}

/** What becomes of an order that ends by a refund, for its family. */
export const endText = ({ stage }: Pick<DeskItem, "stage">): string =>
  stage === null ? "订单结束，家长只看得到免费的内容" : "订单结束，起名人不再写；交过的稿家长还看得到";

/** What becomes of the order when all of its remaining money goes back. */
export const afterRefund = (item: DeskItem): string =>
  item.kind === "wrong-amount" ? "" : `退款以后：${endText(item)}。`;
