import type { OrderStatus } from "#functions/contract/orders.ts";

/** An order's state in the visitor's words. */
export const STATES: Readonly<Record<OrderStatus, string>> = {
  created: "免费结果",
  pending: "核对中",
  paid: "已付款，正在整理",
  delivered: "已付款，可查看",
  closed: "已关闭",
  refunding: "退款中",
  refunded: "已退款",
  erased: "已删除",
};
