import * as v from "valibot";
import { isoOf } from "#functions/contract/values/time.ts";
import {
  type Fact,
  type ProviderState,
  ProviderTrouble,
} from "#functions/origin/money/providers/provider.ts";
import { readJson } from "./read-json.ts";

/** What WeChat says of a payment (交易), in a notification and in a query alike; times are RFC 3339. */
const Transaction = v.object({
  mchid: v.string(),
  out_trade_no: v.string(),
  trade_state: v.string(),
});

const PaidTransaction = v.object({
  ...Transaction.entries,
  transaction_id: v.pipe(v.string(), v.nonEmpty()),
  success_time: v.pipe(v.string(), v.isoTimestamp()),
  /** `total` is what was asked; `payer_total` would be what is left of it after coupons. */
  amount: v.object({
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    currency: v.optional(v.string(), "CNY"),
  }),
});

const REFUND_STATES = { SUCCESS: true, ABNORMAL: false, CLOSED: false } as const;

/** The end of a refund (退款结果), in a notification. */
export const EndedRefund = v.object({
  mchid: v.string(),
  out_trade_no: v.string(),
  out_refund_no: v.string(),
  refund_status: v.pipe(
    v.picklist(["SUCCESS", "ABNORMAL", "CLOSED"]),
    v.transform((state) => REFUND_STATES[state]),
  ),
  /** `total` is of the whole payment, `refund` of this refund; fen. */
  amount: v.optional(v.object({ total: v.number(), refund: v.number() })),
});

/** `trade_state` → how the payment stands, in full. */
const STATES: ReadonlyMap<string, ProviderState["state"]> = new Map([
  ["SUCCESS", "paid"],
  ["REFUND", "refunded"],
  ["NOTPAY", "open"],
  ["USERPAYING", "open"],
  ["ACCEPT", "open"],
  ["PAYERROR", "open"],
  ["CLOSED", "closed"],
  ["REVOKED", "closed"],
]);

/** How a transaction came to us, and what makes it one event. */
interface Telling {
  via: Fact["via"];
  /** The notification's id; none for a query, which counts once for each transaction. */
  eventId?: string;
}

/** A payment of this merchant as WeChat's words tell it, its number and its standing. Throws ProviderTrouble. */
export function readTransaction(
  raw: string,
  mchId: string,
  { via, eventId }: Telling,
): { outTradeNo: string; standing: ProviderState } {
  const said = readJson(Transaction, raw);
  // The app may have changed since: a payment is ours if the money went to our merchant account.
  if (said === null || said.mchid !== mchId) throw new ProviderTrouble("wechat", 200, "NOT_OURS");
  const state = STATES.get(said.trade_state);
  if (state === undefined) throw new ProviderTrouble("wechat", 200, "UNKNOWN_STATE");
  const outTradeNo = said.out_trade_no;
  if (state !== "paid") return { outTradeNo, standing: { state } };
  const paid = readJson(PaidTransaction, raw);
  if (paid === null) throw new ProviderTrouble("wechat", 200, "PAID_WITHOUT_FACTS");
  const fact: Fact = {
    provider: "wechat",
    eventId: eventId ?? `query:${paid.transaction_id}`,
    outTradeNo,
    transactionId: paid.transaction_id,
    amount: paid.amount.total,
    currency: paid.amount.currency,
    paidAt: isoOf(Date.parse(paid.success_time)),
    via,
    raw,
  };
  return { outTradeNo, standing: { state, fact } };
}
