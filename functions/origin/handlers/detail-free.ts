import { findOrder } from "../orders/find-order.ts";
import { MOST_CHANGES, readChanges } from "../orders/score-changes.ts";
import { StoredScore } from "../results/derive-score.ts";
import { readStored } from "../results/stored-result.ts";
import type { HandlerOf } from "./handlers.ts";

/** The free face of a scoring order as it was derived when the form was sent, with the changes tried since. */
export const detailFree: HandlerOf<"order", "detailFree"> = async ({ sn }, visit) => {
  const order = await findOrder(sn, "score", visit);
  const [result, changes] = await Promise.all([
    readStored(StoredScore, order, visit),
    readChanges(sn, visit),
  ]);
  return {
    ...result,
    changes,
    changesLeft: MOST_CHANGES - changes.length,
    sn,
    status: order.status,
    expiresAt: order.expiresAt,
    engine: order.engine,
  };
};
