import type { PaidResult } from "#functions/contract/orders/payments.ts";
import { goBy } from "#tests/kit/browser/press.ts";
import {
  begun,
  instant,
  PAID_RES,
  PAY_AGAIN,
  paidResult,
  SHEET,
  settled,
} from "#tests/kit/money/pay-samples.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import type { Screen, Stage } from "#tests/kit/screens/screen.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { KEPT } from "#tests/kit/upstream/upstream-moods.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

const CHECKOUT = "pay-new/:type";
const WAIT = "wait-pay";
const QR = { kind: "qr", content: "weixin://wxpay/bizpayurl?pr=p4lpSuKzz" } as const;

const SCHEME = "/api/index/getMpUrlScheme";
const MINI_PROGRAM = `${phones.weChat} miniProgram/wx0123456789abcdef`;
const MINI_LINK = { openlink: "weixin://dl/business/?t=Pg8sTq", expiresAt: "2026-12-21T00:00:00.000Z" };

/** The checkout where the mini-program can be paid in. */
const withMini = (stage: Stage): Promise<number> => {
  stage.upstream.behave(that.answersWith(MINI_LINK), SCHEME);
  return checkout(() => paidResult())(stage);
};

/** An address of the site while the order stands so. */
export const at =
  (path: string, result: () => PaidResult) =>
  async ({ upstream, page, open }: Stage): Promise<number> => {
    upstream.behave(that.answersWith(result()), PAID_RES);
    // WeChat has said who pays.
    await page.context().addCookies([{ name: "wx", value: "1", domain: "127.0.0.1", path: "/" }]);
    return open(path);
  };

const checkout = (result: () => PaidResult, query = "") => at(`/pay-new/seek?sn=${SN}${query}`, result);
const wait = (result: () => PaidResult) => at(`/wait-pay?sn=${SN}`, result);

/** The checkout with nothing ticked and a phone that is none, sent. */
const sent =
  (answer: (stage: Stage) => void, mobile = "", agrees = true) =>
  async (stage: Stage): Promise<void> => {
    await checkout(() => paidResult())(stage);
    answer(stage);
    await stage.page.fill("#mobile", mobile);
    if (agrees) await stage.page.check("#agree");
    await goBy(stage.page, "#submit");
  };

const checkouts: Screen[] = [
  { what: "the checkout", route: CHECKOUT, show: checkout(() => paidResult()) },
  {
    what: "the checkout of a score",
    route: CHECKOUT,
    show: at(`/pay-new/score?sn=${SN}`, () => paidResult({ kind: "score", title: "名字评分", amount: 990 })),
  },
  {
    what: "the checkout after a payment was cancelled, at a price that is no more",
    route: CHECKOUT,
    show: checkout(() => paidResult({ amount: 1990 }), "&from=cancel"),
  },
  {
    what: "the checkout while a payment is open",
    route: CHECKOUT,
    show: checkout(() => paidResult({ payment: begun() })),
  },
  { what: "the checkout of a paid order", route: CHECKOUT, show: checkout(() => settled()) },
  {
    what: "the checkout of a refunded order",
    route: CHECKOUT,
    show: checkout(() => settled({ status: "refunded" })),
  },
  { what: "the checkout with errors", route: CHECKOUT, show: sent(() => undefined, "138", false) },
  {
    what: "the checkout while nobody answers",
    route: CHECKOUT,
    show: sent(({ upstream }) => upstream.behave(that.refuses(503, "UNAVAILABLE", "核对中"), PAY_AGAIN)),
  },
  {
    what: "the checkout by a channel that is shut",
    route: CHECKOUT,
    show: sent(({ upstream }) => upstream.behave(that.refuses(501, "NOT_CONFIGURED", ""), PAY_AGAIN)),
  },
  {
    what: "the checkout by the only channel, which is shut",
    route: CHECKOUT,
    alone: true,
    show: (stage) => {
      const { upstream, real } = stage;
      upstream.behave(that.answersWith({ ...real.siteInfo, channels: ["wechat-jsapi"] }), KEPT[0]);
      return sent(() => upstream.behave(that.refuses(501, "NOT_CONFIGURED", ""), PAY_AGAIN))(stage);
    },
  },
  {
    what: "the checkout in a browser of its own",
    route: CHECKOUT,
    userAgent: phones.iPhone,
    show: at(`/pay-new/seek?sn=${SN}`, () => paidResult()),
  },
  {
    what: "the checkout where nothing works",
    route: CHECKOUT,
    userAgent: MINI_PROGRAM,
    show: at(`/pay-new/seek?sn=${SN}`, () => paidResult()),
  },
  {
    what: "the checkout in a mini-program that can be paid in",
    route: CHECKOUT,
    userAgent: MINI_PROGRAM,
    show: withMini,
  },
  {
    what: "the checkout of an order that is not there",
    route: CHECKOUT,
    show: ({ open }) => open("/pay-new/seek?sn=1"),
  },
  {
    what: "the checkout against the sandbox",
    route: "pay-test/:type",
    show: at(`/pay-test/seek?sn=${SN}`, () => paidResult()),
  },
  {
    what: "the checkout against the sandbox, without an order",
    route: "pay-test/:type",
    show: ({ open }) => open("/pay-test/seek"),
  },
];

