/** Cookies of the upstream live in the visitor's browser under this prefix and go back to the upstream only. */
const PREFIX = "up-";
const MAX_COOKIES = 8;
const MAX_LENGTH = 1024;

const SAFE_NAME = /^[A-Za-z0-9_-]{1,40}$/;
const SAFE_VALUE = /^[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]*$/;

/** The `cookie` header for the upstream out of the browser's, or null: prefixed ones only, prefix taken off. */
export function cookiesForUpstream(header: string | null): string | null {
  const kept: string[] = [];
  for (const part of (header ?? "").split(";")) {
    const cookie = part.trim();
    if (cookie.startsWith(PREFIX) && cookie.length <= MAX_LENGTH) kept.push(cookie.slice(PREFIX.length));
  }
  return kept.length === 0 ? null : kept.slice(0, MAX_COOKIES).join("; ");
}

/** The `set-cookie` lines for the browser out of the upstream's: its name, value and age, our attributes. */
export function cookiesFromUpstream(headers: Headers, secure: boolean): string[] {
  return headers
    .getSetCookie()
    .slice(0, MAX_COOKIES)
    .flatMap((line) => {
      const [pair = "", ...attributes] = line.split(";");
      const cut = pair.indexOf("=");
      const name = pair.slice(0, cut).trim();
      const value = pair.slice(cut + 1).trim();
      if (cut < 1 || !SAFE_NAME.test(name) || !SAFE_VALUE.test(value) || line.length > MAX_LENGTH) return [];
      const age = attributes.map((text) => /^\s*max-age=(-?\d{1,9})\s*$/i.exec(text)?.[1]).find(Boolean);
      const lifetime = age === undefined ? "" : `; Max-Age=${age}`;
      return [
        `${PREFIX}${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}${lifetime}`,
      ];
    });
}
