import { commentOf, mayComment } from "../comments/keep-comment.ts";
import { openComment } from "../comments/stored-comment.ts";
import { findAnyOrder } from "../orders/find-order.ts";
import { toldOf } from "../orders/summary.ts";
import type { HandlerOf } from "./handlers.ts";

/** An order's own comment, shown or not, for whoever holds the order's number. */
export const ownComment: HandlerOf<"x", "ownComment"> = async ({ sn }, visit) => {
  const order = await findAnyOrder(sn, visit);
  const { title: bought } = await toldOf(order, visit.env.DATA_KEYS);
  const row = await commentOf(sn, visit);
  if (row === null) return { bought, may: mayComment(order), comment: null };
  const { text } = await openComment(row, visit);
  const { state, stars, reason } = row;
  return { bought, may: mayComment(order) && state === "hidden", comment: { state, stars, text, reason } };
};
