/** What a page's policy says besides: only our own sources; forms may go only to us. */
const FIXED = [
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** The Content-Security-Policy of a page: its scripts and styles by nonce. */
export const contentSecurityPolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; ${FIXED}`;

const COMMON = Object.entries({
  "x-content-type-options": "nosniff",
  // strict-origin-when-cross-origin, not no-referrer: the H5 cashier wants to see our domain.
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "camera=(), geolocation=(), microphone=(), payment=(self), usb=(), browsing-topics=()",
  "x-frame-options": "DENY",
});

/**
 * Keeps whoever opened the window from sending it elsewhere: on the way to the money, at the desk, wherever a page may not stay on the device. A browser starts a process for such a page, which
 * costs its first paint up to 0.3 s on a slow phone (docs/decisions/119).
 */
export const NO_OPENER = ["cross-origin-opener-policy", "same-origin"] as const;

/** Seconds, where an answer does not say when to try again. */
const AGAIN_S = "30";

/** Says when to try again (Retry-After) on every answer that is too much or out of order. */
export function setRetryAfter({ status, headers }: Response): void {
  if ((status === 429 || status === 503) && !headers.has("retry-after")) headers.set("retry-after", AGAIN_S);
}

/** Sets the headers that every answer of the site has. */
export function setCommonHeaders(headers: Headers, secure: boolean): void {
  for (const [name, value] of COMMON) headers.set(name, value);
  if (secure) headers.set("strict-transport-security", "max-age=63072000; includeSubDomains");
}
