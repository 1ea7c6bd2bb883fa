import { isoOf } from "#functions/contract/values/time.ts";
import {
  type Fact,
  type ProviderState,
  ProviderTrouble,
  type Refund,
} from "#functions/origin/money/providers/provider.ts";
import type { AlipayAnswer, AlipayClient } from "./client.ts";
import { readShanghaiTime } from "./shanghai-time.ts";
import { fenOf, yuanOf } from "./yuan.ts";

const NEVER_ENTERED = "ACQ.TRADE_NOT_EXIST";
/** Refusals to close that leave nothing to close: never entered, paid, or closed already. */
const NOTHING_TO_CLOSE: readonly string[] = [
  NEVER_ENTERED,
  "ACQ.TRADE_STATUS_ERROR",
  "ACQ.REASON_TRADE_STATUS_INVALID",
  "ACQ.REASON_ILLEGAL_STATUS",
];

const trouble = (code: string) => new ProviderTrouble("alipay", 200, code);

/** How a trade (交易) stands. There is none before the payer has entered the cashier. */
export async function queryTrade(client: AlipayClient, outTradeNo: string): Promise<ProviderState> {
  const answer = await client.call("alipay.trade.query", { out_trade_no: outTradeNo });
  if (answer.code === NEVER_ENTERED) return { state: "unknown" };
  if (answer.code !== "ok") throw trouble(answer.code);
  // A signed answer has no time in it: an old answer about another trade must not pass for this one.
  if (answer.node.out_trade_no !== outTradeNo) throw trouble("OTHER_TRADE");
  const standing = STATES[answer.node.trade_status ?? ""];
  if (standing === undefined) throw trouble("UNKNOWN_STATUS");
  return standing(answer, outTradeNo);
}

const paid = (answer: AlipayAnswer, outTradeNo: string): ProviderState => ({
  state: "paid",
  fact: factOf(answer, outTradeNo),
});

const STATES: Readonly<Record<string, (answer: AlipayAnswer, outTradeNo: string) => ProviderState>> = {
  WAIT_BUYER_PAY: () => ({ state: "open" }),
  TRADE_SUCCESS: paid,
  TRADE_FINISHED: paid,
  // Closed because nobody paid, or because all was refunded: only a refunded trade has a time of payment.
  TRADE_CLOSED: ({ node }) => ({ state: node.send_pay_date === undefined ? "closed" : "refunded" }),
};

function factOf({ node, raw }: AlipayAnswer, outTradeNo: string): Fact {
  const amount = fenOf(node.total_amount ?? "");
  if (amount === null || node.trade_no === undefined) throw trouble("MALFORMED");
  return {
    provider: "alipay",
    eventId: `query:${node.trade_no}`,
    outTradeNo,
    transactionId: node.trade_no,
    amount,
    currency: "CNY",
    paidAt: readShanghaiTime(node.send_pay_date) ?? isoOf(Date.now()),
    via: "query",
    raw,
  };
}

/** Closes an unpaid trade. One that nobody has entered can't be closed: its address lives until it expires. */
export async function closeTrade(client: AlipayClient, outTradeNo: string): Promise<void> {
  const { code } = await client.call("alipay.trade.close", { out_trade_no: outTradeNo });
  if (code !== "ok" && !NOTHING_TO_CLOSE.includes(code)) throw trouble(code);
}

/** Refunds; where the answer leaves doubt (repeated, refused, busy), a query of the refund decides. */
export async function refundTrade(client: AlipayClient, refund: Refund): Promise<"done" | "pending"> {
  const trade = { out_trade_no: refund.outTradeNo, trade_no: refund.transactionId };
  const answer = await client.call("alipay.trade.refund", {
    ...trade,
    out_request_no: refund.outRefundNo,
    refund_amount: yuanOf(refund.amount),
    refund_reason: refund.reason,
  });
  if (answer.code === "ok" && answer.node.fund_change === "Y") return "done";
  const asked = await client.call("alipay.trade.fastpay.refund.query", {
    ...trade,
    out_request_no: refund.outRefundNo,
  });
  if (asked.code === "ok" && asked.node.refund_status === "REFUND_SUCCESS") return "done";
  if (answer.code !== "ok") throw trouble(answer.code);
  return "pending";
}
