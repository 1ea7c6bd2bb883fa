import type { RefundQuote } from "#functions/contract/products/expert.ts";
import { Failure } from "#functions/origin/failure.ts";
import { putOnDesk } from "#functions/origin/store/desk/items.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import type { Context } from "#functions/origin/visit.ts";
import { refundOrder } from "./ask-back.ts";

/**
 * Asks for a refund by its quote (申请退款): at once where the quote says `machine`, else as a desk item with the
 * family's words; asking again keeps that one item open. Answers the payments that the outbox refunds now.
 * Throws STATE_CONFLICT.
 */
export async function askForRefund(
  { sn, paidBy }: Order,
  { by, amount }: RefundQuote,
  words: string,
  context: Context,
): Promise<string[]> {
  if (by === "desk") {
    const item = { kind: "refund", ref: sn, sn, words: words === "" ? "没有写原因" : words } as const;
    await putOnDesk({ ...item, quote: amount }, context, "begins");
    return [];
  }
  if (!(await refundOrder(sn, context))) throw new Failure("STATE_CONFLICT");
  return paidBy === null ? [] : [paidBy];
}
