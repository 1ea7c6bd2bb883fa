import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { held } from "../document/held.ts";
import { checkoutPath } from "../pay/services.ts";
import { orTrouble } from "../upstream/as-response.server.ts";
import { buy, buyState } from "./buy.server.ts";
import { MANUAL_PATH } from "./paths.ts";

/** What the page that sells expert work is drawn from; one page, whichever address it was asked by. */
export async function loadSell({ upstream, refusal, origin, routerBase }: AppLoadContext) {
  const offer = await orTrouble(upstream.order.rengong({}));
  const canonical = origin + (routerBase === "/" ? "" : routerBase) + MANUAL_PATH;
  return held({ offer, canonical, state: buyState(refusal?.values ?? {}) });
}

/** Orders a package and goes on to its checkout; or the page again with why it can't be had. */
export async function sell(context: AppLoadContext) {
  const sent = await buy(context);
  if (sent.ok) throw redirect(checkoutPath("manual", sent.sn), 303);
  return data(sent.state, sent.state.said === null ? sent.status : 409);
}
