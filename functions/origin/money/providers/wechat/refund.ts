import * as v from "valibot";
import { ProviderTrouble, type Refund } from "#functions/origin/money/providers/provider.ts";
import type { WechatClient } from "./client.ts";
import { cutToBytes } from "./cut-to-bytes.ts";
import { readJson } from "./read-json.ts";

/** The most bytes of `reason`. */
const MOST_REASON = 80;

const Answer = v.object({ status: v.picklist(["SUCCESS", "PROCESSING", "CLOSED", "ABNORMAL"]) });

/** WeChat's status of a refund → ours; null: the refund will not get done by itself. */
const STATES = { SUCCESS: "done", PROCESSING: "pending", CLOSED: null, ABNORMAL: null } as const;

/** Asks for a refund (申请退款); asked again with the same bytes, WeChat answers how that refund stands. */
export async function refundBy(ask: WechatClient, refund: Refund): Promise<"done" | "pending"> {
  const body = JSON.stringify({
    transaction_id: refund.transactionId,
    out_refund_no: refund.outRefundNo,
    reason: cutToBytes(refund.reason, MOST_REASON),
    notify_url: refund.notifyUrl,
    amount: { refund: refund.amount, total: refund.total, currency: refund.currency },
  });
  const said = readJson(Answer, await ask({ method: "POST", path: "/v3/refund/domestic/refunds", body }));
  if (said === null) throw new ProviderTrouble("wechat", 200, "UNREADABLE");
  const state = STATES[said.status];
  if (state === null) throw new ProviderTrouble("wechat", 200, `REFUND_${said.status}`);
  return state;
}
