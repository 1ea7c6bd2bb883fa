import type { AppLoadContext } from "@remix-run/cloudflare";
import { RgOrderParams } from "#functions/contract/manual.ts";
import type { FlashKey } from "../document/flash.server.ts";
import { freshState } from "../form/fresh-state.server.ts";
import { readForm } from "../form/read-form.server.ts";
import { refused } from "../form/refused.server.ts";
import { type Typed, typedAt } from "../form/typed.ts";
import { statusOf } from "../upstream/as-response.server.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { STEP_ANCHORS, type StepField, type StepState } from "./step-state.ts";

/** What the next page says of a step that was taken. */
const SAID: Readonly<Record<string, FlashKey>> = {
  message: "sent",
  revise: "revising",
  approve: "final",
  refund: "refund",
};

const isField = (text: string): text is StepField => Object.hasOwn(STEP_ANCHORS, text);

/** The forms to draw; what was typed stands in the one it was typed into. */
export function stepState(typed: Typed): StepState {
  const step = typedAt(typed, "step");
  return { ...freshState(typed, {}), step: isField(step) ? step : null, said: null };
}

type Taken = { ok: true; said: FlashKey } | { ok: false; state: StepState; status: number };

/** Takes one step of the family: a message, a wish for revision, the approval, a refund. */
export async function takeStep({ form, upstream }: AppLoadContext, sn: string): Promise<Taken> {
  const state = stepState(form);
  const action = typedAt(form, "step");
  const field = state.step ?? "message";
  const wire = { sn, action, text: typedAt(form, "text"), idem: state.idem };
  const reading = readForm(RgOrderParams, wire, () => field);
  if (!reading.ok) return { ok: false, state: { ...state, errors: reading.errors }, status: 400 };
  try {
    await upstream.order.rgOrder(reading.brief);
    return { ok: true, said: SAID[action] ?? "sent" };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === "STATE_CONFLICT")
      return { ok: false, state: { ...state, said: error.say }, status: 409 };
    const again = { ...state, ...refused(error, () => field) };
    return { ok: false, state: again, status: again.trouble === null ? 400 : statusOf(again.trouble) };
  }
}
