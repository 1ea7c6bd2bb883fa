import type { FormState } from "../form/form-state.ts";

/** A form of the desk: what was typed, and why the origin did not take it, in its own words. */
export interface ActState<F extends string> extends FormState<F> {
  said: string | null;
}
