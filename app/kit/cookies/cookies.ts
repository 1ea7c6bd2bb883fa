import { type Cookies, parseCookie, type SetCookie, stringifySetCookie } from "cookie";

/** Values go as they are: no cookie of the site, nor one of the upstream, needs an encoding. */
const asIs = (value: string) => value;

let last: { header: string; cookies: Readonly<Cookies> } | null = null;

/** The cookies of a `cookie` header by name; of a name that is there twice, the first. A request asks many times: once read. */
export function readCookies(header: string | null): Readonly<Cookies> {
  const text = header ?? "";
  if (last?.header !== text) last = { header: text, cookies: parseCookie(text, { decode: asIs }) };
  return last.cookies;
}

/** A `set-cookie` line; by default for every path and kept from scripts and from other sites' forms. */
export const cookieLine = (cookie: SetCookie): string =>
  stringifySetCookie({ path: "/", httpOnly: true, sameSite: "lax", ...cookie }, { encode: asIs });
