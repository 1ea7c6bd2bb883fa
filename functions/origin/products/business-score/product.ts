import type { BusinessScoreBrief } from "#functions/contract/products/business-score-brief.ts";
import type { Product } from "#functions/origin/products/product.ts";
import { scoringOf } from "#functions/origin/products/scoring/scoring.ts";
import { readAsked } from "#functions/origin/products/stored.ts";
import { deriveBusinessChange, deriveBusinessScore, StoredBusinessScore } from "./derive.ts";
import { BusinessQuestion, businessQuestionOf } from "./question.ts";
import { BusinessScoreFace, deriveBusinessScoreReport } from "./report.ts";

/** A score of a name for a business (店名评分). */
export const businessScore: Product<BusinessScoreBrief, BusinessQuestion, StoredBusinessScore> = {
  name: "business-score",
  offer: () => "businessScore",
  brief: BusinessQuestion,
  check: businessQuestionOf,
  derive: async (said) => deriveBusinessScore(said),
  stored: StoredBusinessScore,
  async report(order, context) {
    const { said, free, delivered } = await readAsked(businessScore, order, context);
    return deriveBusinessScoreReport(said, free, delivered);
  },
  page: (sn) => `/name-measurement-result/${sn}`,
};

/** The fields by which the wire tells these scores from scores of a person's name. */
const WIRE = { kind: "score", service: "business" } as const;

/** Answers the calls that read the score of a business-score order. */
export const businessScoring = scoringOf({
  product: businessScore,
  face: BusinessScoreFace,
  freeAnswer: (free, row) => ({ ...WIRE, ...free, ...row }),
  paidAnswer: (face, row) => ({ ...WIRE, ...face, ...row }),
  change: async (said, given) => deriveBusinessChange(said, given),
});
