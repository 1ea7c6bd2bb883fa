import { readPaidResult } from "../payments/paid-result.ts";
import { tillOf } from "../payments/till.ts";
import type { HandlerOf } from "./handler-of.ts";

/** How the payment of an order stands (付款结果). */
export const getPaidRes: HandlerOf<"order", "getPaidRes"> = ({ sn }, visit) =>
  readPaidResult(sn, visit, tillOf(visit));
