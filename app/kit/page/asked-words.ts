import { dayTextOf } from "#app/kit/page/time-text.ts";
import type { Asked, AskedKind } from "#functions/contract/orders/asked.ts";

/** What its owner reads that something asked for is called (投诉、退款). */
export const ASKED_KINDS: Readonly<Record<AskedKind, string>> = { complaint: "投诉", refund: "退款" };

/** How a complaint, or a wish for money back, stands, for its owner; past its day it says so. `now` in ms. */
export function askedText(
  { kind, by, answeredAt, questionAt }: Pick<Asked, "kind" | "by" | "answeredAt" | "questionAt">,
  now: number,
): string {
  if (answeredAt !== null) return `${kind === "refund" ? "退款申请" : "投诉"}已答复`;
  const day = dayTextOf(by);
  // Past its day it is as late as any other.
  if (questionAt && Date.parse(by) >= now)
    return `${ASKED_KINDS[kind]}处理中，客服想先问您一句；不回，也在 ${day}前答复`;
  return Date.parse(by) < now
    ? `${ASKED_KINDS[kind]}处理中，原定 ${day}前答复，已经晚了`
    : `${ASKED_KINDS[kind]}处理中，${day}前答复`;
}
