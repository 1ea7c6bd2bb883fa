import { citationFinder } from "../depth/find-citation.ts";
import { createOrder } from "../orders/create-order.ts";
import { deriveScore } from "../results/derive-score.ts";
import { questionOf } from "../results/score-question.ts";
import { offers } from "../site-info/prices.ts";
import type { HandlerOf } from "./handlers.ts";

/** Creates a scoring order (评分订单) with its free face; the same form sent twice is one order. */
export const score: HandlerOf<"index", "score"> = async (brief, visit) => {
  const question = questionOf(brief, visit.now);
  const derive = () => deriveScore(question, citationFinder(visit.env));
  return createOrder({ offer: offers.score, idem: brief.idem, said: question, derive }, visit);
};
