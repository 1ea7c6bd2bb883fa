import { findAnyOrder } from "../orders/find-order.ts";
import { readMobileOf } from "../orders/mobiles.ts";
import type { HandlerOf } from "./handler-of.ts";

/** The mobile of an order as it may be shown (脱敏手机号), to who has the order in their history. */
export const getMobile: HandlerOf<"order", "getMobile"> = async ({ id }, visit) => {
  await findAnyOrder(id, visit);
  return { masked: await readMobileOf(id, visit) };
};
