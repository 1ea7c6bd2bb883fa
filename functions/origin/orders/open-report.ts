import { say } from "#functions/contract/watch/log.ts";
import { Failure } from "#functions/origin/failure.ts";
import { faultText } from "#functions/origin/fault-text.ts";
import { isPaid } from "#functions/origin/products/stored.ts";
import { findOrder, type Order } from "#functions/origin/store/find-order.ts";
import type { Context } from "#functions/origin/visit.ts";
import { deliver } from "./deliver.ts";

const PREPARING = "已经收到付款，正在整理您的结果，通常几秒钟。";
const REFUNDED = "这笔订单已经退款，付费的部分不再提供；免费的部分还在。";
/** Seconds after which a report that is being made is asked for again. */
const AGAIN = 3;

/** Why what payment adds is not shown: nobody has paid, or the money has gone back. */
export const notPaid = ({ status, product }: Pick<Order, "status" | "product">): Failure =>
  status === "refunded"
    ? new Failure("PAYMENT_REQUIRED", { refunded: true }, REFUNDED)
    : new Failure("PAYMENT_REQUIRED", { product });

/**
 * Reads from the report of a paid order; where `read` says null because delivery is late, makes the report
 * first. Throws Failure PAYMENT_REQUIRED for an unpaid or refunded order, STATE_CONFLICT without a report.
 */
export async function openReport<T>(
  order: Order,
  read: (order: Order) => Promise<T | null>,
  context: Context,
): Promise<T> {
  const { sn, status } = order;
  if (!isPaid(status)) throw notPaid(order);
  const found = await read(order);
  if (found !== null) return found;
  if (context.traceless !== true) await tryToDeliver(sn, context);
  const made = await read(await findOrder(sn, context));
  if (made === null) throw new Failure("STATE_CONFLICT", { retryAfter: AGAIN }, PREPARING);
  return made;
}

/** A delivery that fails here is tried again by the outbox: the visitor is told that it takes a moment. */
async function tryToDeliver(sn: string, context: Context): Promise<void> {
  try {
    await deliver(sn, context);
  } catch (error) {
    say({ at: "origin", call: "deliver", fault: faultText(error) });
  }
}
