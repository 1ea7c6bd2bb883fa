/** Says to the next wait-pay that it may leave for the cashier by itself: once, so that Back does not loop. */
const NAME = "leave";

const attributes = (secure: boolean) => `Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

/** The `set-cookie` line after a payment was begun. */
export const mayLeave = (outTradeNo: string, secure: boolean): string =>
  `${NAME}=${outTradeNo}; ${attributes(secure)}; Max-Age=60`;

/** Which payment's cashier the page may leave for, and the line that forgets it. */
export function readLeave(
  cookies: string | null,
  secure: boolean,
): { outTradeNo: string | null; clear: string | null } {
  const found = new RegExp(`(?:^|;\\s*)${NAME}=([0-9A-Z]{20,32})(?:;|$)`).exec(cookies ?? "")?.[1];
  if (found === undefined) return { outTradeNo: null, clear: null };
  return { outTradeNo: found, clear: `${NAME}=; ${attributes(secure)}; Max-Age=0` };
}
