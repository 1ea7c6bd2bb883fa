import type { AppLoadContext } from "@remix-run/cloudflare";
import { troubleOf, troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";

/** Why a change was not tried, in the visitor's words, and the status of the page that says so. */
export interface Untried {
  error: string;
  typed: string;
  status: number;
}

/** Tries the name with one character changed; null where that worked. Throws other troubles as a page. */
export async function tryChange({ upstream, form }: AppLoadContext, sn: string): Promise<Untried | null> {
  const typed = form.given ?? "";
  try {
    await upstream.order.scoreChange({ sn, given: typed });
    return null;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const said = error.detail.fields?.given;
    if (said !== undefined) return { error: said, typed, status: 400 };
    if (error.code === "STATE_CONFLICT") return { error: error.say, typed, status: 409 };
    throw troubleResponse(troubleOf(error));
  }
}
