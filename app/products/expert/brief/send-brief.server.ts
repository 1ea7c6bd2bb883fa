import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Sent, sendForm } from "#app/kit/form/send-form.server.ts";
import { type BriefState, briefForm } from "./brief-fields.ts";

/** The refusal that the page explains: work has begun, or the order is refunded. */
const SAID = { STATE_CONFLICT: 409 };

/** Keeps the posted brief as a draft or hands it in, and says which; else the form again with its errors. */
export function sendBrief(
  { form, upstream }: AppLoadContext,
  sn: string,
): Promise<Sent<BriefState, "draft" | "submitted">> {
  const state = form.step === "save" ? "draft" : "submitted";
  return sendForm({ ...briefForm.post(form, { sn, state }), said: SAID }, async (brief) => {
    await upstream.order.fullinfo(brief);
    return state;
  });
}
