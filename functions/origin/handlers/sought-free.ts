import { findOrder } from "../orders/find-order.ts";
import { readLikes, withLikes } from "../orders/likes.ts";
import { readResult } from "../results/stored-result.ts";
import type { HandlerOf } from "./handler-of.ts";

/** The free face of a naming order, as it was derived when the form was sent. */
export const soughtFree: HandlerOf<"order", "soughtFree"> = async ({ sn }, visit) => {
  const order = await findOrder(sn, "seek", visit);
  const [result, liked] = await Promise.all([readResult(order, visit), readLikes(sn, visit)]);
  const row = { sn, status: order.status, expiresAt: order.expiresAt, engine: order.engine };
  return result.service === "business"
    ? { ...result, names: withLikes(result.names, liked), ...row }
    : { ...result, names: withLikes(result.names, liked), own: withLikes(result.own, liked), ...row };
};
