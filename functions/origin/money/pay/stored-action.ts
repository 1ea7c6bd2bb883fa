import * as v from "valibot";
import { PayAction } from "#functions/contract/orders/payments.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import type { PaymentRow } from "#functions/origin/money/find-payment.ts";
import { CHANNELS } from "#functions/origin/money/providers/channels.ts";
import type { Till } from "#functions/origin/money/till.ts";
import { open, seal } from "#functions/origin/store/seal.ts";
import { places } from "#functions/origin/store/tables/places.ts";

/** What the provider answered, and when (ms): a link does not work for ever. */
const StoredAction = v.object({ action: PayAction, at: v.number() });

export const sealAction = (action: PayAction, outTradeNo: string, { env, now }: Till): Promise<string> =>
  seal({ action, at: now }, places.action(outTradeNo), env.DATA_KEYS);

/** What the browser is to do for an open payment, while the provider's link or code works; null without. */
export async function liveAction(
  payment: PaymentRow,
  { env, now }: Pick<Till, "env" | "now">,
): Promise<PayAction | null> {
  if (payment.state !== "open" || payment.action === null) return null;
  if (payment.expiresAt <= isoOf(now)) return null;
  const stored = v.parse(
    StoredAction,
    await open(payment.action, places.action(payment.outTradeNo), env.DATA_KEYS),
  );
  return now - stored.at < CHANNELS[payment.channel].linkMs ? stored.action : null;
}
