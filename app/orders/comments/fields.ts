import { defineForm } from "#app/kit/form/define-form.ts";
import type { FormState } from "#app/kit/form/form-state.ts";
import { AdviseParams } from "#functions/contract/products/advise.ts";

/** The two forms of an order: the comment that all may read (评论), and words between the buyer and us. */
export const forms = {
  comment: defineForm({ schema: AdviseParams, anchors: { stars: "stars", text: "text" } }),
  private: defineForm({
    schema: AdviseParams,
    anchors: { topic: "topic", words: "words" },
    labels: { topic: "什么事" },
    parts: { words: ["text"] },
  }),
};

export type Step = keyof typeof forms;
export type Field = { [S in Step]: keyof (typeof forms)[S]["anchors"] }[Step];

export interface CommentState extends FormState<Field> {
  /** The form that was sent; null where none was. */
  step: Step | null;
}

/** The state of one of the two forms; empty where the visitor sent the other one. */
export const stateOfStep = (step: Step, state: CommentState): CommentState =>
  state.step === step ? state : { ...state, values: {}, errors: {} };
