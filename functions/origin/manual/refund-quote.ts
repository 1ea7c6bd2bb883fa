import type { ManualTerms, RefundQuote } from "#functions/contract/manual.ts";
import type { ManualStage } from "#functions/contract/manual-stage.ts";

/** What a refund of expert work is judged by: the price, and what of it has not gone back yet, in fen. */
export interface Standing {
  stage: ManualStage;
  late: boolean;
  amount: number;
  left: number;
  terms: Pick<ManualTerms, "beforeDraft">;
}

type Rule = (standing: Standing) => RefundQuote;

const whole: Rule = ({ left }) => ({ by: "machine", amount: left });
/** Part of the price: a person looks how far the work has come. */
const part: Rule = (standing) => {
  const { amount: price, left, terms } = standing;
  const amount = Math.min(left, Math.round((price * terms.beforeDraft) / 100));
  return amount === left ? whole(standing) : { by: "desk", amount };
};
/** 初稿与约定不符: all of it, once a person has looked. */
const claimed: Rule = ({ left }) => ({ by: "desk", amount: left });

/** What comes back at each stage (退款规则); null where nothing is asked for here. */
const RULES: Readonly<Record<ManualStage, Rule | null>> = {
  ordered: null,
  paid: whole,
  briefed: whole,
  writing: part,
  draft: claimed,
  revising: claimed,
  final: null,
  cancelled: null,
};

/** Late work comes back whole, whatever stage it is in; where all has gone back, there is nothing to ask for. */
export function refundQuote(standing: Standing): RefundQuote | null {
  const rule = RULES[standing.stage];
  if (rule === null || standing.left <= 0) return null;
  return (standing.late ? whole : rule)(standing);
}
