import { whenText } from "#app/desk/frame/when.ts";
import type { BriefRow } from "#functions/contract/desk/desk-briefs.ts";
import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";

/** What an order of expert work waits for (等什么). */
export const WAITS: Readonly<Record<ExpertStage, string>> = {
  ordered: "等付款",
  paid: "等家长交资料",
  briefed: "可以动笔",
  writing: "写初稿",
  draft: "等家长答复",
  revising: "按家长的意见修改",
  final: "已定稿",
  cancelled: "已退款或取消",
};

/** Says by when the manuscript is due, in Beijing's time, and whether it is late (逾期). */
export const dueText = ({ dueAt, late }: Pick<BriefRow, "dueAt" | "late">): string | null =>
  dueAt === null ? null : `${late ? "逾期，应在" : "应在"} ${whenText(dueAt)} 前交稿`;
