import type { SendCodeParams } from "#functions/contract/orders/look-up.ts";
import { masked } from "#functions/contract/values/masked.ts";
import { DAY_S, isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { carrierOf } from "#functions/origin/messages/sms/carrier-of.ts";
import { isServed } from "#functions/origin/messages/sms/countries.ts";
import { countTry, forgetTries, isOnce, networkOf, triesOf } from "#functions/origin/store/limit.ts";
import { seal } from "#functions/origin/store/seal.ts";
import { smsRequests } from "#functions/origin/store/tables/messages.ts";
import { outbox } from "#functions/origin/store/tables/payments.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { askChallenge, takeAnswer } from "./challenge.ts";
import { requestPlace } from "./send-asked.ts";

const AGAIN = 60;
/** By network and mobile: what one stranger asks for does not use up what its owner may. */
const PER_MINUTE = { most: 1, seconds: AGAIN };
const PER_DAY = { most: 4, seconds: DAY_S };
/** By network, whatever the mobile. */
const PER_HOUR_OF_NETWORK = { most: 5, seconds: 3600 };
const PER_DAY_OF_NETWORK = { most: 12, seconds: DAY_S };
/** By mobile, whoever asks: many strangers together do not fill somebody's telephone. */
const PER_DAY_OF_MOBILE = { most: 12, seconds: DAY_S };

const ABROAD = "这个国家或地区暂时收不到我们的短信，请用订单号、交易单号或恢复码查";

/**
 * Sends a code to a mobile (发送验证码) if it stands on a paid order. The request is written down and the outbox looks and
 * sends once the answer is on its way: known and unknown mobiles take equally long, and fail alike.
 */
export const sendCode: HandlerOf<"x", "sendCode"> = async (asked, visit) => {
  const { mobile } = asked;
  if (carrierOf(visit) === null)
    throw new Failure("NOT_CONFIGURED", {}, "暂时不能发短信，请用订单号、交易单号或恢复码查。");
  if (!isServed(mobile, visit.env)) throw new Failure("INVALID_PARAMS", { fields: { mobile: ABROAD } });
  const form = `${networkOf(visit)} ${mobile} ${asked.idem ?? crypto.randomUUID()}`;
  // Pressed once more before there was an answer, a form is answered as the first time, and sends nothing more.
  if (await isOnce("sms-form", form, AGAIN, visit)) {
    try {
      await countRequest(asked, visit);
    } catch (error) {
      // Nothing was sent: the next press of it counts.
      await forgetTries("sms-form", form, visit);
      throw error;
    }
    await promiseCode(mobile, visit);
  }
  return { masked: masked(mobile), again: AGAIN };
};

/** Counts a request; past the first of a network or of a mobile, a question comes before it. */
async function countRequest({ mobile, challenge, answer }: SendCodeParams, visit: Visit): Promise<void> {
  const network = networkOf(visit);
  const pair = `${network} ${mobile}`;
  const before = await Promise.all([
    triesOf("sms-network-day", network, visit),
    triesOf("sms-mobile-day", mobile, visit),
  ]);
  const isFirst = before.every((count) => count === 0);
  if (!isFirst) await takeAnswer(challenge, answer, visit);
  await countTry("sms-minute", pair, PER_MINUTE, visit);
  await countTry("sms-day", pair, PER_DAY, visit);
  await countTry("sms-network-hour", network, PER_HOUR_OF_NETWORK, visit);
  const nth = await countTry("sms-network-day", network, PER_DAY_OF_NETWORK, visit);
  await countTry("sms-mobile-day", mobile, PER_DAY_OF_MOBILE, visit);
  // Many that were sent at once all looked like the first.
  if (isFirst && nth > 1) await askChallenge("请先做这道小题，再发验证码", visit);
}

async function promiseCode(mobile: string, visit: Visit): Promise<void> {
  const { db, env, now } = visit;
  const id = crypto.randomUUID();
  const at = isoOf(now);
  const sealed = await seal(mobile, requestPlace(id), env.DATA_KEYS);
  await db.batch([
    db.insert(smsRequests).values({ id, mobile: sealed, createdAt: at }),
    db.insert(outbox).values({ kind: "sms", ref: id, state: "todo", nextAt: at, createdAt: at }),
  ]);
  visit.keep([id]);
}
