import * as v from "valibot";
import { troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { Sn } from "#functions/contract/values/scalars.ts";

/** An order number out of an address; throws the page "not found" where the text is no order number. */
export function snOf(text: string | null | undefined): string {
  if (!v.is(Sn, text)) throw troubleResponse({ kind: "not-found", retryAfter: null });
  return text;
}
