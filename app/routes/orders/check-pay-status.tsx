import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import { lookedPath, waitPath } from "#app/kit/order/services.ts";
import { ownPath } from "#app/orders/payment/safe-address.ts";
import { standingOf } from "#app/orders/payment/standing.ts";
import { askPaid, goOn } from "#app/orders/waiting/load-wait.server.ts";
import { Sn } from "#functions/contract/values/scalars.ts";

/** Seconds until the payment may be looked up again. */
const LATER_S = 10;

/**
 * Looks the payment up once (查一次): redirects to the result of a paid order, else to the page of its standing.
 * The script of the waiting page gets JSON, `{standing, go}`, with no personal data.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const sn = new URL(request.url).searchParams.get("sn") ?? "";
  const isForScript = request.headers.get("accept")?.includes("application/json") === true;
  if (!isForScript) return toPage(sn, context);
  if (!v.is(Sn, sn)) return Response.json({ standing: "none", go: null }, { status: 404 });
  if (!(await context.mayCheck(sn))) return later(429);
  const result = await askPaid(context, sn);
  if (result === null) return later(503);
  const standing = standingOf(result, Date.now());
  return Response.json({ standing, go: standing === "paid" ? hrefOf(result.next, context) : null });
}

async function toPage(sn: string, context: LoaderFunctionArgs["context"]): Promise<Response> {
  // The page says what is wrong with the number.
  if (!v.is(Sn, sn)) return redirect(waitPath(encodeURIComponent(sn)), 303);
  if (!(await context.mayCheck(sn))) return redirect(`${waitPath(sn)}&often=1`, 303);
  const result = await askPaid(context, sn).catch(() => null);
  if (result !== null && standingOf(result, Date.now()) === "paid") return goOn(result);
  return redirect(lookedPath(sn), 303);
}

const later = (status: 429 | 503) =>
  Response.json({ standing: "unknown", go: null }, { status, headers: { "retry-after": String(LATER_S) } });

/** A path as the browser sees it: the router does not add its base to the JSON of a script. */
const hrefOf = (path: string, { routerBase }: LoaderFunctionArgs["context"]): string =>
  (routerBase === "/" ? "" : routerBase) + ownPath(path);
