import type { ScoreBrief } from "#functions/contract/products/score-brief.ts";
import { citationFinder } from "#functions/origin/products/citations.ts";
import type { Product } from "#functions/origin/products/product.ts";
import { scoringOf } from "#functions/origin/products/scoring/scoring.ts";
import { readAsked } from "#functions/origin/products/stored.ts";
import { deriveChange, deriveScore, StoredScore } from "./derive.ts";
import { questionOf, ScoreQuestion } from "./question.ts";
import { deriveScoreReport, ScoreFace } from "./report.ts";

/** A score of a person's name (名字评分). */
export const score: Product<ScoreBrief, ScoreQuestion, StoredScore> = {
  name: "score",
  offer: () => "score",
  brief: ScoreQuestion,
  check: questionOf,
  derive: (said, _sn, { env }) => deriveScore(said, citationFinder(env)),
  stored: StoredScore,
  async report(order, context) {
    const { said, free, delivered } = await readAsked(score, order, context);
    return deriveScoreReport(said, free, delivered, citationFinder(context.env));
  },
  page: (sn) => `/name-measurement-result/${sn}`,
};

/** Answers the calls that read the score of a score order. */
export const scoreScoring = scoringOf({
  product: score,
  face: ScoreFace,
  freeAnswer: (free, row) => ({ kind: "score", ...free, ...row }),
  paidAnswer: (face, row) => ({ kind: "score", ...face, ...row }),
  change: (said, given, { env }) => deriveChange(said, given, citationFinder(env)),
});
