import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { appWords, browserOf } from "#app/kit/order/browsers.ts";
import { browserPath } from "#app/kit/order/services.ts";
import { snOf } from "#app/kit/order/sn-of.server.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { standingOf } from "#app/orders/payment/standing.ts";
import { BrowserPage } from "#app/orders/waiting/browser-page.tsx";
import { goOn } from "#app/orders/waiting/load-wait.server.ts";

export const meta: MetaFunction = () => [{ title: "在浏览器里付款 · 罗盘起名" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const sn = snOf(new URL(request.url).searchParams.get("sn"));
  const result = await orTrouble(context.upstream.order.getPaidRes({ sn }));
  const standing = standingOf(result, Date.now());
  if (standing === "paid") throw goOn(result);
  const base = context.routerBase === "/" ? "" : context.routerBase;
  return {
    order: result,
    standing,
    app: appWords(browserOf(request.headers.get("user-agent"))),
    // Cookies do not pass from an app to the browser, so that the address must name the order.
    address: context.origin + base + browserPath(sn),
  };
}

export default function BrowserPay() {
  const { order, standing, app, address } = useLoaderData<typeof loader>();
  return <BrowserPage order={order} standing={standing} app={app} address={address} />;
}
