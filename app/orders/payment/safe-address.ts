/** A cashier's address where it is one that a browser may be sent to; else null. Plain http only off production. */
export function cashierUrl(text: string, stage: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && stage !== "production") ? href : null;
}

/** A path of this site that a redirect may go to; the home page in place of anything else. */
export const ownPath = (path: string): string => (/^\/(?![/\\])[^\s\\]*$/.test(path) ? path : "/");
