import { Failure } from "../failure.ts";
import { findOrder } from "../orders/find-order.ts";
import { readLikes } from "../orders/likes.ts";
import { isPaid } from "../reports/paid-order.ts";
import { readPaidName } from "../reports/read-names.ts";
import { readResult } from "../results/stored-result.ts";
import type { HandlerOf } from "./handlers.ts";

/** Everything about one name of an order; a name that is not among the free ones comes with payment. */
export const nameDetail: HandlerOf<"order", "nameDetail"> = async ({ sn, name }, visit) => {
  const order = await findOrder(sn, "seek", visit);
  const [result, liked] = await Promise.all([readResult(order, visit), readLikes(sn, visit)]);
  const free = result.names.find((candidate) => candidate.given === name || candidate.name === name);
  if (free === undefined && !isPaid(order.status)) throw new Failure("PAYMENT_REQUIRED");
  const found = free ?? (await readPaidName(sn, name, visit));
  return { ...found, liked: liked.has(found.given), sn, status: order.status };
};
