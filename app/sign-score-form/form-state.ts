import type { FormState } from "../form/form-state.ts";
import type { Field } from "./fields.ts";

/** The form of a business's name to be scored, as it is drawn. */
export type SignFormState = FormState<Field>;
