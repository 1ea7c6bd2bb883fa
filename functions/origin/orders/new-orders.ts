import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { createJob } from "#functions/origin/products/expert/job/jobs.ts";
import { readPackages } from "#functions/origin/products/expert/slots.ts";
import { termsOf } from "#functions/origin/products/expert/terms.ts";
import { products } from "#functions/origin/products/products.ts";
import { at } from "#functions/origin/store/spread/shards.ts";
import { createOrder } from "./create.ts";

/** Creates a naming order (起名订单) with its free face; the same form sent twice is one order. */
export const orderNames: HandlerOf<"index", "seek"> = async (brief, visit) =>
  brief.kind === "business"
    ? createOrder(products.business, brief, visit)
    : createOrder(products.baby, brief, visit);

/** Creates a scoring order (评分订单) with its free face; the same form sent twice is one order. */
export const orderScore: HandlerOf<"index", "score"> = async (brief, visit) =>
  brief.kind === "business"
    ? createOrder(products["business-score"], brief, visit)
    : createOrder(products.score, brief, visit);

/** Creates a luck order (随机优选): its number is the key of the draw. The same form sent twice is one order. */
export const orderLuck: HandlerOf<"order", "skyfall"> = (brief, visit) =>
  createOrder(products.luck, brief, visit);

/** Orders expert work (人工起名); STATE_CONFLICT where none can be begun now. The same form sent twice is one order. */
export const orderExpert: HandlerOf<"order", "rengongBuy"> = async (asked, visit) => {
  const { open, nextSlot, packages } = await readPackages(visit);
  if (!open || !packages.some((one) => one.type === asked.type && one.open)) {
    const when = open || nextSlot === null ? "现在还约不了。" : `目前排满了，${nextSlot} 起可约。`;
    throw new Failure("STATE_CONFLICT", {}, when);
  }
  const order = await createOrder(products.expert, asked, visit);
  await createJob(order.sn, termsOf(asked.type), await at(order.sn, visit));
  return order;
};
