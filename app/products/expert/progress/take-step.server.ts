import type { AppLoadContext } from "@remix-run/cloudflare";
import type { FlashKey } from "#app/kit/cookies/flash.server.ts";
import { freshState } from "#app/kit/form/fresh-state.ts";
import { readForm } from "#app/kit/form/read-form.ts";
import { type Sent, sendForm } from "#app/kit/form/send-form.server.ts";
import { type Typed, typedAt } from "#app/kit/form/typed.ts";
import { RgOrderParams } from "#functions/contract/products/expert.ts";
import type { StepField, StepForm, StepState } from "./step-state.ts";

/** What the next page says of a step that was taken. */
const FLASH_OF_ACT: Readonly<Record<string, FlashKey>> = {
  message: "sent",
  revise: "revising",
  approve: "final",
  refund: "refund",
  tell: "told",
  hush: "hushed",
};

const FORMS: readonly StepForm[] = ["message", "revise", "refund", "tell"];
const isForm = (text: string): text is StepForm => FORMS.some((form) => form === text);

/** The field at which an error is shown. */
const fieldIn =
  (step: StepState["step"]) =>
  (key: string): StepField => {
    if (step === "tell") return key === "agree" ? "agree" : "mobile";
    return step ?? "message";
  };

/** The state of the forms; what was typed stands in the form it was typed into. */
export function stepState(typed: Typed): StepState {
  const step = typedAt(typed, "step");
  return { ...freshState(typed), step: isForm(step) ? step : null };
}

/** Takes one step of the family: a message, a wish for revision, the approval, a refund, a mobile to be told at. */
export function takeStep({ form, upstream }: AppLoadContext, sn: string): Promise<Sent<StepState, FlashKey>> {
  const state = stepState(form);
  const action = typedAt(form, "step");
  const fieldOf = fieldIn(state.step);
  const left = action === "tell" && { agree: typedAt(form, "agree"), mobile: typedAt(form, "mobile") };
  const wire = { sn, action, text: typedAt(form, "text"), idem: state.idem, ...left };
  const reading = readForm(RgOrderParams, wire, fieldOf);
  return sendForm({ state, reading, fieldOf, said: { STATE_CONFLICT: 409 } }, async (step) => {
    await upstream.order.rgOrder(step);
    return FLASH_OF_ACT[action] ?? "sent";
  });
}
