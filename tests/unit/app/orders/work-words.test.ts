import { expect, test } from "vitest";
import { summaryState, waitsForBuyer } from "#app/kit/order/order-state.ts";
import { lossOf } from "#app/orders/list/loss-words.ts";
import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import type { OrderStatus, OrderSummary } from "#functions/contract/orders/orders.ts";

const order = (stage: ExpertStage | null, status: OrderStatus): OrderSummary => ({
  ...{ sn: "01HZX8K3QJ5V7M9N2P4R6S8TV3", kind: stage === null ? "seek" : "manual", status, stage },
  ...{ amount: 29_900, currency: "CNY", createdAt: "2026-11-21T00:00:00.000Z", paidAt: null },
  ...{ surname: "沈", about: "", title: "人工起名", next: "/", role: "owner" },
});

test.each([
  ["ordered", "created", "待付款"],
  ["ordered", "closed", "没有付款，已关闭"],
  ["paid", "paid", "已付款，等您填写资料"],
  ["briefed", "paid", "资料已交，待动笔"],
  ["writing", "paid", "写稿中"],
  ["draft", "paid", "手稿好了，等您确认"],
  ["revising", "paid", "修改中"],
  ["final", "delivered", "已定稿"],
  ["cancelled", "refunding", "退款中"],
  ["cancelled", "refunded", "已退款"],
  [null, "paid", "已付款，正在整理"],
  [null, "pending", "还没收到付款结果"],
  [null, "erased", "已删除"],
] as const)("work at “%s” of an order that is %s is called %s", (stage, status, said) => {
  expect(summaryState(order(stage, status))).toBe(said);
});

// Break it catches: an order that waits for its buyer stands among those that wait for us, in the same grey.
test.each([
  ["ordered", "created", true],
  ["paid", "paid", true],
  ["briefed", "paid", false],
  ["draft", "paid", true],
  ["final", "delivered", false],
  ["draft", "refunding", false],
  [null, "created", false],
  [null, "pending", true],
  [null, "delivered", false],
] as const)("work at “%s” of an order that is %s waits for its buyer: %s", (stage, status, waits) => {
  expect(waitsForBuyer(order(stage, status))).toBe(waits);
});

test.each([
  ["paid", true],
  ["briefed", true],
  ["writing", true],
  ["draft", true],
  ["revising", true],
  ["final", false],
  ["cancelled", false],
  ["ordered", false],
] as const)("deleting work at “%s” warns first that the money stays: %s", (stage, asks) => {
  const loss = lossOf(order(stage, "paid"));
  expect(loss.asks).toBe(asks);
  expect(loss.text.includes("不会自动退回")).toBe(asks);
  expect(loss.text).toContain("无法恢复");
});
