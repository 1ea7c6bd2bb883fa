import { isoOf } from "#functions/contract/values/time.ts";
import type { AlipayConfig } from "#functions/origin/money/providers/config.ts";
import {
  type Notification,
  NotificationRefused,
  type RawNotification,
} from "#functions/origin/money/providers/provider.ts";
import { rsa2Verifier } from "#functions/origin/money/providers/rsa2.ts";
import { readShanghaiTime } from "./shanghai-time.ts";
import { signedContent } from "./signed-content.ts";
import { fenOf } from "./yuan.ts";

type Params = ReadonlyMap<string, string>;

/** Statuses (交易状态) of a trade that has been paid. */
const PAID: readonly string[] = ["TRADE_SUCCESS", "TRADE_FINISHED"];

/** Reads Alipay's asynchronous notifications (异步通知): verified and for us, or refused. */
export function notificationReader(config: AlipayConfig): (raw: RawNotification) => Promise<Notification> {
  const verify = rsa2Verifier(config.ALIPAY_PUBLIC_KEY);
  return async ({ body }) => {
    const params = paramsOf(body);
    const signed = new Map(params);
    // `sign` is never signed; `sign_type` is signed in requests, but not here.
    signed.delete("sign");
    signed.delete("sign_type");
    if (!(await verify(signedContent(signed), params.get("sign") ?? ""))) {
      throw new NotificationRefused("not signed by Alipay");
    }
    const isOurs =
      params.get("app_id") === config.ALIPAY_APP_ID && params.get("seller_id") === config.ALIPAY_SELLER_ID;
    if (!isOurs) throw new NotificationRefused("meant for another seller");
    return read(params, body);
  };
}

/** Refuses a parameter that comes twice: it has no single value to verify. */
function paramsOf(body: string): Params {
  const params = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (params.has(name)) throw new NotificationRefused("a parameter comes twice", 400);
    params.set(name, value);
  }
  return params;
}

function read(params: Params, raw: string): Notification {
  const needed = (name: string): string => {
    const value = params.get(name);
    if (value === undefined || value === "") throw new NotificationRefused(`${name} is missing`, 400);
    return value;
  };
  const eventId = needed("notify_id");
  const status = params.get("trade_status") ?? "";
  if ((params.get("gmt_refund") ?? "") !== "") return readRefund(params, needed("out_trade_no"), eventId);
  if (!PAID.includes(status)) return { kind: "other", eventId, type: status };
  const amount = fenOf(needed("total_amount"));
  if (amount === null) throw new NotificationRefused("total_amount is no amount", 400);
  const paidAt = readShanghaiTime(params.get("gmt_payment")) ?? readShanghaiTime(params.get("notify_time"));
  return {
    kind: "paid",
    fact: {
      provider: "alipay",
      eventId,
      outTradeNo: needed("out_trade_no"),
      transactionId: needed("trade_no"),
      amount,
      currency: "CNY",
      paidAt: paidAt ?? isoOf(Date.now()),
      via: "notification",
      raw,
    },
  };
}

/** A refund in part leaves the trade as it is (TRADE_SUCCESS again): no new payment. `refund_fee` is of all refunds so far. */
function readRefund(params: Params, outTradeNo: string, eventId: string): Notification {
  const refunded = fenOf(params.get("refund_fee") ?? "");
  const isWhole =
    params.get("trade_status") === "TRADE_CLOSED" ||
    (refunded !== null && refunded === fenOf(params.get("total_amount") ?? ""));
  const outRefundNo = params.get("out_biz_no") || null;
  return { kind: "refund", outTradeNo, outRefundNo, isWhole, ok: true, eventId };
}
