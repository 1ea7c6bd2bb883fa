import * as v from "valibot";
import { Channel } from "#functions/contract/orders/payments.ts";
import { BabyBrief } from "#functions/contract/products/baby-brief.ts";
import { ScoreBrief } from "#functions/contract/products/score-brief.ts";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import { guides, manuscripts } from "#functions/origin/content/articles.ts";
import { notices, noticesOf } from "#functions/origin/content/notices.ts";
import { contactSetting, noticeSetting, siteInfoAt } from "#functions/origin/content/site-info.ts";
import { FIRST_PRICES } from "#functions/origin/money/prices/current-offers.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { deriveFreeResult } from "#functions/origin/products/baby/derive.ts";
import { deriveScore } from "#functions/origin/products/score/derive.ts";
import { questionOf } from "#functions/origin/products/score/question.ts";
import { citeFromFiles } from "../samples/cite-from-files.ts";

/** A made-up family for the benchmarks; its result is the engine's own. */
const BRIEF = {
  kind: "baby",
  surname: "林",
  sex: "female",
  year: "2026",
  month: "4",
  day: "17",
  hour: "20",
  guardian: "1",
  idem: "bench-bench-bench-bench",
};
const SN = "0123456789ABCDEFGHJKMNPQ61";

const SCORE = { kind: "baby", name: "林清和", sex: "female", idem: "bench-bench-bench-bench" };

/** Pages that need no order, and pages of money about one. */
const PLAIN = [
  "/?tab=business",
  "/?tab=score",
  "/index2",
  "/search-order",
  "/search-result",
  "/luck-name",
  "/manuscript-example",
  "/comment-list",
  "/guide",
  "/guide?a=method",
  "/test",
  "/nowhere",
] as const;
const ABOUT_AN_ORDER = [
  "/pay-new/seek",
  "/wait-pay",
  "/browser-pay",
  "/resulte",
  "/check-pay-status",
] as const;

/** What plain workerd needs to serve the site's pages: upstream answers by path, and the pages. */
export interface Recording {
  answers: Record<string, string>;
  pages: readonly { name: string; path: string }[];
}

/** Derives the upstream's answers for one family in this process: the same functions, without D1. */
export async function record(): Promise<Recording> {
  const result = await deriveFreeResult(v.parse(BabyBrief, BRIEF), SN, citeFromFiles);
  const [first] = result.names;
  if (first === undefined) throw new Error("the bench's family has no name");
  const stamp = new Date().toISOString();
  const order = { sn: SN, status: "created" as const };
  const summary = {
    ...order,
    kind: "seek",
    amount: 2990,
    currency: "CNY",
    createdAt: stamp,
    paidAt: null,
    surname: "林",
    title: "宝宝起名",
    next: `/naming-result/${SN}`,
  };
  const data: Record<string, unknown> = {
    "/api/index/ads": { items: noticesOf("home", Date.now(), notices) },
    // An operator that takes every way to pay: the checkout is the one that visitors see.
    "/api/index/siteInfo": { ...siteInfoAt(settings, configuration), channels: Channel.options },
    "/api/business/content": {
      guides: guides(offers),
      manuscripts,
      faqs: [],
      comments: { items: [], counts: {} },
    },
    "/api/business/soughtFree": { ...result, ...order, expiresAt: stamp, engine: ENGINE_VERSION },
    "/api/business/nameDetail": { ...first, ...order },
    "/api/business/search": { orders: [summary, summary, summary] },
    "/api/business/getPaidRes": { ...summary, paid: false, checkedAt: stamp, payment: null },
    "/api/business/detailFree": {
      kind: "score",
      ...(await deriveScore(questionOf(v.parse(ScoreBrief, SCORE), Date.now()), citeFromFiles)),
      ...order,
      changes: [],
      changesLeft: 3,
      expiresAt: stamp,
      engine: ENGINE_VERSION,
    },
  };
  const envelope = (answer: unknown) => JSON.stringify({ code: 0, message: "ok", data: answer });
  return {
    answers: Object.fromEntries(Object.entries(data).map(([path, answer]) => [path, envelope(answer)])),
    pages: [
      { name: "/", path: "/" },
      { name: "/naming-result/:sn", path: `/naming-result/${SN}` },
      { name: "/naming-result/:sn whole=1", path: `/naming-result/${SN}?whole=1` },
      { name: "/naming-detail", path: `/naming-detail?sn=${SN}&name=${encodeURIComponent(first.given)}` },
      { name: "/search-order-history", path: "/search-order-history" },
      ...PLAIN.map((path) => ({ name: path, path })),
      ...ABOUT_AN_ORDER.map((name) => ({ name, path: `${name}?sn=${SN}` })),
      { name: "/name-measurement-result/:sn", path: `/name-measurement-result/${SN}` },
    ],
  };
}

/** The settings of an operator that has changed none at the desk. */
const configuration = {
  payments: { wechat: null, alipay: null, stripe: null },
  share: { account: null, mini: null },
  PUBLIC_URL: undefined,
  OPERATOR: "示例科技有限公司",
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
