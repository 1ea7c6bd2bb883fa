import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { Refusal } from "#app/context.server.ts";
import { readFlash } from "#app/kit/cookies/flash.server.ts";
import {
  isLarge,
  preferences,
  type SoundSystem,
  switchPreference,
} from "#app/kit/cookies/view-cookie.server.ts";
import { browserOf } from "#app/kit/order/browsers.ts";
import { SCRIPT_KEY } from "#app/kit/paths/script-path.ts";
import type { SiteInfo } from "#functions/contract/site/site.ts";

/** What the frame around every screen needs: header, footer, notices, the island. */
export interface Shell {
  visitorId: string;
  /** 大字: the visitor asked for larger text. */
  large: boolean;
  /** 繁體: the visitor asked for traditional script. */
  traditional: boolean;
  /** How the sounds above names are spelled. */
  sounds: SoundSystem;
  /** Null where the edge has none yet: the built-in footer stands in. */
  siteInfo: SiteInfo | null;
  /** What the last step did, said once. */
  toast: string | null;
  refusal: Pick<Refusal, "kind" | "retryAfter"> | null;
  /** This is WeChat, and its pages can be shared with a card of our own. */
  share: boolean;
  /** The site's address as a reader would type it: host and base path. */
  home: string;
  routerBase: string;
  publicPath: string;
  stage: string;
  /** The rules by which browsers make the next page ready. */
  speculation: string;
}

/** WeChat's own browser: a mini-program shares by itself, 企业微信 has other keys. */
const isWechat = ({ headers }: Request): boolean => browserOf(headers.get("user-agent")).app === "wechat";

/** Loads the frame; never waits for the upstream. A `?view=` or `?writing=` switches and comes back without it. */
export async function loadShell(request: Request, context: AppLoadContext) {
  if (request.url.includes("?")) switchView(new URL(request.url), context);
  const cookies = request.headers.get("cookie");
  const flash = readFlash(cookies, context.secure);
  const siteInfo = await context.cache.kept("siteInfo");
  const shell: Shell = {
    visitorId: context.visitorId,
    large: isLarge(cookies),
    traditional: context.page.traditional,
    sounds: context.page.sounds,
    siteInfo,
    toast: flash.text,
    refusal: context.refusal && { kind: context.refusal.kind, retryAfter: context.refusal.retryAfter },
    share: siteInfo?.share === true && isWechat(request),
    home: `${context.origin.split("//")[1]}${context.routerBase === "/" ? "" : context.routerBase}`,
    routerBase: context.routerBase,
    publicPath: context.publicPath,
    stage: context.stage,
    speculation: context.speculation,
  };
  return data(shell, flash.clear === null ? {} : { headers: { "set-cookie": flash.clear } });
}

/** Stores the preferences that the address asks for, and throws the redirect to the address without them. */
function switchView(url: URL, { secure, routerBase }: AppLoadContext): void {
  const asked = preferences.filter((name) => url.searchParams.has(name));
  if (asked.length === 0) return;
  const headers = new Headers();
  for (const name of asked) {
    headers.append("set-cookie", switchPreference(name, url.searchParams.get(name) ?? "", secure));
    url.searchParams.delete(name);
  }
  // Once a script is chosen, the address has no say in it.
  url.searchParams.delete(SCRIPT_KEY);
  // Remix puts the base in front of a redirect by itself.
  const path = routerBase === "/" ? url.pathname : url.pathname.slice(routerBase.length) || "/";
  throw redirect(path + url.search, { headers });
}
