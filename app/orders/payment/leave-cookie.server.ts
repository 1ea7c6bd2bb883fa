import { cookieLine, readCookies } from "#app/kit/cookies/cookies.ts";

/** Says to the next wait-pay that it may leave for the cashier by itself: once, so that Back does not loop. */
const NAME = "leave";

const OUT_TRADE_NO = /^[0-9A-Z]{20,32}$/;

/** The `set-cookie` line after a payment was begun. */
export const mayLeave = (outTradeNo: string, secure: boolean): string =>
  cookieLine({ name: NAME, value: outTradeNo, secure, maxAge: 60 });

/** Which payment's cashier the page may leave for, and the line that forgets it. */
export function readLeave(
  cookies: string | null,
  secure: boolean,
): { outTradeNo: string | null; clear: string | null } {
  const outTradeNo = readCookies(cookies)[NAME];
  if (outTradeNo === undefined || !OUT_TRADE_NO.test(outTradeNo)) return { outTradeNo: null, clear: null };
  return { outTradeNo, clear: cookieLine({ name: NAME, value: "", secure, maxAge: 0 }) };
}
