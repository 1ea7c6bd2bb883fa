import { bucketIn, newNumber, randomText } from "#functions/contract/values/numbers.ts";

const TAIL_LENGTH = 5;

/**
 * A new number of a payment (商户单号) for an order: in the order's bucket, with chance of its own, so that typing it off
 * a receipt is proof of the payment.
 */
export const newOutTradeNo = (sn: string): string => newNumber(bucketIn(sn), "payment");

/** The end of a refund's number (商户退款单号), after its payment's; stored, so that each try has the same. */
export const newRefundTail = (): string => `R${randomText(TAIL_LENGTH)}`;

/** The tail for a payment that paid no order: all of it goes back, in one refund. */
export const ONLY_REFUND = "R";
export const onlyRefundOf = (outTradeNo: string): string => outTradeNo + ONLY_REFUND;
