import { payOrder } from "../payments/pay-order.ts";
import { tillOf } from "../payments/till.ts";
import type { HandlerOf } from "./handler-of.ts";

/** Starts or repeats a payment (付款). */
export const payAgain: HandlerOf<"order", "payAgain"> = (params, visit) =>
  payOrder(params, visit, tillOf(visit));
