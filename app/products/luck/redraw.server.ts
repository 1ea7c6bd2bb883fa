import type { AppLoadContext } from "@remix-run/cloudflare";
import { troubleOf, troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";

/**
 * Draws once more; null where the draw is made, or was made before. Where all draws are used up, returns the
 * words in which the page says so; throws other troubles, which have a page of their own.
 */
export async function redraw({ upstream, form }: AppLoadContext, sn: string): Promise<string | null> {
  try {
    await upstream.x.redraw({ sn, nth: form.nth ?? "" });
    return null;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === "STATE_CONFLICT" || error.code === "INVALID_PARAMS") return error.say;
    throw troubleResponse(troubleOf(error));
  }
}
