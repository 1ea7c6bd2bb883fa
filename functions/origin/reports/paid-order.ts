import type * as v from "valibot";
import { Failure } from "../failure.ts";
import { faultText } from "../fault-text.ts";
import { findOrder } from "../orders/find-order.ts";
import type { orders } from "../store/tables.ts";
import type { Visit } from "../visit.ts";
import { deliver } from "./deliver.ts";
import { findPart } from "./parts.ts";

type Order = typeof orders.$inferSelect;

const PREPARING = "已经收到付款，正在整理您的报告，通常几秒钟。";
const REFUNDED = "这笔订单已经退款，付费的部分不再提供；免费的部分还在。";
/** Seconds after which a report that is being made is asked for again. */
const AGAIN = 3;

/** Is the paid report of an order in this state to be read? What is refunded is not; while a refund is looked at, it is. */
export const isPaid = (status: Order["status"]): boolean =>
  status === "paid" || status === "delivered" || status === "refunding";

/**
 * A paid order with the face of its report, made on the spot where delivery is late. Throws Failure PAYMENT_REQUIRED
 * where it is unpaid or refunded, STATE_CONFLICT while there is no report yet.
 */
export async function openReport<const S extends v.GenericSchema>(
  schema: S,
  sn: string,
  kind: Order["kind"],
  visit: Visit,
): Promise<{ order: Order; face: v.InferOutput<S> }> {
  const order = await findOrder(sn, kind, visit);
  if (order.status === "refunded") throw new Failure("PAYMENT_REQUIRED", {}, REFUNDED);
  if (!isPaid(order.status)) throw new Failure("PAYMENT_REQUIRED");
  const face = await findPart(schema, sn, "face", visit);
  if (face !== null) return { order, face };
  await tryToDeliver(sn, visit);
  const made = await findPart(schema, sn, "face", visit);
  if (made === null) throw new Failure("STATE_CONFLICT", { retryAfter: AGAIN }, PREPARING);
  return { order: await findOrder(sn, kind, visit), face: made };
}

/** A delivery that fails here is tried again by the outbox: the visitor is told that it takes a moment. */
async function tryToDeliver(sn: string, visit: Visit): Promise<void> {
  try {
    await deliver(sn, visit);
  } catch (error) {
    console.error(JSON.stringify({ at: "origin", call: "deliver", fault: faultText(error) }));
  }
}
