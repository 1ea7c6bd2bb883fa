/** The query key by which an address by itself is in traditional script (繁體): for whoever has no cookie of ours yet. */
export const SCRIPT_KEY = "script";
const HANT = "hant";

/** The address of a page in traditional script. */
export const inTraditional = (path: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}${SCRIPT_KEY}=${HANT}`;

/** Is this an address in traditional script? */
export const asksForTraditional = (url: URL): boolean =>
  url.search !== "" && url.searchParams.get(SCRIPT_KEY) === HANT;
