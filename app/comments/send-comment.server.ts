import type { AppLoadContext } from "@remix-run/cloudflare";
import { AdviseParams, type OwnComment } from "#functions/contract/advise.ts";
import type { FlashKey } from "../document/flash.server.ts";
import { freshState } from "../form/fresh-state.server.ts";
import { readForm } from "../form/read-form.server.ts";
import { refused } from "../form/refused.server.ts";
import { type Typed, typedAt } from "../form/typed.ts";
import { statusOf } from "../upstream/as-response.server.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { type CommentState, fieldOf, type Step } from "./fields.ts";

/** Refusals whose own words say why. */
const SAID: Readonly<Record<string, number>> = { STATE_CONFLICT: 409, PAYMENT_REQUIRED: 402 };

const isStep = (text: string): text is Step => text === "comment" || text === "private";

/** The forms to draw: what was just typed, else the comment that is hidden, to be changed. */
export function commentState(typed: Typed, own: OwnComment | null = null): CommentState {
  const kept = own?.comment ?? null;
  const before = kept?.state === "hidden" ? { stars: String(kept.stars), text: kept.text } : {};
  const step = typedAt(typed, "step");
  const values = step === "" ? before : typed;
  return {
    ...freshState(values, before),
    step: isStep(step) ? step : kept === null ? null : "comment",
    said: null,
  };
}

type Sent = { ok: true; said: FlashKey } | { ok: false; state: CommentState; status: number };

/** Sends a comment, or words that are for us only; or the forms again with what is wrong. */
export async function sendComment({ form, upstream }: AppLoadContext, sn: string): Promise<Sent> {
  const state = commentState(form);
  const step = state.step ?? "comment";
  const isComment = step === "comment";
  const wire = {
    sn,
    topic: isComment ? "comment" : typedAt(form, "topic"),
    stars: isComment ? typedAt(form, "stars") : "",
    text: typedAt(form, "text"),
  };
  const reading = readForm(AdviseParams, wire, fieldOf(step));
  if (!reading.ok) return { ok: false, state: { ...state, errors: reading.errors }, status: 400 };
  try {
    await upstream.order.advise(reading.brief);
    return { ok: true, said: isComment ? "commented" : "advised" };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const status = SAID[error.code];
    if (status !== undefined && error.say !== "")
      return { ok: false, state: { ...state, said: error.say }, status };
    const again = { ...state, ...refused(error, fieldOf(step)) };
    return { ok: false, state: again, status: again.trouble === null ? 400 : statusOf(again.trouble) };
  }
}
