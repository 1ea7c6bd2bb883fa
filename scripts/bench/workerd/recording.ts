import { Channel } from "#functions/contract/orders/payments.ts";
import { type Bring, type Call, calls, HOLD_HEADER } from "#functions/contract/wire/calls.ts";
import { CONTRACT_HEADER } from "#functions/contract/wire/mark.ts";
import { contactSetting, noticeSetting, siteInfoAt } from "#functions/origin/content/site-info.ts";
import { FIRST_PRICES } from "#functions/origin/money/prices/current-offers.ts";
import { ensureBundles } from "#tests/kit/runtime/bundles.ts";
import { startOurWorkers } from "#tests/kit/runtime/our-workers.ts";
import { siteOn } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";
import { sampleOrders } from "./sample-orders.ts";

/** A page that is measured. */
export interface BenchPage {
  name: string;
  path: string;
  /** CPU that it may take, as a multiple of a bare Remix page. */
  atMost?: number;
}

/** What plain workerd needs to serve the site's pages: upstream answers by path and order, and the pages. */
export interface Recording {
  answers: Record<string, string>;
  /** By which contract they were checked (functions/contract/wire/mark.ts). */
  contract: string;
  /** What the edge keeps, by its name there. */
  kept: Record<string, string>;
  pages: readonly BenchPage[];
}

/** Pages that are the same for everybody. */
const PUBLIC = [
  "/",
  "/?tab=business",
  "/?tab=score",
  "/index2",
  "/luck-name",
  "/manuscript-example",
  "/comment-list",
  "/guide",
  "/guide?a=method",
] as const;
const PLAIN = ["/search-order-history", "/search-order", "/search-result", "/test", "/nowhere"] as const;

const { index, order, x } = calls;
/** Calls about an order, of which each page of it makes some. */
const OF_ORDER: readonly Call[] = [
  ...[x.hold, order.getPaidRes],
  ...[order.soughtFree, order.sought, order.detailFree, order.detail],
];
const SHORT = { bills: "short" };
/** Of these, what some pages ask with more to bring along than others, or for less; whole bills as pages did before. */
const WITH_MORE: readonly (readonly [call: Call, bring: Bring, more?: Record<string, string>])[] = [
  [order.soughtFree, "opening"],
  [order.soughtFree, "opening", SHORT],
  [order.getPaidRes, "contents"],
];

/** Asks the real origin for all that the pages show of one family. */
export async function record(): Promise<Recording> {
  await ensureBundles();
  const runtime = await startOurWorkers();
  const site = await siteOn({ runtime, back: runtime.close }, {});
  try {
    const by = callerOf(site, undefined, { [HOLD_HEADER]: "1" });
    const bringing = (bring: Bring) => callerOf(site, by.visitorId, { [HOLD_HEADER]: bring });
    const orders = await sampleOrders(site, by);
    const answers: Record<string, string> = {};
    const keep = async ({ path, method }: Call, params: Record<string, string> = {}) => {
      const { status, text } = await (method === "GET" ? by.get(path, params) : by.post(path, params));
      if (status === 200) answers[keyOf(path, params)] = text;
    };
    const { free, paid, score, paidScore, given } = orders;
    for (const sn of [free, paid, score, paidScore]) for (const call of OF_ORDER) await keep(call, { sn });
    for (const sn of [free, paid]) await keep(order.soughtFree, { sn, ...SHORT });
    for (const sn of [free, paid, score, paidScore])
      for (const [{ path }, bring, more] of WITH_MORE) {
        const { status, text } = await bringing(bring).get(path, { sn, ...more });
        if (status === 200) answers[`${keyOf(path, { sn, ...more })} ${bring}`] = text;
      }
    await keep(order.nameDetail, { sn: free, name: given });
    await keep(index.search);
    const data = async ({ path }: Call, params: Record<string, string> = {}) =>
      JSON.stringify((await by.get(path, params)).data);
    const kept = {
      siteInfo: JSON.stringify(siteInfo()),
      content: await data(index.content),
      homeAds: await data(index.ads, { slot: "home" }),
      index2Ads: await data(index.ads, { slot: "index2" }),
      resultAds: await data(index.ads, { slot: "result" }),
    };
    answers[index.siteInfo.path] = `{"code":0,"message":"ok","data":${kept.siteInfo}}`;
    const { headers } = await site.origin.fetch(index.siteInfo.path, { headers: { bd_vid: by.visitorId } });
    return { answers, contract: headers.get(CONTRACT_HEADER) ?? "", kept, pages: pagesOf(orders) };
  } finally {
    await site.close();
  }
}

/** Under what an answer stands: its path, with the number of the order that it is about, and how it tells of that. */
const keyOf = (path: string, { sn, bills = "" }: Record<string, string>): string =>
  sn === undefined ? path : `${path}?${sn}${bills}`;

function pagesOf(orders: Awaited<ReturnType<typeof sampleOrders>>): BenchPage[] {
  const { free, paid, score, paidScore, given } = orders;
  const name = new URLSearchParams({ sn: free, name: given });
  return [
    ...PUBLIC.map((path) => ({ name: path, path, atMost: 0.25 })),
    { name: "free result", path: `/naming-result/${free}`, atMost: 1.2 },
    { name: "a free name's page", path: `/naming-detail?${name}`, atMost: 1 },
    { name: "paid report", path: `/naming-result/${paid}`, atMost: 1.5 },
    { name: "score", path: `/name-measurement-result/${score}`, atMost: 1.5 },
    { name: "paid score", path: `/name-measurement-result/${paidScore}`, atMost: 1.5 },
    { name: "checkout", path: `/pay-new/seek?sn=${free}`, atMost: 1 },
    { name: "waiting for a payment", path: `/wait-pay?sn=${free}`, atMost: 1 },
    { name: "receipt", path: `/resulte?sn=${paid}`, atMost: 1 },
    ...PLAIN.map((path) => ({ name: path, path })),
  ];
}

/** What an operator says who takes every way to pay and has changed nothing at the desk: the checkout is the one that visitors see. */
const siteInfo = () => ({ ...siteInfoAt(settings, configuration), channels: Channel.options });

const configuration = {
  payments: { wechat: null, alipay: null, stripe: null },
  share: { account: null, mini: null },
  PUBLIC_URL: undefined,
  OPERATOR: "示例科技有限公司",
  LICENCE: "",
  ADDRESS: "",
  ICP: "京ICP备00000000号",
  POLICE: "",
  PHONE: "400-000-0000",
  HOURS: "每天 9:00–18:00",
  NOTICE: undefined,
  EXPERT_CLOSED_UNTIL: undefined,
};
const settings = {
  prices: FIRST_PRICES,
  notice: noticeSetting.first(configuration),
  contact: contactSetting.first(configuration),
};
