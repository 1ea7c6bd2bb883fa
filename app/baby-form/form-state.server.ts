import { freshState } from "../form/fresh-state.server.ts";
import { refused } from "../form/refused.server.ts";
import type { Typed } from "../form/typed.ts";
import type { UpstreamError } from "../upstream/upstream-error.ts";
import { type Field, FRESH, fieldOf } from "./fields.ts";
import type { FormState } from "./form-state.ts";
import { normalise } from "./normalise.ts";

const BEIJING_MS = 8 * 3600_000;
const YEARS_BACK = 3;

/** The form to draw: fresh where nothing was typed. */
export function formState(typed: Typed, now: number): FormState {
  const year = new Date(now + BEIJING_MS).getUTCFullYear() + 1;
  return {
    ...freshState(typed, FRESH),
    years: Array.from({ length: YEARS_BACK + 2 }, (_, back) => year - back),
  };
}

/** The form again after the upstream refused it or kept silent: its words at the fields, or the trouble on top. */
export function withRefusal(state: FormState, error: UpstreamError): FormState {
  const { errors, trouble } = refused(error, fieldOf);
  if (trouble !== null) return { ...state, trouble };
  const doubts = (error.detail.confirm ?? []).map((key) => ({
    key,
    field: fieldOfDoubt(key, state, errors),
  }));
  return { ...state, errors, doubts };
}

/** `surname:逄` stands at the surname; `char:𬱖` at the field in error that holds the character. */
function fieldOfDoubt(key: string, state: FormState, errors: FormState["errors"]): Field {
  const [about = "", what = ""] = key.split(":");
  if (about === "surname") return "surname";
  const wire = normalise(state.values);
  const inError = Object.keys(errors).map(fieldOf);
  return inError.find((field) => wire[field]?.includes(what)) ?? inError[0] ?? "form";
}
