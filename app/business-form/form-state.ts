import type { FormState } from "../form/form-state.ts";
import type { Field } from "./fields.ts";

/** The business form as it is drawn. */
export type BusinessFormState = FormState<Field>;
