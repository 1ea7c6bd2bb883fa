import type { Context } from "#functions/sandbox/context.ts";
import { yuan } from "#functions/sandbox/html.ts";
import { newDelivery, type Payment, type Refund, refunded } from "#functions/sandbox/money/book.ts";
import { announce } from "#functions/sandbox/money/charge.ts";
import { randomHex } from "#functions/sandbox/random.ts";
import { wallTime } from "#functions/sandbox/time.ts";
import { readYuan } from "./yuan.ts";

type Biz = ReadonlyMap<string, unknown>;
export type Answer = Record<string, string>;

const done = (data: Answer): Answer => ({ code: "10000", msg: "Success", ...data });
const failed = (subCode: string, subMsg: string): Answer => ({
  code: "40004",
  msg: "Business Failed",
  sub_code: subCode,
  sub_msg: subMsg,
});
const NOT_EXIST = () => failed("ACQ.TRADE_NOT_EXIST", "交易不存在");

const find = ({ book }: Context, biz: Biz): Payment | undefined =>
  book
    .all()
    .find(
      (one) =>
        one.provider === "alipay" &&
        (one.outTradeNo === biz.get("out_trade_no") ||
          (one.transactionId !== "" && one.transactionId === biz.get("trade_no"))),
    );

/** 交易状态; a full refund closes the trade. */
export function tradeStatus(payment: Payment): string {
  if (payment.state === "open") return "WAIT_BUYER_PAY";
  const isOver = payment.state === "closed" || refunded(payment) >= payment.charged;
  return isOver ? "TRADE_CLOSED" : "TRADE_SUCCESS";
}

const numbers = (payment: Payment): Answer => ({
  out_trade_no: payment.outTradeNo,
  trade_no: payment.transactionId,
});

function query(context: Context, biz: Biz): Answer {
  const payment = find(context, biz);
  if (payment === undefined) return NOT_EXIST();
  return done({
    ...numbers(payment),
    buyer_logon_id: "san***@example.com",
    trade_status: tradeStatus(payment),
    total_amount: yuan(payment.charged || payment.amount),
    buyer_pay_amount: "0.00",
    ...(payment.paidAt === null ? {} : { send_pay_date: wallTime(payment.paidAt) }),
  });
}

function close(context: Context, biz: Biz): Answer {
  const payment = find(context, biz);
  if (payment === undefined) return NOT_EXIST();
  if (payment.state !== "open") return failed("ACQ.REASON_TRADE_STATUS_INVALID", "交易状态不合法");
  payment.state = "closed";
  context.book.save(payment);
  return done(numbers(payment));
}

function refund(context: Context, biz: Biz): Answer {
  const payment = find(context, biz);
  const amount = readYuan(biz.get("refund_amount"));
  if (Number.isNaN(amount)) return failed("ACQ.INVALID_PARAMETER", "参数无效");
  if (payment === undefined) return NOT_EXIST();
  if (payment.state !== "paid") return failed("ACQ.TRADE_STATUS_ERROR", "交易状态不合法");
  const no = String(biz.get("out_request_no") ?? payment.outTradeNo);
  const before = payment.refunds.find((one) => one.no === no);
  if (before !== undefined) {
    if (before.amount !== amount) return failed("ACQ.DISCORDANT_REPEAT_REQUEST", "请求信息不一致");
    return refundAnswer(payment, "N");
  }
  const all = payment.refunds.reduce((sum, one) => sum + one.amount, 0);
  if (all + amount > payment.charged) return failed("ACQ.REFUND_AMT_NOT_EQUAL_TOTAL", "退款金额超限");
  const waits = context.switches.refundsWait;
  const made: Refund = {
    no,
    id: `sandbox${randomHex(8)}`,
    amount,
    state: waits ? "pending" : "done",
    at: context.now,
    request: "",
    notifyUrl: payment.notifyUrl,
  };
  payment.refunds.push(made);
  if (!waits) announce(context, payment, newDelivery("refund", context.now, { refundNo: no }));
  context.book.save(payment);
  return refundAnswer(payment, waits ? "N" : "Y");
}

/** `fund_change`: whether this very call moved money. */
const refundAnswer = (payment: Payment, moved: "Y" | "N") =>
  done({ ...numbers(payment), fund_change: moved, refund_fee: yuan(refunded(payment)) });

function refundQuery(context: Context, biz: Biz): Answer {
  const payment = find(context, biz);
  if (payment === undefined) return NOT_EXIST();
  const found = payment.refunds.find(({ no, state }) => no === biz.get("out_request_no") && state === "done");
  // Alipay answers success without a status where there was no such refund.
  if (found === undefined) return done({});
  return done({
    ...numbers(payment),
    out_request_no: found.no,
    total_amount: yuan(payment.charged),
    refund_amount: yuan(found.amount),
    refund_status: "REFUND_SUCCESS",
  });
}

/** The gateway's calls that are answered in JSON, by method. */
export const tradeCalls: Readonly<Record<string, { name: string; run(context: Context, biz: Biz): Answer }>> =
  {
    "alipay.trade.query": { name: "alipay.query", run: query },
    "alipay.trade.close": { name: "alipay.close", run: close },
    "alipay.trade.refund": { name: "alipay.refund", run: refund },
    "alipay.trade.fastpay.refund.query": { name: "alipay.refund-query", run: refundQuery },
  };
