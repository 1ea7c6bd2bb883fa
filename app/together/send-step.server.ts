import { data, redirect } from "@remix-run/cloudflare";
import { troubleOf, troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";

/** Refusals whose own words say why, with the page's status. */
const SAID: Readonly<Record<string, number>> = { STATE_CONFLICT: 409, INVALID_PARAMS: 400, TOO_MANY: 429 };

/** Takes a step of two parents or of a family, and redirects to `here`; where it is refused, the page says why. */
export async function sendStep(step: Promise<unknown>, here: string) {
  try {
    await step;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const status = SAID[error.code];
    if (status === undefined || error.say === "") throw troubleResponse(troubleOf(error));
    return data({ said: error.say }, status);
  }
  throw redirect(here, 303);
}

/** What a page shows, or why there is nothing to show to this visitor in the upstream's own words, with 409. */
export async function orSaid<T>(call: Promise<T>): Promise<T | ReturnType<typeof data<{ said: string }>>> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === "STATE_CONFLICT") return data({ said: error.say }, 409);
    throw troubleResponse(troubleOf(error));
  }
}
