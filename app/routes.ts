import { type RouteConfig, route } from "@remix-run/route-config";

/** Every URL of the site. Odd URLs live here; files keep honest names. */
export default [
  route("/", "routes/home.tsx"),
  route("index2", "routes/index2.tsx"),
  route("naming-result/:sn", "routes/naming-result/route.tsx"),
  route("naming-detail", "routes/naming-detail.tsx"),
  route("name-measurement-result/:sn", "routes/name-measurement-result.tsx"),
  route("pay-new/:type", "routes/pay-new.tsx"),
  route("wait-pay", "routes/wait-pay.tsx"),
  route("check-pay-status", "routes/check-pay-status.tsx"),
  route("browser-pay", "routes/browser-pay.tsx"),
  route("resulte", "routes/resulte.tsx"),
  route("pay-test/:type", "routes/pay-test.tsx"),
  route("guide", "routes/guide.tsx"),
  route("luck-name", "routes/luck-name.tsx"),
  route("luck-name-details", "routes/luck-name-details.tsx"),
  route("luck-name-pay", "routes/luck-name-pay.tsx"),
  route("manual-naming", "routes/manual-naming.tsx"),
  route("artificial", "routes/manual-naming.tsx", { id: "routes/artificial" }),
  route("manual-naming-after", "routes/manual-naming-after.tsx"),
  route("manual-naming-order", "routes/manual-naming-order.tsx"),
  route("manuscript-example", "routes/manuscript-example.tsx"),
  route("search-order", "routes/search-order.tsx"),
  route("search-result", "routes/search-result.tsx"),
  route("search-order-history", "routes/my-orders.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
