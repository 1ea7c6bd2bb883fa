import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import type { OrderSummary } from "#functions/contract/orders/orders.ts";

/** What is lost when an order is deleted (删除会失去什么); `asks`: the buyer should ask for a refund first. */
export interface LossOnDelete {
  text: string;
  asks: boolean;
}

const RESULT = "删除后，您填的资料和结果无法恢复；付款记录按法律要求保留。";
const WORDS = "您写的资料、留言和收到的手稿都会删掉，无法恢复";
const open = (what: string): LossOnDelete => ({
  text: `${what}。删除后起名就停下，${WORDS}，付的钱也不会自动退回。想退款，请先申请，再删除。`,
  asks: true,
});

/** What is lost at each stage of expert work; null where there is no work yet. */
const WORK: Readonly<Record<ExpertStage, LossOnDelete | null>> = {
  ordered: null,
  paid: open("这笔钱已经付了，起名还没有开始"),
  briefed: open("这笔钱已经付了，起名人还没有动笔"),
  writing: open("起名人正在写初稿"),
  draft: open("初稿已经好了，还在等您确认"),
  revising: open("起名人正在修改"),
  final: {
    text: `${WORDS}。定稿请先打印或存好。付款记录按法律要求保留。`,
    asks: false,
  },
  cancelled: {
    text: `${WORDS}；正在退的钱照常原路退回。付款记录按法律要求保留。`,
    asks: false,
  },
};

/** What is lost with an order. */
export const lossOf = ({ stage }: Pick<OrderSummary, "stage">): LossOnDelete =>
  (stage === null ? null : WORK[stage]) ?? { text: RESULT, asks: false };
