import type { Context } from "#functions/sandbox/context.ts";
import { charge, whyUnpayable } from "#functions/sandbox/money/charge.ts";
import { verifyRsa } from "#functions/sandbox/rsa.ts";

/** The text under paySign of JSAPI: four lines, each with a line break at its end. */
export const sheetText = (appId: string, timeStamp: string, nonceStr: string, prepay: string) =>
  `${appId}\n${timeStamp}\n${nonceStr}\n${prepay}\n`;

const OK = "get_brand_wcpay_request:ok";
const CANCEL = "get_brand_wcpay_request:cancel";
const FAIL = "get_brand_wcpay_request:fail";

/** WeChat's payment sheet (JSAPI 调起支付): verifies what the page passed, and does what the switch says. */
export function openSheet(context: Context, params: ReadonlyMap<string, unknown>): Record<string, string> {
  const { book, config, now, switches } = context;
  const read = (name: string) => {
    const value = params.get(name);
    return typeof value === "string" ? value : "";
  };
  const fail = (why: string) => ({ err_msg: FAIL, err_desc: why });
  const prepay = read("package");
  if (params.size !== 6) return fail("参数多了或少了");
  if (read("appId") !== config.wechat.appId) return fail("appId不对");
  if (read("signType") !== "RSA") return fail("signType不对");
  if (!/^\d{10}$/.test(read("timeStamp"))) return fail("timeStamp须是10位数字的字符串");
  const text = sheetText(read("appId"), read("timeStamp"), read("nonceStr"), prepay);
  if (!verifyRsa(text, read("paySign"), config.wechat.mchPublicKey)) return fail("支付验证签名失败");
  const payment = book.byHandle("wechat", prepay.replace("prepay_id=", ""));
  if (payment === undefined || payment.channel !== "jsapi") return fail("prepay_id无效");
  if (payment.linkExpiresAt <= now) return fail("prepay_id已过期");
  const why = whyUnpayable(payment, now);
  if (why !== null) return fail(why);
  if (switches.sheet === "cancel") return { err_msg: CANCEL };
  if (switches.sheet === "fail") return fail("支付失败");
  if (switches.sheet === "pay") {
    charge(context, payment);
    context.later(context.deliver());
  }
  return { err_msg: OK };
}
