import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import { note } from "#functions/contract/watch/counts.ts";
import { plain } from "./answers/finish.ts";
import { answerHealth, asksForHealth } from "./answers/health.ts";
import { forwardNotification, notifyPath } from "./answers/notify.ts";
import { forwardContract, isContractPath } from "./answers/open-contract.ts";
import { setCommonHeaders, setRetryAfter } from "./answers/security-headers.ts";
import { assetPath, fetchAsset } from "./assets.ts";
import { wakeBehind } from "./gate/doors.ts";
import { type Made, openSite, type Site, type Surroundings } from "./open-site.ts";
import { targetOf } from "./site-context.ts";

/** Characters of an address, at most. */
const MAX_ADDRESS = 2048;
const METHODS = ["GET", "HEAD", "POST"];

/** The parts of a Worker's execution that the site uses. */
interface Execution {
  waitUntil(work: Promise<unknown>): void;
}

/** The fetch handler of a Worker with pages: assets → doors → what stands behind them → headers. */
export function siteHandler(made: Made, cache: () => CacheLike) {
  const sites = new WeakMap<object, Site>();
  return async (request: Request, raw: object, execution: Execution): Promise<Response> => {
    const site = sites.get(raw) ?? openSite(made, raw);
    sites.set(raw, site);
    const started = Date.now();
    const secure = (site.publicOrigin ?? request.url).startsWith("https:");
    const seen: Surroundings["seen"] = { route: "other" };
    const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
    const answer = await route(request, site, { secure, cache: cache(), waitUntil, seen });
    // The answer of another Worker is finished and counted there: it goes on as it is, which spares its being read here.
    if (seen.route !== null) {
      setCommonHeaders(answer.headers, secure);
      setRetryAfter(answer);
      const timed = { outcome: String(answer.status), ms: Date.now() - started };
      note({ what: "page", kind: seen.route, ...timed }, site.env.COUNTS);
    }
    if (!site.isAwake && seen.route !== "other") {
      site.isAwake = true;
      waitUntil(wakeBehind(site.doors));
    }
    return answer;
  };
}

async function route(request: Request, site: Site, around: Surroundings): Promise<Response> {
  const { env, doors } = site;
  const url = new URL(request.url);
  // Cloudflare's own addresses of a Worker stand behind no Access, and would show all pages a second time.
  if (env.STAGE === "production" && url.hostname.endsWith(".workers.dev")) return plain("没有这个地址", 404);
  if (request.url.length > MAX_ADDRESS) return plain("地址太长", 414);
  if (!METHODS.includes(request.method)) return plain("不支持这种请求", 405, { allow: METHODS.join(", ") });
  const asset = assetPath(url, env);
  if (asset !== null) return fetchAsset(asset, request, env);
  const passed = doors.passOn(request, url.pathname);
  if (passed !== null) return passed.then((answer) => new Response(answer.body, answer));

  const notified = notifyPath(url.pathname, env.ROUTER_BASE);
  if (notified !== null) return forwardNotification(request, notified, targetOf(env));
  if (asksForHealth(url.pathname, env.ROUTER_BASE)) return answerHealth(env);
  if (isContractPath(url.pathname, env.STAGE)) return forwardContract(url.pathname, targetOf(env));
  return site.answer({ request, url, site, around });
}
