import type { HeadersFunction } from "@remix-run/cloudflare";

/** A document's own headers out of what its loaders and actions said: Retry-After, and nothing else. */
export const keptHeaders: HeadersFunction = ({
  errorHeaders,
  actionHeaders,
  loaderHeaders,
  parentHeaders,
}) => {
  const retryAfter = [errorHeaders, actionHeaders, loaderHeaders, parentHeaders]
    .map((headers) => headers?.get("retry-after") ?? null)
    .find((seconds) => seconds !== null);
  return retryAfter === undefined || retryAfter === null ? {} : { "retry-after": retryAfter };
};
