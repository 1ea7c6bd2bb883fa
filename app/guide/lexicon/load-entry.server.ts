import type { AppLoadContext } from "@remix-run/cloudflare";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";

/** An upstream that has no lexicon, or not this entry of it. */
const ABSENT: readonly string[] = ["NOT_FOUND", "INVALID_PARAMS", "NOT_CONFIGURED"];

/** The answer about an entry, or null where there is none; the index is fetched behind the page where it is not at hand. */
export async function loadEntry<T>({ cache }: AppLoadContext, call: Promise<T>): Promise<T | null> {
  const [entry] = await Promise.all([orTrouble(call.catch(nullWhereAbsent)), cache.atHand("lexicon")]);
  return entry;
}

/** Null for an upstream that has no such thing; any other fault goes on. */
export function nullWhereAbsent(error: unknown): null {
  if (error instanceof UpstreamError && ABSENT.includes(error.code)) return null;
  throw error;
}
