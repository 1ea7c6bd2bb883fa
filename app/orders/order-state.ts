import type { OrderKind, OrderStatus } from "#functions/contract/orders.ts";

/** What is delivered at once. */
const STATES: Readonly<Record<OrderStatus, string>> = {
  created: "免费结果",
  pending: "核对中",
  paid: "已付款，正在整理",
  delivered: "已付款，可查看",
  closed: "已关闭",
  refunding: "退款中",
  refunded: "已退款",
  erased: "已删除",
};

/** Expert work has states of its own while it is under way. */
const MANUAL: Readonly<Partial<Record<OrderStatus, string>>> = {
  created: "待付款",
  paid: "起名中",
  delivered: "已定稿",
};

/** An order's state in the visitor's words. */
export const stateOf = (kind: OrderKind, status: OrderStatus): string =>
  (kind === "manual" ? MANUAL[status] : undefined) ?? STATES[status];
