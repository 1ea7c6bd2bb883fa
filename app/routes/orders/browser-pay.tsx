import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { appWords, browserOf } from "#app/kit/order/browsers.ts";
import { loadHold } from "#app/kit/order/load-hold.server.ts";
import { browserPath } from "#app/kit/order/services.ts";
import { snIn, snOf } from "#app/kit/order/sn-of.server.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { orTrouble, troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { standingOf } from "#app/orders/payment/standing.ts";
import { BrowserPage } from "#app/orders/waiting/browser-page.tsx";
import { goOn } from "#app/orders/waiting/load-wait.server.ts";
import { handOver, takeOver } from "#app/orders/waiting/other-browser.server.ts";
import { TakePage } from "#app/orders/waiting/take-page.tsx";

export const handle: RouteHandle = { headFirst: "order" };

export const meta: MetaFunction = () => [{ title: "在浏览器里付款 · 罗盘起名" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const sn = snOf(query.get("sn"), context);
  const pass = query.get("pass") ?? context.form.pass ?? null;
  const hold = await loadHold(context, sn);
  // Taking it over changes something, so that it takes a press, not a look.
  if (hold.role === "reader" && pass !== null) return { view: "take" as const, sn, pass };
  const result = await orTrouble(context.upstream.order.getPaidRes({ sn }));
  const standing = standingOf(result, Date.now());
  if (standing === "paid") throw goOn(result);
  if (hold.role === "reader") throw troubleResponse({ kind: "owner-only", retryAfter: null });
  const app = appWords(browserOf(request.headers.get("user-agent")));
  // Cookies do not pass from an app to the browser, so that the address must name the order, and prove whose it is.
  const other = await handOver(context, sn);
  // The app's menu opens the very address of this page.
  if (app !== null && pass === null) throw redirect(other.path, 303);
  return { view: "leave" as const, hold, order: result, standing, app, ...other };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sn = snIn(request, context);
  const said = await takeOver(context, sn);
  if (said === null) throw redirect(browserPath(sn), 303);
  return data({ said }, { status: 409 });
}

export default function BrowserPay() {
  const shown = useLoaderData<typeof loader>();
  const said = useActionData<typeof action>()?.said ?? null;
  if (shown.view === "take") return <TakePage sn={shown.sn} pass={shown.pass} said={said} />;
  const { order, standing, app, address, path, until } = shown;
  return <BrowserPage {...{ order, standing, app, address, path, until }} />;
}
