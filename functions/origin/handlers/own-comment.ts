import { commentOf, mayComment } from "../comments/keep-comment.ts";
import { openComment } from "../comments/stored-comment.ts";
import { findAnyOrder } from "../orders/find-order.ts";
import { toldOf } from "../orders/summary.ts";
import { hasMoneyLeft } from "../payments/find-payment.ts";
import type { HandlerOf } from "./handler-of.ts";

/** An order's own comment, shown or not, for whoever holds the order's number. */
export const ownComment: HandlerOf<"x", "ownComment"> = async ({ sn }, visit) => {
  const order = await findAnyOrder(sn, visit);
  const { title: bought } = await toldOf(order, visit.env.DATA_KEYS);
  const [row, refundable] = await Promise.all([commentOf(sn, visit), hasMoneyLeft(sn, visit)]);
  if (row === null) return { bought, may: mayComment(order), refundable, comment: null };
  const { text } = await openComment(row, visit);
  const { state, stars, reason } = row;
  const may = mayComment(order) && state === "hidden";
  return { bought, may, refundable, comment: { state, stars, text, reason } };
};
