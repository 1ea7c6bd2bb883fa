/**
 * Did this request come from a page of this site? Asked of everything that is not GET or HEAD. The browser's
 * Sec-Fetch-Site decides; where it is absent Origin must equal the site's exactly; where both are, no.
 */
export function isSameOrigin(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return headers.get("origin") === siteOrigin;
}
