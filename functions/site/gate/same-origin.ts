/**
 * Did this request come from a page of this site? Checked for every request but GET and HEAD. The browser's
 * Sec-Fetch-Site decides; where it is absent, Origin must be exactly the site's; where both are absent: no.
 */
export function isSameOrigin(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return headers.get("origin") === siteOrigin;
}
