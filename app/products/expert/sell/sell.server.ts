import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { sendForm } from "#app/kit/form/send-form.server.ts";
import { checkoutPath } from "#app/kit/order/services.ts";
import { foundAt } from "#app/kit/page/found/found.server.ts";
import { EXPERT_PATH } from "#app/kit/paths/expert-paths.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { buyForm } from "#app/products/expert/progress/buy-fields.ts";

/** Loads the page that sells expert work; it is the same page at each of its addresses. */
export async function loadSell(context: AppLoadContext) {
  const { upstream, refusal } = context;
  const offer = await orTrouble(upstream.order.rengong({}));
  return { offer, found: foundAt(context, EXPERT_PATH), state: buyForm.state(refusal?.values ?? {}) };
}

/** Orders a package and goes on to its checkout; or the page again with why it can't be had. */
export async function sell({ form, upstream }: AppLoadContext) {
  const said = { STATE_CONFLICT: 409 };
  const sent = await sendForm({ ...buyForm.post(form), said }, upstream.order.rengongBuy);
  if (sent.ok) throw redirect(checkoutPath("manual", sent.came.sn), 303);
  return data(sent.state, sent.status);
}
