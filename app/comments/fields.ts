import type { FormState } from "../form/form-state.ts";

/** The fields of both forms in the order of the page, each with the id that its error links to. */
export const ANCHORS = { stars: "stars", text: "text", topic: "topic", words: "words" } as const;

export type Field = keyof typeof ANCHORS;

/** What the summary calls a field whose message does not name it. */
export const LABELS: { readonly [F in Field]?: string } = { topic: "什么事" };

/** Which form: the comment that all may read (评论), or words between the buyer and us. */
export type Step = "comment" | "private";

export interface CommentState extends FormState<Field> {
  /** The form that was sent; null where none was. */
  step: Step | null;
  /** Why the upstream did not take it, in its own words. */
  said: string | null;
}

/** The state of one of the two forms: what was typed into the other does not stand in it. */
export const of = (step: Step, state: CommentState): CommentState =>
  state.step === step ? state : { ...state, values: {}, errors: {} };

const COMMENT: Readonly<Record<string, Field>> = { stars: "stars" };
const PRIVATE: Readonly<Record<string, Field>> = { topic: "topic" };

/** The field of the page that a key of the wire stands at. */
export const fieldOf =
  (step: Step) =>
  (key: string): Field =>
    step === "comment" ? (COMMENT[key] ?? "text") : (PRIVATE[key] ?? "words");
