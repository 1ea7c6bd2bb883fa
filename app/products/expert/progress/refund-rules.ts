/** The refund rules in words (退款规则); `beforeDraft`: what comes back before the first draft, in %. */
export const refundRules = (beforeDraft: number): string[] => [
  "开始撰写前取消，全额退款",
  `开始撰写后、初稿前取消，退 ${beforeDraft}%`,
  "过了约定的日子没有交稿，全额退款",
  "没有交付、内容与约定不符、重复扣款，全额退款",
];
