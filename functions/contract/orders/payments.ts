import * as v from "valibot";
import { messages } from "#functions/contract/values/messages.ts";
import { Currency, Fen, Idem, Instant, Sn } from "#functions/contract/values/scalars.ts";
import { OrderKind, OrderStatus } from "./orders.ts";
import { SentBack } from "./refunds.ts";

/** A way to pay (支付方式): a provider and the way its cashier is entered. */
export const Channel = v.picklist([
  "wechat-jsapi",
  "wechat-h5",
  "wechat-native",
  "alipay-wap",
  "alipay-page",
  "card",
]);

/** The number a provider knows a payment by (商户单号): at least 80 random bits, so that typing it off a receipt is proof. */
export const OutTradeNo = v.pipe(v.string(), v.regex(/^[0-9A-Z]{20,32}$/));

/** What `getBrandWCPayRequest` takes, word for word. */
export const JsapiParams = v.object({
  appId: v.string(),
  timeStamp: v.string(),
  nonceStr: v.string(),
  package: v.string(),
  signType: v.literal("RSA"),
  paySign: v.string(),
});

/** What the visitor's browser does next: leave for a cashier, show a code, open WeChat's sheet, or nothing more. */
export const PayAction = v.variant("kind", [
  v.object({ kind: v.literal("redirect"), url: v.pipe(v.string(), v.url()) }),
  v.object({ kind: v.literal("qr"), content: v.string() }),
  v.object({ kind: v.literal("jsapi"), params: JsapiParams }),
  v.object({ kind: v.literal("paid") }),
]);

/** `clientIp` is passed by the site from the platform's header, never from the visitor's. */
export const PayAgainParams = v.object({
  sn: Sn,
  channel: v.picklist(Channel.options, messages.channel),
  clientIp: v.optional(v.pipe(v.string(), v.ip())),
  idem: Idem,
});

export const Payment = v.object({
  outTradeNo: OutTradeNo,
  amount: Fen,
  currency: Currency,
  expiresAt: Instant,
  action: PayAction,
});

/** How one payment stands (付款状态): open, paid, closed, or paid with another amount than asked (mismatch). */
export const PaymentState = v.picklist(["open", "paid", "closed", "mismatch"]);

/**
 * The truth about an order's payment. `payment`: the one that paid it, else the newest, null before any.
 * `kind`, `next`: where to go on.
 */
export const PaidResult = v.object({
  sn: Sn,
  status: OrderStatus,
  paid: v.boolean(),
  amount: Fen,
  /** The amount of its next payment, where that is not the price it was sold at. */
  amountNow: v.optional(Fen),
  currency: Currency,
  kind: OrderKind,
  title: v.string(),
  /** The first of its names, or the name that is scored; to its owner alone, "" otherwise. */
  first: v.optional(v.string()),
  /** Its row of the price table; left out: the row with the name of its kind. */
  price: v.optional(v.string()),
  next: v.string(),
  createdAt: Instant,
  paidAt: v.nullable(Instant),
  /** When the provider was last asked, or the local state last changed. */
  checkedAt: Instant,
  /** What has gone back, or is on its way, of the payment that paid it, oldest first. */
  refunds: v.optional(v.array(SentBack), []),
  payment: v.nullable(
    v.object({
      outTradeNo: OutTradeNo,
      channel: Channel,
      state: PaymentState,
      /** What came of a mismatch, in the currency asked for; left out where that is not known. */
      received: v.optional(Fen),
      createdAt: Instant,
      expiresAt: Instant,
      /** The action that payAgain answered, for as long as the payment is open. */
      action: v.nullable(PayAction),
    }),
  ),
});

/** Ask for the page that gives WeChat's code (`returnTo`: a path of ours), or trade the code for the openid. */
export const UserOtgParams = v.union([
  v.object({
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    state: v.pipe(v.string(), v.maxLength(128)),
  }),
  v.object({ returnTo: v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/), v.maxLength(512)) }),
]);
export const UserOtg = v.union([
  v.object({ authorizeUrl: v.pipe(v.string(), v.url()) }),
  v.object({ openid: v.string() }),
]);

/** E.164, digits as people type them; +86 where no country is given. */
export const Mobile = v.pipe(
  v.string(messages.mobile),
  v.transform((text) =>
    text
      .normalize("NFKC")
      .replaceAll(/[\s\-()]/g, "")
      .replace(/^00/, "+"),
  ),
  v.transform((text) => (text.startsWith("+") ? text : `+86${text}`)),
  v.regex(/^\+(861[3-9]\d{9}|(?!86)[1-9]\d{6,14})$/, messages.mobile),
);
export const WriteMobileParams = v.object({ sn: Sn, mobile: Mobile });
export const WrittenMobile = v.object({ masked: v.string() });
export const GetMobileParams = v.object({ id: Sn });
export const MaskedMobile = v.object({ masked: v.nullable(v.string()) });

export type Channel = v.InferOutput<typeof Channel>;
export type PayAction = v.InferOutput<typeof PayAction>;
export type JsapiParams = v.InferOutput<typeof JsapiParams>;
export type Payment = v.InferOutput<typeof Payment>;
export type PaymentState = v.InferOutput<typeof PaymentState>;
export type PaidResult = v.InferOutput<typeof PaidResult>;
