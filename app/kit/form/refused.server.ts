import { troubleOf } from "#app/kit/upstream/as-response.server.ts";
import type { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import type { FieldErrors, FormState } from "./form-state.ts";
import type { Typed } from "./typed.ts";

type Refused<F extends string> = Pick<FormState<F>, "errors" | "sure" | "trouble" | "challenge" | "relax">;

/** Refusals that say at which field they stand. */
const AT_FIELDS: ReadonlySet<string> = new Set(["INVALID_PARAMS", "NOT_COMPLIANT"]);

/** What a form is told after the upstream refused it or kept silent: its words at the fields, or the trouble on top. */
export function refused<F extends string>(
  error: UpstreamError,
  fieldOf: (key: string) => F,
  values: Typed,
): Refused<F> {
  const { fields = {}, sure = [], relax = [] } = error.detail;
  const none = { errors: {}, sure: [], challenge: null, relax: [] };
  if (!AT_FIELDS.has(error.code)) return { ...none, trouble: troubleOf(error) };
  const errors: FieldErrors<F> = {};
  for (const [key, message] of Object.entries(fields)) errors[fieldOf(key)] ??= message;
  const wrong = Object.keys(errors);
  if (wrong.length === 0) return { ...none, trouble: { kind: "down", retryAfter: null } };
  return {
    errors,
    sure: sure.map((key) => ({ key, field: fieldOfSure(key, wrong, values) })),
    trouble: null,
    challenge: error.detail.challenge ?? null,
    relax,
  };
}

/** `surname:逄` stands at the surname; `char:𬱖` at the field in error that holds the character. */
function fieldOfSure(key: string, wrong: readonly string[], values: Typed): string {
  const [about = "", what = ""] = key.split(":");
  const holds = (field: string) => values[field]?.includes(what) === true;
  return wrong.find((field) => field === about) ?? wrong.find(holds) ?? wrong[0] ?? "";
}
