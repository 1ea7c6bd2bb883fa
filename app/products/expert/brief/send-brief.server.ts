import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Sent, sendForm } from "#app/kit/form/send-form.server.ts";
import { type BriefState, briefForm } from "./brief-fields.ts";

/** Work has begun, or the order is paid back. */
const SAID = { STATE_CONFLICT: 409 };

/** Keeps the posted brief as a draft, or hands it in: which of them came of it; or the form again with what is wrong. */
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
