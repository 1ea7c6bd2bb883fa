import { findAnyOrder } from "../orders/find-order.ts";
import { writeMobileOf } from "../orders/mobiles.ts";
import type { HandlerOf } from "./handler-of.ts";

/** Writes down a mobile (手机号) that the order can be found by later, with a code sent to it. */
export const writeMobile: HandlerOf<"order", "writeMobile"> = async ({ sn, mobile }, visit) => {
  await findAnyOrder(sn, visit);
  return { masked: await writeMobileOf(sn, mobile, visit) };
};
