import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Typed } from "#app/kit/form/typed.ts";
import { loadHold } from "#app/kit/order/load-hold.server.ts";
import { isSn } from "#app/kit/order/sn-of.server.ts";
import { AGAIN } from "#app/kit/paths/home-paths.ts";

/**
 * What was sent with the order that an address names, to be filled in again (重新填写): null where it names none, empty where
 * this visitor can't have it – a stranger's order, one that is gone, one of none of these products, no number at all, nobody
 * who answers – so that these look alike. Consent is given anew.
 */
export async function loadAgain(
  request: Request,
  context: Pick<AppLoadContext, "ownNumbers" | "upstream">,
  products: readonly string[],
): Promise<Typed | null> {
  const sn = new URL(request.url).searchParams.get(AGAIN);
  if (sn === null) return null;
  if (!isSn(sn, context)) return {};
  const { again } = await loadHold(context, sn, { again: "1" });
  const { guardian: _consent, ...sent } = Object.fromEntries(new URLSearchParams(again));
  return products.includes(sent.kind ?? "") ? sent : {};
}
