import type { AppLoadContext } from "@remix-run/cloudflare";
import * as v from "valibot";
import { troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { isOurs } from "#functions/contract/values/numbers.ts";
import { Sn } from "#functions/contract/values/scalars.ts";

type Whose = Pick<AppLoadContext, "ownNumbers">;

/** Can this text be an order's number? With our own upstream the number itself tells it, nobody is asked. */
export const isSn = (text: string | null | undefined, { ownNumbers }: Whose): text is string =>
  v.is(Sn, text) && (!ownNumbers || isOurs(text));

/**
 * An order number out of an address; throws the page "not found" where the text is none, or one that we
 * have never given out.
 */
export function snOf(text: string | null | undefined, whose: Whose): string {
  if (!isSn(text, whose)) throw troubleResponse({ kind: "not-found", retryAfter: null });
  return text;
}

/** The order number in the query of an address (`?sn=`). */
export const snIn = (request: Request, context: Whose): string =>
  snOf(new URL(request.url).searchParams.get("sn"), context);
