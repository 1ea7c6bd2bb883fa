import type { DeskVerb } from "#functions/contract/desk/desk.ts";

/** What the log calls each act (动作). */
export const VERBS: Readonly<Record<DeskVerb, string>> = {
  "show-comment": "显示评论",
  "hide-comment": "隐藏评论",
  "answer-comment": "回复评论",
  refund: "退款",
  "answer-item": "答复并结案",
  "ask-back": "问家长",
  "close-item": "结案",
  "write-down": "代家长记下",
  retry: "再试一次",
  start: "动笔",
  "take-over": "接手",
  say: "回留言",
  deliver: "交稿",
  "set-prices": "改价格",
  "set-notice": "改页脚通知",
  "set-ads": "改页面公告",
  "set-contact": "改电话和时间",
  "set-manual": "改人工起名接单",
  "set-back": "恢复旧版本",
};
