import type { PaidResult, Payment } from "#functions/contract/orders/payments.ts";
import type { SiteInfo } from "#functions/contract/site/site.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

export const PAID_RES = "/api/business/getPaidRes";
export const PAY_AGAIN = "/api/business/payAgain";
export const USER_OTG = "/api/business/userOtg";
export const WRITE_MOBILE = "/api/business/writeMobile";

export const OUT_TRADE_NO = "7XK2M9QF4T8WZ1B6C3D5H0NR";

export const ALL_CHANNELS: SiteInfo["channels"] = [
  "wechat-jsapi",
  "wechat-h5",
  "wechat-native",
  "alipay-wap",
  "alipay-page",
  "card",
];

type PaymentOf = NonNullable<PaidResult["payment"]>;

const MINUTE_MS = 60_000;
/** An instant `ms` from now. */
export const instant = (ms: number): string => new Date(Date.now() + ms).toISOString();

export const SHEET = {
  appId: "wx0123456789abcdef",
  timeStamp: "1763700000",
  nonceStr: "5K8264ILTKCH16CQ2502SI8ZNMTM67VS",
  package: "prepay_id=wx201410272009395522657a690389285100",
  signType: "RSA",
  paySign: "c2lnbmVk",
} as const;

/** A payment that was begun a moment ago by way of a cashier. */
export const begun = (over: Partial<PaymentOf> = {}): PaymentOf => ({
  outTradeNo: OUT_TRADE_NO,
  channel: "wechat-h5",
  state: "open",
  createdAt: instant(-5000),
  expiresAt: instant(120 * MINUTE_MS),
  action: { kind: "redirect", url: "https://cashier.example/pay?prepay=1" },
  ...over,
});

/** What is known of an order: unpaid and nothing begun, unless told otherwise. */
export const paidResult = (over: Partial<PaidResult> = {}): PaidResult => ({
  sn: SN,
  status: over.payment ? "pending" : "created",
  paid: false,
  amount: 2990,
  currency: "CNY",
  kind: "seek",
  title: "宝宝起名",
  next: `/naming-result/${SN}`,
  createdAt: instant(-10 * MINUTE_MS),
  paidAt: null,
  checkedAt: instant(-1000),
  refunds: [],
  payment: null,
  ...over,
});

/** The same order, paid. */
export const settled = (over: Partial<PaidResult> = {}): PaidResult =>
  paidResult({
    status: "delivered",
    paid: true,
    first: "林初霁",
    paidAt: instant(-2000),
    payment: begun({ state: "paid", action: null }),
    ...over,
  });

/** What payAgain answers. */
export const started = (action: Payment["action"], over: Partial<Payment> = {}): Payment => ({
  outTradeNo: OUT_TRADE_NO,
  amount: 2990,
  currency: "CNY",
  expiresAt: instant(120 * MINUTE_MS),
  action,
  ...over,
});
