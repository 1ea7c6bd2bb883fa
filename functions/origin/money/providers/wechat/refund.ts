import * as v from "valibot";
import { ProviderTrouble, type Refund } from "#functions/origin/money/providers/provider.ts";
import type { WechatClient } from "./client.ts";
import { cutToBytes } from "./cut-to-bytes.ts";
import { readJson } from "./read-json.ts";

/** Of `reason`, bytes. */
const MOST_REASON = 80;

const Answer = v.object({ status: v.picklist(["SUCCESS", "PROCESSING", "CLOSED", "ABNORMAL"]) });

/** What WeChat makes of a refund → what it is to us; null: it will not come to anything by itself. */
const STATES = { SUCCESS: "done", PROCESSING: "pending", CLOSED: null, ABNORMAL: null } as const;

/** Asks for a refund (申请退款), or how it stands: the same number with the same bytes is the same refund. */
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
