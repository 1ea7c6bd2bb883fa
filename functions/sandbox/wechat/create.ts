import type { Call, Context } from "#functions/sandbox/context.ts";
import { openPayment, type Payment } from "#functions/sandbox/money/book.ts";
import { randomHex } from "#functions/sandbox/random.ts";
import { creations, readBody, type Way } from "./fields.ts";
import { refusal } from "./signed-answer.ts";

const TWO_HOURS = 7_200_000;
const FIVE_MINUTES = 300_000;

/** Makes a payment (下单), or answers the same request again (重入); other bytes under its number are refused. */
export function create(context: Context, way: Way, call: Call): object | Response {
  const { book, config, now } = context;
  const read = readBody(creations[way], call.body);
  if ("fault" in read) return refusal(400, "PARAM_ERROR", read.fault);
  const { asked } = read;
  if (asked.mchid !== config.wechat.mchId) return refusal(400, "PARAM_ERROR", "商户号与签名不一致");
  if (asked.appid !== config.wechat.appId)
    return refusal(400, "APPID_MCHID_NOT_MATCH", "appid和mch_id不匹配");
  const until = asked.time_expire === undefined ? now + TWO_HOURS : Date.parse(asked.time_expire);
  const before = book.find("wechat", asked.out_trade_no);
  const request = `${way}\n${call.body}`;
  if (before !== undefined) {
    const no = whyNotAgain(before, request);
    if (no !== null) return no;
  } else if (!(until > now)) {
    return refusal(400, "PARAM_ERROR", "time_expire已过期");
  }
  const payment = before ?? {
    ...openPayment({
      provider: "wechat",
      outTradeNo: asked.out_trade_no,
      channel: way,
      amount: asked.amount.total,
      handle: handleOf(way),
      createdAt: now,
      expiresAt: until,
    }),
    description: asked.description,
    notifyUrl: asked.notify_url,
    openid: "payer" in asked ? asked.payer.openid : null,
    request,
  };
  payment.linkExpiresAt = now + (way === "h5" ? FIVE_MINUTES : TWO_HOURS);
  book.save(payment);
  return answerOf(way, payment, context.origin);
}

function whyNotAgain(before: Payment, request: string): Response | null {
  if (before.request !== request)
    return refusal(400, "INVALID_REQUEST", "请求重入时，参数与首次请求时不一致");
  if (before.state === "paid") return refusal(400, "ORDERPAID", "该订单已支付");
  return before.state === "closed" ? refusal(400, "ORDER_CLOSED", "该订单已关闭") : null;
}

const handleOf = (way: Way) => (way === "native" ? randomHex(8) : `wxsandbox${randomHex(12)}`);

function answerOf(way: Way, { handle }: Payment, origin: string): object {
  const cashier = `${origin}/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=${handle}&package=${randomHex(4)}`;
  const answers = {
    jsapi: { prepay_id: handle },
    h5: { h5_url: cashier },
    native: { code_url: `weixin://wxpay/bizpayurl?pr=${handle}` },
  };
  return answers[way];
}
