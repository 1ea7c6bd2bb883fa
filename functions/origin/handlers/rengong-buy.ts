import { Failure } from "../failure.ts";
import { createJob } from "../manual/jobs.ts";
import { readRengong } from "../manual/slots.ts";
import { OFFERS, termsOf } from "../manual/terms.ts";
import { createOrder } from "../orders/create-order.ts";
import type { HandlerOf } from "./handler-of.ts";

/** Orders expert work (人工起名); STATE_CONFLICT where none can be begun now. The same form sent twice is one order. */
export const rengongBuy: HandlerOf<"order", "rengongBuy"> = async ({ type, idem }, visit) => {
  const { open, nextSlot, packages } = await readRengong(visit);
  if (!open || !packages.some((one) => one.type === type && one.open)) {
    const when = open || nextSlot === null ? "现在还约不了。" : `目前排满了，${nextSlot} 起可约。`;
    throw new Failure("STATE_CONFLICT", {}, when);
  }
  const terms = termsOf(type);
  const said = { keep: "30d", surname: "", type } as const;
  const order = await createOrder({ offer: OFFERS[type], idem, said, derive: async () => terms }, visit);
  await createJob(order.sn, terms, visit);
  return order;
};
