import { DAY_S } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { CarrierTrouble } from "#functions/origin/messages/sms/carrier.ts";
import { carrierOf } from "#functions/origin/messages/sms/carrier-of.ts";
import { countTry } from "#functions/origin/store/limit.ts";
import { newCode } from "./code.ts";
import { findByMobile } from "./find.ts";
import { masked } from "./mobile.ts";

const AGAIN = 60;
const PER_MINUTE = { most: 1, seconds: AGAIN };
const PER_DAY = { most: 6, seconds: DAY_S };
const PER_VISITOR = { most: 10, seconds: 3600 };

/** Sends a code to a mobile (发送验证码) if it stands on an order; the answer is the same if it does not. */
export const sendCode: HandlerOf<"x", "sendCode"> = async ({ mobile }, visit) => {
  const carrier = carrierOf(visit);
  if (carrier === null) throw new Failure("NOT_CONFIGURED", {}, "暂时不能发短信，请用订单号或商户单号查。");
  await countTry("sms-visitor", visit.visitorId, PER_VISITOR, visit);
  await countTry("sms-minute", mobile, PER_MINUTE, visit);
  await countTry("sms-day", mobile, PER_DAY, visit);
  const isKnown = (await findByMobile(mobile, visit)).length > 0;
  if (isKnown) {
    try {
      await carrier.send(mobile, await newCode(mobile, visit));
    } catch (error) {
      if (!(error instanceof CarrierTrouble)) throw error;
      throw new Failure(
        "UNAVAILABLE",
        { retryAfter: AGAIN },
        "短信没有发出去，请过一会儿再试，或用订单号查。",
      );
    }
  }
  return { masked: masked(mobile), again: AGAIN };
};
