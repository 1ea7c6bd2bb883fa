import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import type { ExpertTerms, RefundQuote } from "#functions/contract/products/expert.ts";

/** What a refund of expert work is judged by: the price, and what of it has not gone back yet, in fen. */
interface RefundCase {
  stage: ExpertStage;
  late: boolean;
  amount: number;
  left: number;
  terms: Pick<ExpertTerms, "beforeDraft">;
}

type Rule = (refundCase: RefundCase) => RefundQuote;

const whole: Rule = ({ left }) => ({ by: "machine", amount: left });
/** Part of the price: a person looks how far the work has come. */
const part: Rule = (refundCase) => {
  const { amount: price, left, terms } = refundCase;
  const amount = Math.min(left, Math.round((price * terms.beforeDraft) / 100));
  return amount === left ? whole(refundCase) : { by: "desk", amount };
};
/** 初稿与约定不符: all of it, once a person has looked. */
const claimed: Rule = ({ left }) => ({ by: "desk", amount: left });

/** What comes back at each stage (退款规则); null where nothing is asked for here. */
const RULES: Readonly<Record<ExpertStage, Rule | null>> = {
  ordered: null,
  paid: whole,
  briefed: whole,
  writing: part,
  draft: claimed,
  revising: claimed,
  final: null,
  cancelled: null,
};

/** The quote: late work comes back whole at each stage that has a rule; null without a rule or money left. */
export function refundQuote(refundCase: RefundCase): RefundQuote | null {
  const rule = RULES[refundCase.stage];
  if (rule === null || refundCase.left <= 0) return null;
  return (refundCase.late ? whole : rule)(refundCase);
}
