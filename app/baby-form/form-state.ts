import type { FormState as AnyFormState } from "../form/form-state.ts";
import type { Field } from "./fields.ts";

/** The baby form as it is drawn. */
export interface FormState extends AnyFormState<Field> {
  /** Years of the list, latest first. */
  years: number[];
}
