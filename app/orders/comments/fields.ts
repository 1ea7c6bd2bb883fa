import { defineForm } from "#app/kit/form/define-form.ts";
import type { FormState } from "#app/kit/form/form-state.ts";
import { AdviseParams } from "#functions/contract/products/advise.ts";

/** The forms of an order: the comment that all may read (评论), words between the buyer and us, and the reply to a question. */
export const forms = {
  comment: defineForm({ schema: AdviseParams, anchors: { stars: "stars", text: "text" } }),
  private: defineForm({
    schema: AdviseParams,
    anchors: { topic: "topic", words: "words" },
    labels: { topic: "什么事" },
    parts: { words: ["text"] },
  }),
  reply: defineForm({ schema: AdviseParams, anchors: { reply: "reply" }, parts: { reply: ["text"] } }),
};

export type Step = keyof typeof forms;
export type Field = { [S in Step]: keyof (typeof forms)[S]["anchors"] }[Step];

export interface CommentState extends FormState<Field> {
  /** The form that was sent; null where none was. */
  step: Step | null;
}

/** The state of one of the forms; empty where the visitor sent another one. */
export const stateOfStep = (step: Step, state: CommentState): CommentState =>
  state.step === step ? state : { ...state, values: {}, errors: {} };
