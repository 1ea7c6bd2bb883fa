import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import { waitPath } from "#app/kit/order/services.ts";
import { ownPath } from "#app/orders/payment/safe-address.ts";
import { standingOf } from "#app/orders/payment/standing.ts";
import { askPaid, goOn } from "#app/orders/waiting/load-wait.server.ts";
import { Sn } from "#functions/contract/values/scalars.ts";

/** Seconds until a look is welcome again. */
const LATER_S = 10;

/**
 * Looks once (查一次): paid → on to the result, else the page that says how it stands; as JSON for the page that waits:
 * `{standing, go}`, nothing personal.
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
  // What is wrong with the number is said by the page.
  if (!v.is(Sn, sn)) return redirect(waitPath(encodeURIComponent(sn)), 303);
  if (!(await context.mayCheck(sn))) return redirect(`${waitPath(sn)}&often=1`, 303);
  const result = await askPaid(context, sn).catch(() => null);
  if (result !== null && standingOf(result, Date.now()) === "paid") return goOn(result);
  return redirect(waitPath(sn), 303);
}

const later = (status: 429 | 503) =>
  Response.json({ standing: "unknown", go: null }, { status, headers: { "retry-after": String(LATER_S) } });

/** A path as the browser sees it: a script's answer is not rebased by the router. */
const hrefOf = (path: string, { routerBase }: LoaderFunctionArgs["context"]): string =>
  (routerBase === "/" ? "" : routerBase) + ownPath(path);
