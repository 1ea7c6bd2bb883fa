import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import type { OrderKind, OrderStatus, OrderSummary } from "#functions/contract/orders/orders.ts";

/** The words for the states of an order that is delivered at once. */
const STATES: Readonly<Record<OrderStatus, string>> = {
  created: "免费结果",
  pending: "还没收到付款结果",
  paid: "已付款，正在整理",
  delivered: "已付款，可查看",
  closed: "没有付款，已关闭",
  refunding: "退款中",
  refunded: "已退款",
  erased: "已删除",
};

/** The words that differ for expert work, which takes days and ends with 定稿. */
const EXPERT: Readonly<Partial<Record<OrderStatus, string>>> = {
  created: "待付款",
  paid: "已付款",
  delivered: "已定稿",
};

/** How far expert work has come, for whoever waits for it (起名进度); null: the order's own state says it. */
const WORK_STATES: Readonly<Record<ExpertStage, string | null>> = {
  ordered: null,
  paid: "已付款，等您填写资料",
  briefed: "资料已交，待动笔",
  writing: "写稿中",
  draft: "手稿好了，等您确认",
  revising: "修改中",
  final: "已定稿",
  cancelled: null,
};

/** An order's state in the visitor's words. */
export const stateOf = (kind: OrderKind, status: OrderStatus): string =>
  (kind === "manual" ? EXPERT[status] : undefined) ?? STATES[status];

/** Stages of expert work at which nothing goes on before its family has done something. */
const FAMILYS: readonly string[] = ["paid", "draft"];

/** Does an order wait for its buyer: to look at a payment, to fill in a brief, to answer a draft? */
export const waitsForBuyer = ({
  kind,
  role,
  status,
  stage,
}: Pick<OrderSummary, "kind" | "role" | "status" | "stage">): boolean =>
  role !== "reader" &&
  (status === "pending" ||
    (kind === "manual" &&
      (status === "created" || (status === "paid" && stage !== null && FAMILYS.includes(stage)))));

/** An order's state in a list: expert work says its stage. */
export const summaryState = ({ kind, status, stage }: OrderSummary): string =>
  (stage === null ? null : WORK_STATES[stage]) ?? stateOf(kind, status);
