import type { FormState } from "../form/form-state.ts";
import type { Field } from "./fields.ts";

/** The score form as it is drawn. */
export type ScoreFormState = FormState<Field>;
