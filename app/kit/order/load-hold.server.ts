import type { AppLoadContext } from "@remix-run/cloudflare";
import { troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import type { Brought, Upstream } from "#app/kit/upstream/client.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import type { Hold } from "#functions/contract/orders/hold.ts";
import type { Bring } from "#functions/contract/wire/calls.ts";

/** An upstream without roles, or that does not answer: it refuses by itself what is not allowed. */
const UNKNOWN: Hold = { role: "owner", share: null, recovery: null };

/** What the visitor has of an order; never fails, for the page's own call says what is wrong with the order. */
export async function loadHold(
  { upstream }: Pick<AppLoadContext, "upstream">,
  sn: string,
  wanted: { again?: "1" } = {},
): Promise<Hold> {
  try {
    return await upstream.x.hold({ sn, ...wanted });
  } catch (error) {
    if (error instanceof UpstreamError) return UNKNOWN;
    throw error;
  }
}

/** What a call about an order answers, and what the visitor has of the order, with what comes along: one call of an upstream of ours. */
export async function withHold<T>(
  context: Pick<AppLoadContext, "bringing" | "ownNumbers" | "upstream">,
  sn: string,
  ask: (upstream: Upstream) => Promise<T>,
  bring: Bring = "1",
): Promise<[Hold, T, Brought]> {
  // A remote upstream may not know of this: it is asked for both at the same time.
  if (!context.ownNumbers)
    return [...(await Promise.all([loadHold(context, sn), ask(context.upstream)])), {}];
  let brought: Brought = {};
  const answer = await ask(
    context.bringing(bring, (came) => {
      brought = came;
    }),
  );
  return [brought.hold ?? (await loadHold(context, sn)), answer, brought];
}

/** Throws the page for owners only where the visitor is a reader. */
export function ownersOnly({ role }: Hold): void {
  if (role === "reader") throw troubleResponse({ kind: "owner-only", retryAfter: null });
}
