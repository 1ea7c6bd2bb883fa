import { statusOf } from "../upstream/as-response.server.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import type { FormState } from "./form-state.ts";
import type { Reading } from "./read-form.server.ts";

export type Sent<S> = { ok: true; sn: string } | { ok: false; state: S; status: number };

interface Form<S, B, F extends string> {
  state: S;
  reading: Reading<B, F>;
  /** The call that creates the order. */
  call: (brief: B) => Promise<{ sn: string }>;
  /** The form again after the upstream refused it. */
  refuse: (state: S, error: UpstreamError) => S;
}

/** Sends a posted form on as an order; or hands back the form with what is wrong, and the page's status. */
export async function sendForm<S extends FormState<F>, B, F extends string>(
  form: Form<S, B, F>,
): Promise<Sent<S>> {
  const { state, reading, call, refuse } = form;
  if (!reading.ok) return { ok: false, state: { ...state, errors: reading.errors }, status: 400 };
  try {
    const { sn } = await call(reading.brief);
    return { ok: true, sn };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const again = refuse(state, error);
    return {
      ok: false,
      state: again,
      status: again.trouble === null ? refusedWith(error) : statusOf(again.trouble),
    };
  }
}

/** What was asked may be understood and yet not be allowed (NOT_COMPLIANT). */
const refusedWith = ({ code }: UpstreamError): number => (code === "NOT_COMPLIANT" ? 422 : 400);
