import type { Trouble } from "../document/trouble.ts";
import type { Typed } from "./typed.ts";

/** What is wrong, by the field of the page it stands at. */
export type FieldErrors<F extends string> = Partial<Record<F, string>>;

/** A warning that the visitor may overrule (确认没有写错): at which field, and the wire's key for it. */
export interface Doubt {
  field: string;
  key: string;
}

/** Everything a form needs to be drawn: fresh, or with what was typed and what is wrong with it. */
export interface FormState<F extends string> {
  values: Typed;
  errors: FieldErrors<F>;
  doubts: readonly Doubt[];
  /** Made with the form, so that sending it twice creates one order. */
  idem: string;
  /** The upstream did not take it: what the page says on top. */
  trouble: Trouble | null;
}

export const isFaulty = (state: FormState<string>): boolean => Object.keys(state.errors).length > 0;
