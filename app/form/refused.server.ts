import { troubleOf } from "../upstream/as-response.server.ts";
import type { UpstreamError } from "../upstream/upstream-error.ts";
import type { FieldErrors, FormState } from "./form-state.ts";

type Refused<F extends string> = Pick<FormState<F>, "errors" | "trouble">;

/** Refusals that say at which field they stand. */
const AT_FIELDS: ReadonlySet<string> = new Set(["INVALID_PARAMS", "NOT_COMPLIANT"]);

/** What a form is told after the upstream refused it or kept silent: its words at the fields, or the trouble on top. */
export function refused<F extends string>(error: UpstreamError, fieldOf: (key: string) => F): Refused<F> {
  if (!AT_FIELDS.has(error.code)) return { errors: {}, trouble: troubleOf(error) };
  const errors: FieldErrors<F> = {};
  for (const [key, message] of Object.entries(error.detail.fields ?? {})) errors[fieldOf(key)] ??= message;
  const isSaid = Object.keys(errors).length > 0;
  return { errors, trouble: isSaid ? null : { kind: "down", retryAfter: null } };
}
