import type { ManualStage, ManualTerms, RefundQuote } from "#functions/contract/manual.ts";

/** What a refund of expert work is judged by; `amount` in fen. */
export interface Standing {
  stage: ManualStage;
  late: boolean;
  amount: number;
  terms: Pick<ManualTerms, "beforeDraft">;
}

type Rule = (standing: Standing) => RefundQuote;

const whole: Rule = ({ amount }) => ({ by: "machine", amount });
/** Part of it: a person sends it back, for the till only knows whole payments. */
const part: Rule = (standing) => {
  const amount = Math.round((standing.amount * standing.terms.beforeDraft) / 100);
  return amount === standing.amount ? whole(standing) : { by: "desk", amount };
};
/** 初稿与约定不符: all of it, once a person has looked. */
const claimed: Rule = ({ amount }) => ({ by: "desk", amount });

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

/** Late work comes back whole, whatever stage it is in. */
export function refundQuote(standing: Standing): RefundQuote | null {
  const rule = RULES[standing.stage];
  if (rule === null) return null;
  return (standing.late ? whole : rule)(standing);
}
