import { payeeOf } from "#app/kit/order/channels.ts";
import { stateOf } from "#app/kit/order/order-state.ts";
import { checkoutPath, waitPath } from "#app/kit/order/services.ts";
import { dateText, timeOfDay } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { standingOf } from "#app/orders/payment/standing.ts";
import type { PaidResult } from "#functions/contract/orders/payments.ts";
import { amountText } from "#functions/contract/values/money.ts";

const momentText = (instant: string) => `${dateText(instant)} ${timeOfDay(instant)}`;

/** What is known of an order (订单与收据), and the way on to its result. */
export function ReceiptPage({ order }: { order: PaidResult }) {
  const { sn, title, status, amount, currency, createdAt, paidAt, payment, kind, next, refunds } = order;
  const isPaid = standingOf(order, Date.now()) === "paid";
  const rows: [string, string][] = [
    ["内容", title],
    ["订单号", sn],
    ["状态", status === "created" ? "还没付款" : stateOf(kind, status)],
    [isPaid ? "已付" : "金额", amountText(amount, currency)],
    ["下单", momentText(createdAt)],
  ];
  if (paidAt !== null) rows.push(["付款", momentText(paidAt)]);
  if (isPaid && payment?.state === "paid") {
    rows.push(["方式", payeeOf(payment.channel)], ["商户单号", payment.outTradeNo]);
  }
  for (const back of refunds) {
    const sum = amountText(back.amount, currency);
    rows.push(back.doneAt === null ? ["正在退", sum] : ["已退", `${sum}，${momentText(back.doneAt)}`]);
  }
  return (
    <div className="wait">
      <h1>{isPaid ? "订单与收据" : "这笔订单"}</h1>
      <dl className="sums">
        {rows.map(([what, value]) => (
          <div key={`${what} ${value}`}>
            <dt>{what}</dt>
            <dd className="num">
              <Clauses text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="btns ask">
        <Link className="btn" to={next}>
          看结果
        </Link>
        {!isPaid && (
          <Link className="btn quiet" to={status === "pending" ? waitPath(sn) : checkoutPath(kind, sn)}>
            {status === "pending" ? "核对付款" : "去付款"}
          </Link>
        )}
      </div>
      <p className="sm after">
        <Clauses
          text={
            isPaid
              ? "请保存结果页的链接。用订单号，或账单里的商户单号，也能找回。"
              : "请保存结果页的链接。用订单号也能找回。"
          }
        />
      </p>
    </div>
  );
}
