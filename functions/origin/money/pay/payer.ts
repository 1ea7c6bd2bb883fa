import type { Channel } from "#functions/contract/orders/payments.ts";
import { Failure } from "#functions/origin/failure.ts";
import { CHANNELS } from "#functions/origin/money/providers/channels.ts";
import { openidOf } from "#functions/origin/money/providers/wechat/openids.ts";
import type { Visit } from "#functions/origin/visit.ts";
import type { Payer } from "./new-payment.ts";

const MISSING = {
  openid: "请先在微信里确认身份，再用微信支付。",
  clientIp: "这种方式现在打不开，请换一种付款方式。",
} as const;

/** Who pays, with what the channel must know of them; INVALID_PARAMS at `channel` where that is missing. */
export async function readPayer(channel: Channel, clientIp: string | null, visit: Visit): Promise<Payer> {
  const { needs } = CHANNELS[channel];
  const openid = needs === "openid" ? await openidOf(visit) : null;
  const payer: Payer = { visitorId: visit.visitorId, channel, clientIp, openid };
  if (needs !== null && payer[needs] === null) {
    throw new Failure("INVALID_PARAMS", { fields: { channel: MISSING[needs] } });
  }
  return payer;
}
