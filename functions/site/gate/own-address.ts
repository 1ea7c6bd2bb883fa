const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * On a developer's machine the address of a page under the name that cashiers come back to (PUBLIC_URL); null where the
 * visitor is there already. Cookies of 127.0.0.1 are none of localhost's: whoever paid would come back as a stranger.
 */
export function ownAddress(url: URL, publicUrl: string | undefined): string | null {
  if (publicUrl === undefined) return null;
  const own = new URL(publicUrl);
  const isOther = own.hostname !== url.hostname && own.port === url.port;
  if (!isOther || !LOOPBACK.has(own.hostname) || !LOOPBACK.has(url.hostname)) return null;
  return own.origin + url.pathname + url.search;
}
