import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { troubleResponse } from "#app/kit/upstream/as-response.server.ts";

/** Nothing stands at this address, or nothing for this visitor: the error screen says so, with status 404 or 403. */
export function loader({ context }: LoaderFunctionArgs): never {
  if (context.desk.denied) throw troubleResponse({ kind: "staff-only", retryAfter: null });
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
