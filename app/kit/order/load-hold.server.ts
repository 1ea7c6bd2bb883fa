import type { AppLoadContext } from "@remix-run/cloudflare";
import { troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import type { Upstream } from "#app/kit/upstream/client.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import type { Hold } from "#functions/contract/orders/hold.ts";

/** An upstream without roles, or that does not answer: it refuses by itself what is not allowed. */
const UNKNOWN: Hold = { role: "owner", share: null, recovery: null };

/** What the visitor has of an order; never fails, for the page's own call says what is wrong with the order. */
export async function loadHold({ upstream }: Pick<AppLoadContext, "upstream">, sn: string): Promise<Hold> {
  try {
    return await upstream.x.hold({ sn });
  } catch (error) {
    if (error instanceof UpstreamError) return UNKNOWN;
    throw error;
  }
}

/** What a call about an order answers, and what the visitor has of the order: both in one call of an upstream of ours. */
export async function withHold<T>(
  context: Pick<AppLoadContext, "ownNumbers" | "upstream" | "withHold">,
  sn: string,
  ask: (upstream: Upstream) => Promise<T>,
): Promise<[Hold, T]> {
  // A remote upstream may not know of this: it is asked for both at the same time.
  if (!context.ownNumbers) return Promise.all([loadHold(context, sn), ask(context.upstream)]);
  const told: Hold[] = [];
  const answer = await ask(context.withHold((hold) => told.push(hold)));
  return [told[0] ?? (await loadHold(context, sn)), answer];
}

/** A paid report that came along with the free face of its order, unread; undefined where none did. */
export interface BroughtAlong {
  report: unknown;
}

/** The same of a free face, with the paid report where the order has one: all three in one call of an upstream of ours. */
export async function withReport<T>(
  context: AppLoadContext,
  sn: string,
  ask: (upstream: Upstream) => Promise<T>,
): Promise<[Hold, T, BroughtAlong]> {
  const brought: BroughtAlong = { report: undefined };
  const keep = (report: unknown) => {
    brought.report = report;
  };
  const asking = { ...context, withHold: (onHold: (hold: Hold) => void) => context.withHold(onHold, keep) };
  const [hold, answer] = await withHold(asking, sn, ask);
  return [hold, answer, brought];
}

/** Throws the page for owners only where the visitor is a reader. */
export function ownersOnly({ role }: Hold): void {
  if (role === "reader") throw troubleResponse({ kind: "owner-only", retryAfter: null });
}
