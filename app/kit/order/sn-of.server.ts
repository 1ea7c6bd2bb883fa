import type { AppLoadContext } from "@remix-run/cloudflare";
import * as v from "valibot";
import { troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { isOurs } from "#functions/contract/values/numbers.ts";
import { Sn } from "#functions/contract/values/scalars.ts";

/**
 * An order number out of an address; throws the page "not found" where the text is no order number, or, with our own
 * upstream, one that we have never given out: the number tells it, nobody is asked.
 */
export function snOf(
  text: string | null | undefined,
  { ownNumbers }: Pick<AppLoadContext, "ownNumbers">,
): string {
  const isKnown = v.is(Sn, text) && (!ownNumbers || isOurs(text));
  if (!isKnown) throw troubleResponse({ kind: "not-found", retryAfter: null });
  return text;
}

/** The order number in the query of an address (`?sn=`). */
export const snIn = (request: Request, context: Pick<AppLoadContext, "ownNumbers">): string =>
  snOf(new URL(request.url).searchParams.get("sn"), context);
