import type { FlashKey } from "../document/flash.server.ts";
import type { Reading } from "../form/read-form.server.ts";
import { refused } from "../form/refused.server.ts";
import { statusOf } from "../upstream/as-response.server.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import type { ActState } from "./act-state.ts";

/** Refusals whose own words say why. */
const SAID: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  STATE_CONFLICT: 409,
  ERASED: 410,
};

interface Form<S, B, F extends string> {
  state: S;
  reading: Reading<B, F>;
  fieldOf: (key: string) => F;
}

export type Acted<S> = { ok: true; said: FlashKey } | { ok: false; state: S; status: number };

/** Sends an act of the desk on; or hands back its form with what is wrong, what was typed, and the page's status. */
export async function sendAct<S extends ActState<F>, B, F extends string>(
  { state, reading, fieldOf }: Form<S, B, F>,
  act: (brief: B) => Promise<FlashKey>,
): Promise<Acted<S>> {
  if (!reading.ok) return { ok: false, state: { ...state, errors: reading.errors }, status: 400 };
  try {
    return { ok: true, said: await act(reading.brief) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const status = SAID[error.code];
    if (status !== undefined && error.say !== "")
      return { ok: false, state: { ...state, said: error.say }, status };
    const again = { ...state, ...refused(error, fieldOf) };
    return { ok: false, state: again, status: again.trouble === null ? 400 : statusOf(again.trouble) };
  }
}
