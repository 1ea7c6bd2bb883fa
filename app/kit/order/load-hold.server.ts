import type { AppLoadContext } from "@remix-run/cloudflare";
import { troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import type { Hold } from "#functions/contract/orders/hold.ts";

/** An upstream without roles, or that does not answer: it refuses by itself what is not allowed. */
const UNKNOWN: Hold = { role: "owner", share: null, recovery: null };

/** What the visitor has of an order; never fails, for the page's own call says what is wrong with the order. */
export async function loadHold({ upstream }: AppLoadContext, sn: string): Promise<Hold> {
  try {
    return await upstream.x.hold({ sn });
  } catch (error) {
    if (error instanceof UpstreamError) return UNKNOWN;
    throw error;
  }
}

/** Throws the page for owners only where the visitor is a reader. */
export async function ownersOnly(context: AppLoadContext, sn: string): Promise<Hold> {
  const hold = await loadHold(context, sn);
  if (hold.role === "reader") throw troubleResponse({ kind: "owner-only", retryAfter: null });
  return hold;
}
