import { isoOf } from "#functions/contract/values/time.ts";
import { seal } from "#functions/origin/store/seal.ts";
import { smsOutbox } from "#functions/origin/store/tables/messages.ts";
import type { Context } from "#functions/origin/visit.ts";
import { aliyunCarrier } from "./aliyun.ts";
import type { Carrier } from "./carrier.ts";
import { tencentCarrier } from "./tencent.ts";

/** The carrier that is configured; null where there is none. */
export function carrierOf(context: Context): Carrier | null {
  const { sms } = context.env;
  switch (sms?.SMS_CARRIER) {
    case "aliyun":
      return aliyunCarrier(sms);
    case "tencent":
      return tencentCarrier(sms);
    case "outbox":
      return outboxCarrier(context);
    default:
      return null;
  }
}

/** The local outbox (本地发件箱): the message is kept, sealed, for `npm run -s desk -- sms` to show. */
const outboxCarrier = ({ db, env, now }: Context): Carrier => {
  const keep = async (mobile: string, code: string) => {
    const id = crypto.randomUUID();
    const message = await seal({ mobile, code }, id, env.DATA_KEYS);
    await db.insert(smsOutbox).values({ id, message, createdAt: isoOf(now) });
  };
  return { name: "outbox", send: keep, tell: (mobile) => keep(mobile, TELLS) };
};

/** What the message says that is asked of the operator's template: no name, no number, nothing of the child. */
export const TELLS = "您在罗盘起名的手稿写好了，请到网站的“我的订单”里看。";
