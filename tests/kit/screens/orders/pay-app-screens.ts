import { begun, instant, OUT_TRADE_NO, paidResult, settled, USER_OTG } from "#tests/kit/money/pay-samples.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import type { Screen, Stage } from "#tests/kit/screens/screen.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";
import { at } from "./pay-screens.ts";

const CHECKOUT = "pay-new/:type";
const OUT = "browser-pay";

const checkout = (over: Parameters<typeof paidResult>[0] = {}) =>
  at(`/pay-new/seek?sn=${SN}`, () => paidResult(over));
const wayOut = at(`/browser-pay?sn=${SN}`, () => paidResult());

/** In WeChat, which does not say who pays. */
async function withoutPayer(stage: Stage): Promise<number> {
  stage.upstream.behave(that.refuses(503, "UNAVAILABLE", "微信没有回应"), USER_OTG);
  const clear = () => stage.page.context().clearCookies({ name: "wx" });
  return checkout()({ ...stage, open: (path) => clear().then(() => stage.open(path)) });
}

/** The page that goes on to the cashier by itself, kept from going. */
async function leaving(stage: Stage): Promise<number> {
  const context = stage.page.context();
  await stage.open("/search-order");
  const url = new URL("/cashier", stage.page.url()).href;
  await context.route(url, (route) => route.abort("aborted"));
  // The page leaves once: each further look at it (大字, 繁體) is one that has just been told to.
  const toldTo = () =>
    context.addCookies([{ name: "leave", value: OUT_TRADE_NO, domain: "127.0.0.1", path: "/" }]);
  await toldTo();
  stage.page.on("framenavigated", () => void toldTo().catch(() => undefined));
  return at(`/wait-pay?sn=${SN}`, () =>
    paidResult({ payment: begun({ action: { kind: "redirect", url } }) }),
  )(stage);
}

/** Expert work before it is paid for, by hand as its checkout says. */
const expert = (stage: Stage): Promise<number> => {
  const order = stage.real.manual.at.ordered;
  stage.upstream.behave(that.answersWith(order), "/api/business/rgOrder");
  const result = { sn: order.sn, kind: "manual", title: "人工起名", amount: 29_900 } as const;
  return at(`/pay-new/manual?sn=${order.sn}`, () => paidResult(result))(stage);
};

/** Paying from within apps, and what else the money's pages come to. */
export const payAppScreens: readonly Screen[] = [
  { what: "the checkout in Alipay", route: CHECKOUT, userAgent: phones.alipay, show: checkout() },
  { what: "the checkout in QQ", route: CHECKOUT, userAgent: phones.qq, show: checkout() },
  { what: "the way out of Alipay", route: OUT, userAgent: phones.alipay, show: wayOut },
  { what: "the way out of QQ", route: OUT, userAgent: phones.qq, show: wayOut },
  { what: "the checkout where WeChat does not say who pays", route: CHECKOUT, show: withoutPayer },
  { what: "the checkout of expert naming", route: CHECKOUT, show: expert },
  { what: "the checkout at a new price", route: CHECKOUT, show: checkout({ amountNow: 3990 }) },
  {
    what: "the checkout after a wrong amount",
    route: CHECKOUT,
    show: checkout({ payment: begun({ state: "mismatch" }) }),
  },
  { what: "leaving for the cashier", route: "wait-pay", userAgent: phones.iPhone, show: leaving },
  {
    what: "an order of which a part came back",
    route: "resulte",
    show: at(`/resulte?sn=${SN}`, () =>
      settled({
        refunds: [
          { amount: 990, askedAt: instant(-90_000), doneAt: instant(-1000) },
          { amount: 500, askedAt: instant(-1500), doneAt: null },
        ],
      }),
    ),
  },
];
