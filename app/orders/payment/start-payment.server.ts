import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { FieldErrors } from "#app/kit/form/form-state.ts";
import { freshState } from "#app/kit/form/fresh-state.ts";
import { unkeptPath, waitPath } from "#app/kit/order/services.ts";
import { statusOf, troubleOf, troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { Channel, Mobile, type Payment } from "#functions/contract/orders/payments.ts";
import { messages } from "#functions/contract/values/messages.ts";
import type { CheckoutField, CheckoutForm } from "./checkout-state.ts";
import { mayLeave } from "./leave-cookie.server.ts";
import { forgetOpenid } from "./openid.server.ts";

const AGREE = "请先看过退款说明并勾选";
const CHANGED = "这笔订单的状态已经变了，请刷新后再看。";
const MOBILE = "请填写 11 位手机号，或留空；境外号码请带国家或地区号，如\u00a0+852\u00a09123\u00a04567";

/** The checkout's form as it was typed; fresh where nothing was. */
export function checkoutForm(typed: Readonly<Record<string, string>>): CheckoutForm {
  const values = { mobile: typed.mobile ?? "", agree: typed.agree ?? "" };
  return { ...freshState(typed), values, shut: null, repriced: null };
}

/** A checkout that did not go through: the form again, the page's status, and what else to say in headers. */
export interface Unpaid {
  form: CheckoutForm;
  status: number;
  headers: Record<string, string>;
}

/** Begins a payment as the posted form says: throws the redirect to wait-pay, or hands the form back. */
export async function startPayment(context: AppLoadContext, sn: string): Promise<Unpaid> {
  const { form: typed, upstream, secure } = context;
  const form = checkoutForm(typed);
  const mobile = typed.mobile?.trim() ?? "";
  const errors = faultsOf(typed, mobile);
  if (Object.keys(errors).length > 0) return back({ ...form, errors }, 400);

  const channel = v.parse(Channel, typed.channel);
  // The payment goes on where the mobile cannot be stored now.
  const noted =
    mobile === ""
      ? true
      : upstream.order.writeMobile({ sn, mobile }).then(
          () => true,
          () => false,
        );
  try {
    const payment = await beginPayment(context, sn, channel, form.idem);
    const seen = Number(typed.seen);
    if (payment.action.kind !== "paid" && Number.isInteger(seen) && seen !== payment.amount) {
      const values = { ...form.values, agree: "" };
      return back({ ...form, values, repriced: { from: seen, to: payment.amount } }, 409);
    }
    // A mobile that was not stored is said before the visitor leaves for a cashier.
    if (!(await noted)) throw redirect(unkeptPath(sn), 303);
    throw redirect(waitPath(sn), {
      status: 303,
      headers: { "set-cookie": mayLeave(payment.outTradeNo, secure) },
    });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return refused(form, channel, error, secure);
  }
}

/** One call of payAgain. Each channel has a key of its own: another channel is another request. */
export function beginPayment(
  { upstream, clientIp }: AppLoadContext,
  sn: string,
  channel: Channel,
  idem: string,
): Promise<Payment> {
  const address = clientIp === null ? {} : { clientIp };
  return upstream.order.payAgain({ sn, channel, idem: `${idem.slice(0, 48)}-${channel}`, ...address });
}

function faultsOf(typed: Readonly<Record<string, string>>, mobile: string): FieldErrors<CheckoutField> {
  return {
    ...(mobile !== "" && !v.is(Mobile, mobile) && { mobile: MOBILE }),
    ...(typed.agree !== "1" && { agree: AGREE }),
    ...(!v.is(Channel, typed.channel) && { channel: messages.channel }),
  };
}

/** What the visitor hears where the upstream did not begin a payment; nothing was charged. */
function refused(form: CheckoutForm, channel: Channel, error: UpstreamError, secure: boolean): Unpaid {
  const { code, say, detail } = error;
  if (code === "NOT_FOUND" || code === "ERASED") throw troubleResponse(troubleOf(error));
  if (code === "INVALID_PARAMS") {
    const { mobile, channel: why } = detail.fields ?? {};
    const errors = { ...(mobile !== undefined && { mobile }), channel: why ?? (say || messages.channel) };
    // The upstream may not know WeChat's payer: without the cookie the next GET of the page asks again.
    return back({ ...form, errors }, 400, { "set-cookie": forgetOpenid(secure) });
  }
  // The idem may belong to another request by now: the next try gets a new one.
  if (code === "STATE_CONFLICT" || code === "NOT_CONFIGURED") {
    const why = code === "NOT_CONFIGURED" ? { shut: channel } : { said: say || CHANGED };
    return back({ ...form, idem: crypto.randomUUID(), ...why }, 409, { "set-cookie": forgetOpenid(secure) });
  }
  const trouble = troubleOf(error);
  const wait: Record<string, string> =
    trouble.retryAfter === null ? {} : { "retry-after": String(trouble.retryAfter) };
  return back({ ...form, trouble }, statusOf(trouble), wait);
}

const back = (form: CheckoutForm, status: number, headers: Record<string, string> = {}): Unpaid => ({
  form,
  status,
  headers,
});
