import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { cookieLine, readCookies } from "#app/kit/cookies/cookies.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { DAY_S } from "#functions/contract/values/time.ts";
import { cashierUrl } from "./safe-address.ts";

/** The cookie of a visitor whose WeChat id the upstream has; others are sent to WeChat and back. */
const NAME = "wx";
const KEEP_S = 30 * DAY_S;
/** The query key after the way back from WeChat: no second redirect, even where the cookie was not kept. */
const BEEN = "been";

const isKnown = (cookies: string | null): boolean => readCookies(cookies)[NAME] === "1";

/** The `set-cookie` line that removes the mark, where the upstream may not know the visitor's WeChat id. */
export const forgetOpenid = (secure: boolean): string =>
  cookieLine({ name: NAME, value: "", secure, maxAge: 0 });

/**
 * WeChat's own sheet needs to know who pays (openid): by redirects only, on a GET of the checkout. Throws the redirect
 * to WeChat, or back from it; returns whether the sheet can be used.
 */
export async function ensureOpenid(request: Request, context: AppLoadContext): Promise<boolean> {
  const { upstream, secure, form, refusal } = context;
  // Never in the answer to a POST: the policy stops a form's redirects to elsewhere.
  if (request.method !== "GET" || Object.keys(form).length > 0 || refusal !== null) return true;
  const url = new URL(request.url);
  const [code, state] = [url.searchParams.get("code"), url.searchParams.get("state")];
  for (const key of ["code", "state"]) url.searchParams.delete(key);
  const been = url.searchParams.has(BEEN);
  try {
    if (code !== null && state !== null) {
      await upstream.order.userOtg({ code, state });
      url.searchParams.set(BEEN, "1");
      throw redirect(pathOf(url, context), {
        headers: { "set-cookie": cookieLine({ name: NAME, value: "1", secure, maxAge: KEEP_S }) },
      });
    }
    if (isKnown(request.headers.get("cookie")) || been) return true;
    const base = context.routerBase === "/" ? "" : context.routerBase;
    const asked = await upstream.order.userOtg({ returnTo: base + pathOf(url, context) });
    const address = "authorizeUrl" in asked ? cashierUrl(asked.authorizeUrl, context.stage) : null;
    if (address === null) return false;
    throw redirect(address);
  } catch (error) {
    if (error instanceof UpstreamError) return false;
    throw error;
  }
}

/** Path and query below the router's base: Remix puts the base in front of a redirect by itself. */
function pathOf(url: URL, { routerBase }: AppLoadContext): string {
  const path = routerBase === "/" ? url.pathname : url.pathname.slice(routerBase.length);
  return path + url.search;
}
