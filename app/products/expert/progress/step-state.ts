import type { FormState } from "#app/kit/form/form-state.ts";

/** Steps that carry a text, and the one that leaves a mobile; the others carry nothing. */
export type StepForm = "message" | "revise" | "refund" | "tell";
/** Their fields: a text is called by its step. */
export type StepField = "message" | "revise" | "refund" | "agree" | "mobile";

/** The fields in the order of the page, each with the id that its error links to. */
export const STEP_ANCHORS: Readonly<Record<StepField, string>> = {
  revise: "revise",
  agree: "agree",
  mobile: "mobile",
  message: "message",
  refund: "refund",
};

/** The forms of the progress page: `step` is the one that was sent. */
export interface StepState extends FormState<StepField> {
  step: StepForm | null;
}

/** The state of one form of the page, without what was typed into another form. */
export const stateOfStep = (step: StepForm, state: StepState): StepState =>
  state.step === step ? state : { ...state, values: {} };
