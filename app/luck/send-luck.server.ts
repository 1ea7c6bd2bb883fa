import type { AppLoadContext } from "@remix-run/cloudflare";
import { LuckBrief } from "#functions/contract/luck.ts";
import { freshState } from "../form/fresh-state.server.ts";
import { readForm } from "../form/read-form.server.ts";
import { refused } from "../form/refused.server.ts";
import { type Sent, sendForm } from "../form/send-form.server.ts";
import type { Typed } from "../form/typed.ts";
import type { UpstreamError } from "../upstream/upstream-error.ts";
import { FRESH, type LuckFormState, luckFieldOf } from "./fields.ts";

/** The form to draw: fresh where nothing was typed. */
export const luckFormState = (typed: Typed): LuckFormState => freshState(typed, FRESH);

/** Sends a posted form on as a luck order; or hands back the form with what is wrong, and the page's status. */
export const sendLuck = ({ form, upstream }: AppLoadContext): Promise<Sent<LuckFormState>> =>
  sendForm({
    state: luckFormState(form),
    reading: readForm(LuckBrief, form, luckFieldOf),
    call: (brief) => upstream.order.skyfall(brief),
    refuse: withRefusal,
  });

function withRefusal(state: LuckFormState, error: UpstreamError): LuckFormState {
  const doubts = (error.detail.confirm ?? []).map((key) => ({ key, field: "surname" }));
  return { ...state, ...refused(error, luckFieldOf), doubts };
}
