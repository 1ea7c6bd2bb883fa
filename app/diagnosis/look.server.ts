import type { AppLoadContext } from "@remix-run/cloudflare";
import { appWords, browserOf } from "#app/kit/order/browsers.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";

/** How the upstream answered just now: milliseconds there and back; `fault`: its code where it refused. */
interface RoundTrip {
  ms: number;
  fault: string | null;
}

/** What the server knows of this request (诊断). */
export interface Diagnosis {
  /** The app in which the page is open; null for a browser that is no part of an app. */
  app: string | null;
  /** How to leave the app for a browser; null where there is none. */
  leave: string | null;
  device: "phone" | "desktop";
  userAgent: string;
  /** The first letters of the visitor id: enough to find a line of a log, too few to pass as the visitor. */
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
    leave: appWords(browser)?.leave ?? null,
    device: browser.device,
    userAgent,
    visitor: context.visitorId.slice(0, 8),
    trip: await goThere(context),
    version: context.version.slice(0, 8),
    stage: context.stage,
  };
}

/** Makes one call past every cache. A Worker's clock moves on only while it waits, as it does here. */
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
