import type { DeskItem, DeskItemKind } from "#functions/contract/desk-queue.ts";
import type { OrderStatus } from "#functions/contract/orders.ts";
import { amountText } from "../pay/amount.ts";

/** What each item of the queue is called (待办). */
export const KINDS: Readonly<Record<DeskItemKind, string>> = {
  refund: "申请退款",
  complaint: "投诉",
  "wrong-amount": "金额不符",
  late: "稿件逾期",
  "late-refund": "退款没有办成",
  "late-deliver": "报告没有生成",
};

export const STATUSES: Readonly<Record<OrderStatus, string>> = {
  created: "未付款",
  pending: "付款中",
  paid: "已付款",
  delivered: "已交付",
  closed: "已关闭",
  refunding: "退款中",
  refunded: "已退款",
  erased: "已删除",
};

/** How the money and the order of an item stand. */
export const standingOf = ({ amount, currency, status }: DeskItem): string =>
  [
    status === null ? "没有这笔订单" : STATUSES[status],
    amount === null || currency === null ? "" : amountText(amount, currency),
  ]
    .filter((one) => one !== "")
    .join(" · ");
