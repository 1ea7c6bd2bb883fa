/** The Content-Security-Policy of a page: only our own sources, by nonce; forms may go only to us. */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
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

const COMMON: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  // strict-origin-when-cross-origin, not no-referrer: the H5 cashier wants to see our domain.
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "camera=(), geolocation=(), microphone=(), payment=(self), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
};

/** Sets the headers that every answer of the site has. */
export function setCommonHeaders(headers: Headers, secure: boolean): void {
  for (const [name, value] of Object.entries(COMMON)) headers.set(name, value);
  if (secure) headers.set("strict-transport-security", "max-age=63072000; includeSubDomains");
}