const waits: Screen[] = [
  { what: "waiting for a payment", route: WAIT, show: wait(() => paidResult({ payment: begun() })) },
  {
    what: "waiting for a payment that can be gone on with",
    route: WAIT,
    userAgent: phones.iPhone,
    show: wait(() => paidResult({ payment: begun() })),
  },
  {
    what: "waiting long for a payment",
    route: WAIT,
    show: wait(() => paidResult({ payment: begun({ createdAt: instant(-75_000) }) })),
  },
  {
    what: "a code to scan",
    route: WAIT,
    show: wait(() => paidResult({ payment: begun({ channel: "wechat-native", action: QR }) })),
  },
  {
    what: "a code to scan, looked at no more by the page",
    route: WAIT,
    show: wait(() =>
      paidResult({
        payment: begun({ channel: "wechat-native", action: QR, createdAt: instant(-11 * 60_000) }),
      }),
    ),
  },
  {
    what: "WeChat's sheet",
    route: WAIT,
    show: wait(() =>
      paidResult({ payment: begun({ channel: "wechat-jsapi", action: { kind: "jsapi", params: SHEET } }) }),
    ),
  },
  {
    what: "a payment whose link is too old",
    route: WAIT,
    show: wait(() => paidResult({ payment: begun({ expiresAt: instant(-1000) }) })),
  },
  { what: "no payment begun", route: WAIT, show: wait(() => paidResult()) },
  {
    what: "a payment that came to nothing",
    route: WAIT,
    show: wait(() => paidResult({ payment: begun({ state: "closed" }) })),
  },
  {
    what: "a closed order",
    route: WAIT,
    show: wait(() =>
      paidResult({ status: "closed", payment: begun({ state: "closed", channel: "wechat-jsapi" }) }),
    ),
  },
  {
    what: "a payment of a wrong amount",
    route: WAIT,
    show: wait(() => paidResult({ payment: begun({ state: "mismatch", received: 1990 }) })),
  },
  {
    what: "a payment nobody can tell about",
    route: WAIT,
    show: (stage) => {
      stage.upstream.behave(that.refuses(503, "UNAVAILABLE", "维护中"), PAID_RES);
      return stage.open(`/wait-pay?sn=${SN}`);
    },
  },
  {
    what: "looked up too often",
    route: WAIT,
    show: at(`/wait-pay?sn=${SN}&often=1`, () => paidResult({ payment: begun() })),
  },
  {
    what: "looked up once, not paid",
    route: "check-pay-status",
    show: at(`/check-pay-status?sn=${SN}`, () => paidResult({ payment: begun() })),
  },
];

const others: Screen[] = [
  {
    what: "out of the app",
    route: "browser-pay",
    userAgent: phones.iPhone,
    show: at(`/browser-pay?sn=${SN}`, () => paidResult()),
  },
  {
    what: "the way out of an app",
    route: "browser-pay",
    show: at(`/browser-pay?sn=${SN}`, () => paidResult()),
  },
  { what: "an order, paid", route: "resulte", show: at(`/resulte?sn=${SN}`, () => settled()) },
  { what: "an order, not paid", route: "resulte", show: at(`/resulte?sn=${SN}`, () => paidResult()) },
];

/** The pages of money in every state they have. */
export const payScreens: readonly Screen[] = [...checkouts, ...waits, ...others];
