import type { Channel } from "#functions/contract/orders/payments.ts";
import { beijingTime } from "#functions/contract/values/time.ts";
import { leftUrlOf } from "#functions/origin/money/addresses.ts";
import type { NewPayment } from "#functions/origin/money/providers/provider.ts";
import type { AlipayClient } from "./client.ts";
import { yuanOf } from "./yuan.ts";

/** The cashiers (收银台) by channel; the one on phones also wants an address to come back to when the payer gives up. */
const CASHIERS: Readonly<Partial<Record<Channel, { method: string; product: string; canQuit: boolean }>>> = {
  "alipay-wap": { method: "alipay.trade.wap.pay", product: "QUICK_WAP_WAY", canQuit: true },
  "alipay-page": { method: "alipay.trade.page.pay", product: "FAST_INSTANT_TRADE_PAY", canQuit: false },
};

/** The signed address of Alipay's cashier for a payment: opening it is all that is needed. */
export function cashierAddress(client: AlipayClient, payment: NewPayment): Promise<string> {
  const cashier = CASHIERS[payment.channel];
  if (cashier === undefined || payment.currency !== "CNY") {
    throw new Error(`Alipay takes no ${payment.currency} by ${payment.channel}`);
  }
  const content = {
    out_trade_no: payment.outTradeNo,
    total_amount: yuanOf(payment.amount),
    subject: subjectOf(payment.description),
    product_code: cashier.product,
    time_expire: beijingTime(payment.expiresAt),
    ...(cashier.canQuit && { quit_url: leftUrlOf(payment.returnUrl) }),
  };
  return client.address(
    cashier.method,
    {
      notify_url: payment.notifyUrl,
      return_url: payment.returnUrl,
      biz_content: JSON.stringify(content),
    },
    payment.now,
  );
}

/** Alipay forbids `/`, `=` and `&` in a subject (订单标题). */
const subjectOf = (description: string): string => description.replaceAll(/[/=&]/g, " ");
