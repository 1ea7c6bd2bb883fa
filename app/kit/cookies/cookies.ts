import { type Cookies, parseCookie, type SetCookie, stringifySetCookie } from "cookie";

/** Values go as they are: no cookie of the site, nor one of the upstream, needs an encoding. */
const asIs = (value: string) => value;

/** The cookies of a `cookie` header by name; of a name that is there twice, the first. */
export const readCookies = (header: string | null): Cookies => parseCookie(header ?? "", { decode: asIs });

/** A `set-cookie` line; by default for every path and kept from scripts and from other sites' forms. */
export const cookieLine = (cookie: SetCookie): string =>
  stringifySetCookie({ path: "/", httpOnly: true, sameSite: "lax", ...cookie }, { encode: asIs });
