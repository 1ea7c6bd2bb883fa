import type { FormState } from "../form/form-state.ts";
import type { BriefField } from "./brief-fields.ts";

/** The brief's form as it is drawn; `said` is a word of the upstream's own, such as that it is locked. */
export interface BriefState extends FormState<BriefField> {
  said: string | null;
}
