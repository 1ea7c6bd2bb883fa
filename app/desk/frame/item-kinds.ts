import type { DeskItem, DeskItemKind } from "#functions/contract/desk/desk-queue.ts";

/** What each item of the queue is called (待办). */
const KINDS: Readonly<Record<DeskItemKind, string>> = {
  refund: "申请退款",
  complaint: "投诉",
  invoice: "要发票",
  "wrong-amount": "金额不符",
  late: "稿件逾期",
  "late-refund": "退款没有办成",
  "late-deliver": "报告没有生成",
  sms: "验证码短信",
  full: "数据库快满了",
  "late-follow": "目录或存储没有跟上",
  "late-sweep": "残留文件没有清掉",
  lost: "报告取不出来",
  dead: "队列放弃了一件事",
  silent: "数据库没有回应",
};

/** Is the item a refund that the provider does not carry out? Its number is that of the refund. */
export const isStuck = ({ kind, acts }: Pick<DeskItem, "kind" | "acts">): boolean =>
  kind === "refund" && acts.includes("retry");

const ASKED: readonly DeskItemKind[] = ["refund", "complaint", "invoice"];

/** Is what an item says in the words of the family (家长的话)? Else the site says it. */
export const isWritten = (item: Pick<DeskItem, "kind" | "acts" | "note">): boolean =>
  item.note !== null && ASKED.includes(item.kind) && !isStuck(item);

/** What an item is about (什么事): the mark of its row, here and in the log. */
export const itemKindText = (item: Pick<DeskItem, "kind" | "acts">): string =>
  KINDS[isStuck(item) ? "late-refund" : item.kind];
