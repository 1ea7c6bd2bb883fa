import { troubleOf } from "../upstream/as-response.server.ts";
import type { UpstreamError } from "../upstream/upstream-error.ts";
import type { FieldErrors, FormState } from "./form-state.ts";

type Refused<F extends string> = Pick<FormState<F>, "errors" | "trouble">;

/** What a form is told after the upstream refused it or kept silent: its words at the fields, or the trouble on top. */
export function refused<F extends string>(error: UpstreamError, fieldOf: (key: string) => F): Refused<F> {
  if (error.code !== "INVALID_PARAMS") return { errors: {}, trouble: troubleOf(error) };
  const errors: FieldErrors<F> = {};
  for (const [key, message] of Object.entries(error.detail.fields ?? {})) errors[fieldOf(key)] ??= message;
  const isSaid = Object.keys(errors).length > 0;
  return { errors, trouble: isSaid ? null : { kind: "down", retryAfter: null } };
}
