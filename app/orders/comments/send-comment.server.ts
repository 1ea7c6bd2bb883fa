import type { AppLoadContext } from "@remix-run/cloudflare";
import type { FlashKey } from "#app/kit/cookies/flash.server.ts";
import type { Post } from "#app/kit/form/define-form.ts";
import { freshState } from "#app/kit/form/fresh-state.ts";
import { type Sent, sendForm } from "#app/kit/form/send-form.server.ts";
import { type Typed, typedAt } from "#app/kit/form/typed.ts";
import type { AdviseParams, OwnComment } from "#functions/contract/products/advise.ts";
import { type CommentState, type Field, forms, type Step } from "./fields.ts";

/** How each form is read. A reply is of the kind of what it answers, which stands in its form. */
const POSTS: Readonly<Record<Step, (form: Typed, sn: string) => Post<AdviseParams, Field>>> = {
  comment: (form, sn) => forms.comment.post(form, { sn, topic: "comment" }),
  private: (form, sn) => forms.private.post(form, { sn }),
  reply: (form, sn) => forms.reply.post(form, { sn, topic: typedAt(form, "topic") }),
};

/** Refusals whose own words say why. */
const SAID = { STATE_CONFLICT: 409, PAYMENT_REQUIRED: 402 };

const isStep = (text: string): text is Step => Object.hasOwn(forms, text);

/** The forms to draw: what was just typed, else the comment that is hidden, to be changed. */
export function commentState(typed: Typed, own: OwnComment | null = null): CommentState {
  const kept = own?.comment ?? null;
  const before = kept?.state === "hidden" ? { stars: String(kept.stars), text: kept.text } : {};
  const step = typedAt(typed, "step");
  const values = step === "" ? before : typed;
  return {
    ...freshState(values, before),
    step: isStep(step) ? step : kept === null ? null : "comment",
  };
}

/** Sends a comment, or words that are for us only; or the forms again with what is wrong. */
export function sendComment(
  { form, upstream }: AppLoadContext,
  sn: string,
): Promise<Sent<CommentState, FlashKey>> {
  const state = commentState(form);
  const step = state.step ?? "comment";
  const post = POSTS[step](form, sn);
  return sendForm({ ...post, state, said: SAID }, async (advice) => {
    await upstream.order.advise(advice);
    return step === "comment" ? "commented" : "advised";
  });
}
