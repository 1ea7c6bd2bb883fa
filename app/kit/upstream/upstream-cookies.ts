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

interface UpstreamCookie {
  name: string;
  value: string;
  /** Seconds; undefined where it lasts as long as the browser runs. */
  maxAge: number | undefined;
}

/** What the upstream sets: those alone that a browser would send back as they are. */
const setBy = (headers: Headers): UpstreamCookie[] =>
  headers
    .getSetCookie()
    .slice(0, MAX_COOKIES)
    .flatMap((line) => {
      const { name, value = "", maxAge } = parseSetCookie(line, { decode: (text) => text });
      if (!SAFE_NAME.test(name) || !SAFE_VALUE.test(value) || line.length > MAX_LENGTH) return [];
      const isAge = maxAge !== undefined && Math.abs(maxAge) <= MAX_AGE_S;
      return [{ name, value, maxAge: isAge ? maxAge : undefined }];
    });

/** The `set-cookie` lines for the browser out of the upstream's: its name, value and age, our attributes. */
export const cookiesFromUpstream = (headers: Headers, secure: boolean): string[] =>
  setBy(headers).map(({ name, value, maxAge }) =>
    cookieLine({ name: prefixOf(secure) + name, value, secure, ...(maxAge !== undefined && { maxAge }) }),
  );

/** The `cookie` header for the upstream after it has set some: a page that makes several calls is one browser to it. */
export function withCookiesSet(cookies: string | null, headers: Headers): string | null {
  const set = setBy(headers);
  if (set.length === 0) return cookies;
  const others = Object.entries(readCookies(cookies)).filter(([name]) =>
    set.every((one) => one.name !== name),
  );
  const kept = set.filter(({ maxAge }) => maxAge === undefined || maxAge > 0);
  const pairs = [...kept.map(({ name, value }) => [name, value]), ...others];
  return pairs.length === 0 ? null : pairs.map(([name, value]) => `${name}=${value}`).join("; ");
}
