import type { Call, Context } from "#functions/sandbox/context.ts";
import { newDelivery, type Payment, type Refund } from "#functions/sandbox/money/book.ts";
import { announce } from "#functions/sandbox/money/charge.ts";
import { randomDigits } from "#functions/sandbox/random.ts";
import { readBody, refunding } from "./fields.ts";
import { refusal } from "./signed-answer.ts";
import { refundAnswer } from "./transaction.ts";

/** Pays back (申请退款): the same number and the same words give the same refund. */
export function refund(context: Context, call: Call): object | Response {
  const read = readBody(refunding, call.body);
  if ("fault" in read) return refusal(400, "PARAM_ERROR", read.fault);
  const body = read.asked;
  const payment = context.book
    .all()
    .find(
      (one) =>
        one.provider === "wechat" &&
        (one.outTradeNo === body.out_trade_no || one.transactionId === body.transaction_id),
    );
  if (payment === undefined) return refusal(404, "RESOURCE_NOT_EXISTS", "订单不存在");
  if (payment.state !== "paid") return refusal(400, "INVALID_REQUEST", "订单状态不允许退款");
  const before = payment.refunds.find(({ no }) => no === body.out_refund_no);
  if (before !== undefined && before.amount !== body.amount.refund)
    return refusal(400, "INVALID_REQUEST", "订单金额或退款金额与之前请求不一致");
  if (before !== undefined) return refundAnswer(payment, before);
  if (body.amount.total !== payment.charged)
    return refusal(400, "INVALID_REQUEST", "订单金额与之前请求不一致");
  if (asked(payment) + body.amount.refund > payment.charged)
    return refusal(400, "INVALID_REQUEST", "申请退款金额大于可退金额");
  const made: Refund = {
    no: body.out_refund_no,
    id: `5030${randomDigits(24)}`,
    amount: body.amount.refund,
    state: context.switches.refundsWait ? "pending" : "done",
    at: context.now,
    request: call.body,
    notifyUrl: body.notify_url ?? null,
  };
  payment.refunds.push(made);
  if (made.state === "done") tellRefund(context, payment, made);
  context.book.save(payment);
  return refundAnswer(payment, made);
}

const asked = (payment: Payment) => payment.refunds.reduce((sum, { amount }) => sum + amount, 0);

/** WeChat notifies of a refund only where the request named an address. */
function tellRefund(context: Context, payment: Payment, made: Refund): void {
  if (made.notifyUrl === null) return;
  announce(context, payment, newDelivery("refund", context.now, { refundNo: made.no }));
}
