import type { ScoreBrief } from "#functions/contract/score-brief.ts";
import type { SignScoreBrief } from "#functions/contract/sign-score-brief.ts";
import { citationFinder } from "../depth/find-citation.ts";
import { createOrder } from "../orders/create-order.ts";
import { deriveScore } from "../results/derive-score.ts";
import { deriveSignScore } from "../results/derive-sign-score.ts";
import { questionOf } from "../results/score-question.ts";
import { signQuestionOf } from "../results/sign-question.ts";
import type { Visit } from "../visit.ts";
import type { HandlerOf } from "./handler-of.ts";

/** Creates a scoring order (评分订单) with its free face; the same form sent twice is one order. */
export const score: HandlerOf<"index", "score"> = async (brief, visit) =>
  brief.kind === "business" ? scoreSign(brief, visit) : scorePerson(brief, visit);

function scorePerson(brief: ScoreBrief, visit: Visit) {
  const question = questionOf(brief, visit.now);
  const derive = () => deriveScore(question, citationFinder(visit.env));
  return createOrder({ offer: "score", idem: brief.idem, said: question, derive }, visit);
}

function scoreSign(brief: SignScoreBrief, visit: Visit) {
  const question = signQuestionOf(brief);
  const derive = async () => deriveSignScore(question);
  return createOrder({ offer: "businessScore", idem: brief.idem, said: question, derive }, visit);
}
