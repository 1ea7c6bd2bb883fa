import type { FlashKey } from "#app/kit/cookies/flash.server.ts";
import type { FormState } from "#app/kit/form/form-state.ts";
import type { Reading } from "#app/kit/form/read-form.ts";
import { type Sent, sendForm } from "#app/kit/form/send-form.server.ts";

/** Refusals whose own words say why. */
const SAID = { FORBIDDEN: 403, NOT_FOUND: 404, STATE_CONFLICT: 409, ERASED: 410 };

interface Posted<S, B, F extends string> {
  state: S;
  reading: Reading<B, F>;
  fieldOf: (key: string) => F;
}

/** The outcome of an act: the message for the next page, or the form again. */
export type Acted<S> = Sent<S, FlashKey>;

/** Sends an act of the desk on; where it is refused, returns its form with errors and the page's status. */
export const sendAct = <S extends FormState<F>, B, F extends string>(
  posted: Posted<S, B, F>,
  act: (brief: B) => Promise<FlashKey>,
): Promise<Acted<S>> => sendForm({ ...posted, said: SAID }, act);
