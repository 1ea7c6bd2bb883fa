import type { Visit } from "../visit.ts";
import { aliyunCarrier } from "./aliyun.ts";
import type { Carrier } from "./carrier.ts";
import { outboxCarrier } from "./outbox.ts";
import { tencentCarrier } from "./tencent.ts";

/** The carrier that is configured; null where there is none. */
export function carrierOf(visit: Visit): Carrier | null {
  const { sms } = visit.env;
  switch (sms?.SMS_CARRIER) {
    case "aliyun":
      return aliyunCarrier(sms);
    case "tencent":
      return tencentCarrier(sms);
    case "outbox":
      return outboxCarrier(visit);
    default:
      return null;
  }
}
