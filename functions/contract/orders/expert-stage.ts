import * as v from "valibot";

/** How far an expert's work has come: 待付款 → 已付款 → 资料齐 → 起名中 → 初稿 → 修改 → 定稿, or 已取消. */
export const ExpertStage = v.picklist([
  "ordered",
  "paid",
  "briefed",
  "writing",
  "draft",
  "revising",
  "final",
  "cancelled",
]);
export type ExpertStage = v.InferOutput<typeof ExpertStage>;
