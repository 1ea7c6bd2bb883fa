const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 24;
const TAIL_LENGTH = 5;

const randomText = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => ALPHABET[byte & 31]).join("");

/**
 * A new number of a payment (商户单号): 120 random bits of its own, never derived from the order's, so that typing it off
 * a receipt is proof of the payment.
 */
export const newOutTradeNo = (): string => randomText(LENGTH);

/** The end of a refund's number (商户退款单号), after its payment's; stored, so that each try has the same. */
export const newRefundTail = (): string => `R${randomText(TAIL_LENGTH)}`;

/** The tail for a payment that paid no order: all of it goes back, in one refund. */
export const ONLY_REFUND = "R";
export const onlyRefundOf = (outTradeNo: string): string => outTradeNo + ONLY_REFUND;
