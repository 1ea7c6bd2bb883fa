import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Person } from "#functions/contract/desk.ts";
import { orTrouble, troubleResponse } from "../upstream/as-response.server.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";

const staffOnly = () => troubleResponse({ kind: "staff-only", retryAfter: null });

/** Who is at the desk; the gate lets nobody else come so far. */
export function staffOf({ desk }: AppLoadContext): Person {
  if (desk.person === null) throw staffOnly();
  return desk.person;
}

/** Runs a call of the desk for a loader; what the origin forbids becomes the page that shows nothing. */
export const atDesk = <T>(call: Promise<T>): Promise<T> =>
  orTrouble(
    call.catch((error: unknown) => {
      if (error instanceof UpstreamError && error.code === "FORBIDDEN") throw staffOnly();
      throw error;
    }),
  );
