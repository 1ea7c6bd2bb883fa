import type { AppLoadContext } from "@remix-run/cloudflare";
import { appWords, browserOf } from "#app/kit/order/browsers.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";

/** How the upstream answered just now: milliseconds there and back, and what it said where it refused. */
interface RoundTrip {
  ms: number;
  fault: string | null;
}

/** What is known of this request on the server's side (诊断). */
export interface Diagnosis {
  /** The app whose browser this is; null for a browser of its own. */
  app: string | null;
  device: "phone" | "desktop";
  userAgent: string;
  /** The first letters of the visitor id: enough to find a line of a log by, not to be somebody by. */
  visitor: string;
  trip: RoundTrip;
  /** The first letters of the Worker's deployed version; empty where it was never deployed. */
  version: string;
  stage: string;
}

export async function look(request: Request, context: AppLoadContext): Promise<Diagnosis> {
  const userAgent = request.headers.get("user-agent") ?? "";
  const browser = browserOf(userAgent);
  return {
    app: appWords(browser)?.name ?? null,
    device: browser.device,
    userAgent,
    visitor: context.visitorId.slice(0, 8),
    trip: await goThere(context),
    version: context.version.slice(0, 8),
    stage: context.stage,
  };
}

/** One call past every cache. Time stands still in a Worker but for what it waits for: this is that wait. */
async function goThere({ upstream }: AppLoadContext): Promise<RoundTrip> {
  const started = Date.now();
  try {
    await upstream.index.siteInfo({});
    return { ms: Date.now() - started, fault: null };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { ms: Date.now() - started, fault: `${error.status} ${error.code}` };
  }
}
