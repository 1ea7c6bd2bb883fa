import type { RgOrder } from "#functions/contract/products/expert.ts";

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
export const stillDisliked = ({ revisions }: { revisions: number }): string =>
  `初稿交出后只是不喜欢，可改 ${revisions} 次，不退款`;

/**
 * The rule that holds while a manuscript lies with the family, or is being changed: the whole sum for what departs from what was
 * agreed, once a person has looked; nothing for a change of mind, with revisions left or without. "" at any other stage, and
 * where the whole sum comes back anyway.
 */
export function ruleNow({
  stage,
  refund,
  revisionsLeft,
}: Pick<RgOrder, "stage" | "refund" | "revisionsLeft">): string {
  if ((stage !== "draft" && stage !== "revising") || refund?.by !== "desk") return "";
  const change = revisionsLeft > 0 ? `，可以请起名人改，还可改 ${revisionsLeft} 次` : "";
  return `初稿已交，现在：与约定不符，核对属实，全额退款；改主意、只是不喜欢，不退款${change}。`;
}

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
