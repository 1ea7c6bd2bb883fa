import { statusOf, troubleOf } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import type { FormState } from "./form-state.ts";
import type { Reading } from "./read-form.ts";
import { refused } from "./refused.server.ts";

/** What came of a form: what the upstream answered, or the form again with what is wrong, and the page's status. */
export type Sent<S, T> = { ok: true; came: T } | { ok: false; state: S; status: number };

/** A post that was read, as `Form.post` gives it; the state may hold more than its fields. */
interface Posted<S, B, F extends string> {
  state: S;
  reading: Reading<B, F>;
  fieldOf: (key: string) => F;
  /** Refusals whose own words say why (code → status of the page); from 500 on it may be tried again. */
  said?: Readonly<Record<string, number>>;
}

/** Sends the brief of a post by `call`; sends nothing where the post has errors. */
export async function sendForm<S extends FormState<F>, B, F extends string, T>(
  { state, reading, fieldOf, said = {} }: Posted<S, B, F>,
  call: (brief: B) => Promise<T>,
): Promise<Sent<S, T>> {
  if (!reading.ok) return { ok: false, state: { ...state, errors: reading.errors }, status: 400 };
  try {
    return { ok: true, came: await call(reading.brief) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const status = error.say === "" ? undefined : said[error.code];
    if (status !== undefined) {
      const trouble = status < 500 ? null : troubleOf(error);
      return { ok: false, state: { ...state, trouble, said: error.say }, status };
    }
    const again = { ...state, ...refused(error, fieldOf, state.values) };
    return { ok: false, state: again, status: statusFor(again, error) };
  }
}

/** The status of a page whose form was refused: 422 where the rules forbid what was asked (NOT_COMPLIANT). */
function statusFor({ trouble }: FormState<string>, { code }: UpstreamError): number {
  if (trouble !== null) return statusOf(trouble);
  return code === "NOT_COMPLIANT" ? 422 : 400;
}
