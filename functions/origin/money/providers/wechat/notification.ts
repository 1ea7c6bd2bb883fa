import * as v from "valibot";
import type { WechatConfig } from "#functions/origin/money/providers/config.ts";
import {
  type Notification,
  NotificationRefused,
  ProviderTrouble,
  type RawNotification,
} from "#functions/origin/money/providers/provider.ts";
import { openResource, SealedResource } from "./cipher.ts";
import { readJson } from "./read-json.ts";
import { EndedRefund, readTransaction } from "./transaction.ts";
import type { WechatVerifier } from "./verifier.ts";

const Envelope = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  event_type: v.string(),
  resource: SealedResource,
});

type Envelope = v.InferOutput<typeof Envelope>;
type Reader = (opened: string, envelope: Envelope, mchId: string) => Notification;

/** What concerns us, by `event_type`; what does not stand here is acknowledged and dropped. */
const READERS: Readonly<Record<string, Reader>> = {
  "TRANSACTION.SUCCESS": readPaid,
  "REFUND.SUCCESS": readRefund,
  "REFUND.ABNORMAL": readRefund,
  "REFUND.CLOSED": readRefund,
};

/** Reads a notification (支付通知): verifies its signature, then decrypts it. Throws NotificationRefused. */
export async function readWechatNotification(
  { headers, body }: RawNotification,
  now: number,
  verify: WechatVerifier,
  config: WechatConfig,
): Promise<Notification> {
  const verdict = await verify(headers, body, now);
  if (verdict !== "genuine") throw new NotificationRefused(`wechat: ${verdict}`);
  const envelope = readJson(Envelope, body);
  if (envelope === null) throw new NotificationRefused("wechat: no notification", 400);
  const read = Object.hasOwn(READERS, envelope.event_type) ? READERS[envelope.event_type] : undefined;
  if (read === undefined) return other(envelope);
  return read(await open(envelope, config.WECHAT_API_V3_KEY), envelope, config.WECHAT_MCH_ID);
}

const other = ({ id, event_type }: Envelope): Notification => ({
  kind: "other",
  eventId: id,
  type: event_type,
});

async function open({ resource }: Envelope, apiV3Key: string): Promise<string> {
  try {
    return await openResource(resource, apiV3Key);
  } catch {
    throw new NotificationRefused("wechat: sealed under another key", 400);
  }
}

function readPaid(opened: string, envelope: Envelope, mchId: string): Notification {
  try {
    const { standing } = readTransaction(opened, mchId, { via: "notification", eventId: envelope.id });
    return standing.state === "paid" ? { kind: "paid", fact: standing.fact } : other(envelope);
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    throw new NotificationRefused(error.message, 400);
  }
}

function readRefund(opened: string, envelope: Envelope, mchId: string): Notification {
  const refund = readJson(EndedRefund, opened);
  if (refund === null || refund.mchid !== mchId) throw new NotificationRefused("wechat: not our refund", 400);
  const { refund_status: ok, amount } = refund;
  return {
    kind: "refund",
    outTradeNo: refund.out_trade_no,
    outRefundNo: refund.out_refund_no,
    // Only the notification tells this: a query says REFUND also where only a part went back.
    isWhole: ok && (amount === undefined || amount.refund >= amount.total),
    ok,
    eventId: envelope.id,
  };
}
