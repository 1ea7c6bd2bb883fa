import type { AppLoadContext } from "@remix-run/cloudflare";
import { FullinfoParams } from "#functions/contract/manual.ts";
import { freshState } from "../form/fresh-state.server.ts";
import { readForm } from "../form/read-form.server.ts";
import { refused } from "../form/refused.server.ts";
import { type Typed, typedAt } from "../form/typed.ts";
import { statusOf } from "../upstream/as-response.server.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { BRIEF_KEYS, FRESH, fieldOf } from "./brief-fields.ts";
import type { BriefState } from "./brief-state.ts";

/** The form to draw: what was just typed, else what is kept, else a fresh one. */
export function briefState(typed: Typed, kept: Typed = {}): BriefState {
  // Consent is given anew each time.
  const { guardian: _given, avoid = "", ...said } = kept;
  return { ...freshState(typed, { ...FRESH, ...said, avoid: avoid.replaceAll(",", "、") }), said: null };
}

type Sent = { ok: true; isDraft: boolean } | { ok: false; state: BriefState; status: number };

/** Keeps the posted brief as a draft, or hands it in; or the form again with what is wrong. */
export async function sendBrief({ form, upstream }: AppLoadContext, sn: string): Promise<Sent> {
  const isDraft = form.step === "save";
  const state = briefState(form);
  const reading = readForm(FullinfoParams, { ...wireOf(form, isDraft), sn }, fieldOf);
  if (!reading.ok) return { ok: false, state: { ...state, errors: reading.errors }, status: 400 };
  try {
    await upstream.order.fullinfo(reading.brief);
    return { ok: true, isDraft };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return refuse(state, error);
  }
}

/** The wire's strings out of the posted form: nothing that was left empty; consent goes with the whole only. */
function wireOf(typed: Typed, isDraft: boolean): Record<string, string> {
  const wire: Record<string, string> = { state: isDraft ? "draft" : "submitted" };
  for (const key of isDraft ? BRIEF_KEYS : [...BRIEF_KEYS, "guardian", "sure"]) {
    const value = typedAt(typed, key);
    if (value.trim() !== "") wire[key] = value;
  }
  return wire;
}

/** Work has begun, or the order is paid back: said on top. A surname that is not known may be confirmed. */
function refuse(state: BriefState, error: UpstreamError): Sent {
  if (error.code === "STATE_CONFLICT")
    return { ok: false, state: { ...state, said: error.say }, status: 409 };
  const doubts = (error.detail.confirm ?? []).map((key) => ({ field: key.replace(/:.*$/, ""), key }));
  const again = { ...state, ...refused(error, fieldOf), doubts };
  return { ok: false, state: again, status: again.trouble === null ? 400 : statusOf(again.trouble) };
}
