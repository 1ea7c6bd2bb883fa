import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { troubleResponse } from "#app/kit/upstream/as-response.server.ts";

/** No page of the desk has this address, or this visitor may not see it: throws status 404 or 403 to the error screen. */
export function loader({ context }: LoaderFunctionArgs): never {
  if (context.desk.denied) throw troubleResponse({ kind: "staff-only", retryAfter: null });
  throw new Response(null, { status: 404 });
}

export default function Nowhere() {
  return null;
}
