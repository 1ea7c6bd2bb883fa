import type { AppLoadContext } from "@remix-run/cloudflare";
import { RengongBuyParams } from "#functions/contract/manual.ts";
import { freshState } from "../form/fresh-state.server.ts";
import { readForm } from "../form/read-form.server.ts";
import { refused } from "../form/refused.server.ts";
import { type Sent, sendForm } from "../form/send-form.server.ts";
import type { Typed } from "../form/typed.ts";
import { typedAt } from "../form/typed.ts";
import type { UpstreamError } from "../upstream/upstream-error.ts";
import type { BuyState } from "./buy-state.ts";

/** The form of the packages, as it is drawn. */
export const buyState = (typed: Typed): BuyState => ({ ...freshState(typed, {}), said: null });

/** Orders the package whose button was pressed; or the page again with why it can't be had. */
export const buy = ({ form, upstream }: AppLoadContext): Promise<Sent<BuyState>> =>
  sendForm({
    state: buyState(form),
    reading: readForm(
      RengongBuyParams,
      { type: typedAt(form, "type"), idem: typedAt(form, "idem") },
      () => "type",
    ),
    call: (wanted) => upstream.order.rengongBuy(wanted),
    refuse,
  });

function refuse(state: BuyState, error: UpstreamError): BuyState {
  if (error.code === "STATE_CONFLICT") return { ...state, said: error.say };
  return { ...state, ...refused(error, () => "type" as const) };
}
