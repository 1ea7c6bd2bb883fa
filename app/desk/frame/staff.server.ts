import type { AppLoadContext } from "@remix-run/cloudflare";
import { troubleOf, troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import type { Person } from "#functions/contract/desk/desk.ts";

const staffOnly = () => troubleResponse({ kind: "staff-only", retryAfter: null });

/** Who is at the desk; the gate lets nobody else come so far. */
export function staffOf({ desk }: AppLoadContext): Person {
  if (desk.person === null) throw staffOnly();
  return desk.person;
}

/** Awaits a call of the desk for a loader. Trouble gets the page for staff; FORBIDDEN the staff-only page. */
export async function atDesk<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === "FORBIDDEN") throw staffOnly();
    const trouble = troubleOf(error);
    throw troubleResponse(trouble.kind === "down" ? { ...trouble, kind: "staff-down" } : trouble);
  }
}
