const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 24;

/**
 * A new number of a payment (商户单号): 120 random bits of its own, never derived from the order's, so that typing it off
 * a receipt is proof of the payment.
 */
export const newOutTradeNo = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => ALPHABET[byte & 31]).join("");

/** The number of a payment's one refund (商户退款单号): the same on every try. */
export const refundNoOf = (outTradeNo: string): string => `${outTradeNo}R`;
