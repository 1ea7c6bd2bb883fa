import type { AppLoadContext } from "@remix-run/cloudflare";
import { freshState } from "#app/kit/form/fresh-state.ts";
import { sendForm } from "#app/kit/form/send-form.server.ts";
import type { Typed } from "#app/kit/form/typed.ts";
import type { OrderSummary } from "#functions/contract/orders/orders.ts";
import { type FindState, forms } from "./fields.ts";

export type FoundOrders = { orders: readonly OrderSummary[] } | { state: FindState; status: number };

/** The form to draw; the second step is open once a code was sent, also where sending another one fails. */
export const findState = (typed: Typed, sent: FindState["sent"] = null): FindState => ({
  ...freshState(typed),
  // Once a code was sent, whoever presses for another one means another.
  ...(sent !== null && { idem: crypto.randomUUID() }),
  sent: sent ?? (typed.code === undefined ? null : { masked: "", again: 0 }),
});

/** Refusals to send a code whose own words say what to do: there is no carrier. */
const SAID = { NOT_CONFIGURED: 501 };

/** A posted step of the look-up (查订单): by number, a code to be sent, or by mobile with the code. */
export async function find({ form, upstream: { index, x } }: AppLoadContext): Promise<FoundOrders> {
  const state = findState(form);
  if (form.step === "send") {
    const sent = await sendForm({ ...forms.send.post(form), state, said: SAID }, x.sendCode);
    return sent.ok ? { state: findState(form, sent.came), status: 200 } : sent;
  }
  const found =
    form.step === "code"
      ? await sendForm({ ...forms.code.post(form), state }, index.search)
      : await sendForm({ ...forms.number.post(form), state }, index.search);
  return found.ok ? found.came : found;
}
