import type { HeadersFunction } from "@remix-run/cloudflare";

/** A document's own headers out of what its loaders and actions said: Retry-After, and nothing else. */
export const keptHeaders: HeadersFunction = ({ errorHeaders, actionHeaders, parentHeaders }) => {
  const retryAfter =
    errorHeaders?.get("retry-after") ?? actionHeaders.get("retry-after") ?? parentHeaders.get("retry-after");
  return retryAfter === null ? {} : { "retry-after": retryAfter };
};
