import { parseSetCookie } from "cookie";
import { cookieLine, readCookies } from "#app/kit/cookies/cookies.ts";

/**
 * Cookies of the upstream live in the visitor's browser under this prefix and go back to the upstream only. Over https the
 * name carries the browser's own guarantee (`__Host-`): no neighbouring site can set one.
 */
const prefixOf = (secure: boolean): string => (secure ? "__Host-up-" : "up-");
const MAX_COOKIES = 8;
const MAX_LENGTH = 1024;
/** Seconds; no browser keeps a cookie for longer than this. */
const MAX_AGE_S = 999_999_999;

const SAFE_NAME = /^[A-Za-z0-9_-]{1,40}$/;
const SAFE_VALUE = /^[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]*$/;

/** The `cookie` header for the upstream out of the browser's, or null: prefixed ones only, prefix taken off. */
export function cookiesForUpstream(header: string | null, secure: boolean): string | null {
  const prefix = prefixOf(secure);
  const pairs = Object.entries(readCookies(header)).map(([name, value]) => `${name}=${value}`);
  const kept = pairs.filter((pair) => pair.startsWith(prefix) && pair.length <= MAX_LENGTH);
  if (kept.length === 0) return null;
  return kept
    .slice(0, MAX_COOKIES)
    .map((pair) => pair.slice(prefix.length))
    .join("; ");
}

/** The `set-cookie` lines for the browser out of the upstream's: its name, value and age, our attributes. */
export function cookiesFromUpstream(headers: Headers, secure: boolean): string[] {
  return headers
    .getSetCookie()
    .slice(0, MAX_COOKIES)
    .flatMap((line) => {
      const { name, value = "", maxAge } = parseSetCookie(line, { decode: (text) => text });
      if (!SAFE_NAME.test(name) || !SAFE_VALUE.test(value) || line.length > MAX_LENGTH) return [];
      const age = maxAge !== undefined && Math.abs(maxAge) <= MAX_AGE_S ? { maxAge } : {};
      return [cookieLine({ name: prefixOf(secure) + name, value, secure, ...age })];
    });
}
