import type { FormState } from "#app/kit/form/form-state.ts";

/** Steps that carry a text; approving carries none. */
export type StepField = "message" | "revise" | "refund";

/** The fields in the order of the page, each with the id that its error links to. */
export const STEP_ANCHORS: Readonly<Record<StepField, string>> = {
  revise: "revise",
  message: "message",
  refund: "refund",
};

/** The forms of the progress page: `step` is the one that was sent. */
export interface StepState extends FormState<StepField> {
  step: StepField | null;
}
