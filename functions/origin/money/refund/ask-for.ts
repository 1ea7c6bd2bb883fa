import type { RefundQuote } from "#functions/contract/products/expert.ts";
import { Failure } from "#functions/origin/failure.ts";
import { putWords, refOf } from "#functions/origin/store/desk/put-words.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import type { Context } from "#functions/origin/visit.ts";
import { refundOrder } from "./ask-back.ts";

/**
 * Asks for a refund by its quote (申请退款): at once where the quote says `machine`, else as a desk item with the
 * family's words, `id` being that of its step; asked for while one is open, it is that one. Answers the payments that
 * the outbox refunds now. Throws STATE_CONFLICT.
 */
export async function askForRefund(
  { sn, paidBy }: Order,
  { by, amount: quote }: RefundQuote,
  { text, id }: { text: string; id: string },
  context: Context,
): Promise<string[]> {
  if (by === "desk") {
    const ref = await refOf(id, context);
    const words = text === "" ? "没有写原因" : text;
    await putWords({ kind: "refund", ref, sn, words, quote }, context, { joins: true });
    return [];
  }
  if (!(await refundOrder(sn, context))) throw new Failure("STATE_CONFLICT");
  return paidBy === null ? [] : [paidBy];
}
