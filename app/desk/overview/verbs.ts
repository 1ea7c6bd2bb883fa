import * as v from "valibot";
import { itemKindText } from "#app/desk/queue/item-words.ts";
import { KIND_LABELS } from "#app/desk/settings/words.ts";
import type { DeskVerb } from "#functions/contract/desk/desk.ts";
import { DeskItemKind } from "#functions/contract/desk/desk-queue.ts";
import { SettingKind } from "#functions/contract/desk/settings.ts";

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
  "set-notice": "改全站通知",
  "set-ads": "改站内公告",
  "set-contact": "改电话和时间",
  "set-manual": "改人工起名接单",
  "set-back": "恢复旧版本",
};

/** What an act was done to, in words: the kind of the item, the setting and its version; "" where it is an order or a comment. */
export function aboutText(subject: string): string {
  const [kind, rest = ""] = subject.split(" ");
  if (v.is(DeskItemKind, kind)) return itemKindText({ kind, acts: [] });
  return v.is(SettingKind, kind) ? `${KIND_LABELS[kind]}，第 ${rest} 版` : "";
}
