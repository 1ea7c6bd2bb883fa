import type { RgOrder } from "#functions/contract/products/expert.ts";
import { amountText } from "#functions/contract/values/money.ts";

/** What brings the whole sum back at any time, after the end too. */
export const ALWAYS = "没有交付、内容与约定不符、重复扣款，全额退款";

/** The refund rules in words (退款规则); `beforeDraft`: what comes back before the first draft, in %. */
export const refundRules = (beforeDraft: number): string[] => [
  "开始撰写前取消，全额退款",
  `开始撰写后、初稿前取消，退 ${beforeDraft}%`,
  "过了约定的日子没有交稿，全额退款",
  ALWAYS,
];

/** What is not paid back, said beside what is, before the work and while it goes on. */
const stillDisliked = ({ revisions }: { revisions: number }): string =>
  `初稿交出后只是不喜欢，可改 ${revisions} 次，不退款`;

type Asked = Pick<RgOrder, "amount" | "currency" | "late" | "refund" | "revisionsLeft" | "stage" | "terms">;

/** Does a manuscript lie with the family, or is it being changed: does only what departs from what was agreed bring money back? */
const isHandedIn = ({ stage, refund }: Pick<Asked, "stage" | "refund">): boolean =>
  (stage === "draft" || stage === "revising") && refund?.by === "desk";

/**
 * The rule that holds now, and what it comes to. Once a manuscript was handed in: the whole sum for what departs from what was
 * agreed, once a person has looked; nothing for a change of mind, with revisions left or without.
 */
export function ruleNow(order: Asked): string {
  const { amount, currency, late, refund, revisionsLeft, stage, terms } = order;
  if (refund === null) return "";
  if (isHandedIn(order)) {
    const change = revisionsLeft > 0 ? `，可以请起名人改，还可改 ${revisionsLeft} 次` : "";
    return `现在：初稿已交。与约定不符，核对属实，全额退款；改主意、只是不喜欢，不退款${change}。`;
  }
  const stands = late ? "已逾期" : stage === "writing" ? "已动笔" : "还没有动笔";
  const most =
    refund.by === "desk" ? `退 ${terms.beforeDraft}%` : refund.amount === amount ? "全额退款" : "退剩下的";
  return `现在申请：${stands}，${most}，即 ${amountText(refund.amount, currency)}。`;
}

/** The rules beside the one that holds now, none of them said twice; those of stages that are over are left out. */
export const rulesBeside = (order: Asked): string[] =>
  isHandedIn(order)
    ? ["过了约定的日子没有交稿、重复扣款，全额退款"]
    : order.late
      ? [ALWAYS, stillDisliked(order.terms)]
      : [...refundRules(order.terms.beforeDraft), stillDisliked(order.terms)];

/** What goes against the buyer (对您不利的约定): said where it is agreed to, not only where the work is sold; `tells`: who asks for it learns of a draft by a message. */
export const againstBuyer = (
  { revisions, answerDays = null }: { revisions: number; answerDays?: number | null },
  tells: boolean,
): string[] => [
  stillDisliked({ revisions }),
  ...(answerDays === null
    ? []
    : [
        `交稿后 ${answerDays} 天没有您的答复，按定稿处理；${tells ? "交稿时可以收短信，" : ""}最后一天写在订单页里`,
      ]),
];
