import { defineForm } from "#app/kit/form/define-form.ts";
import { CheckCommentParams } from "#functions/contract/desk/desk-comments.ts";

/** The three forms on a comment: it is shown, hidden for a reason, or answered. */
export const checkForm = defineForm({
  schema: CheckCommentParams,
  anchors: { ground: "ground", reason: "reason", text: "text" },
});

export type CheckState = ReturnType<typeof checkForm.state>;

export const COMMENTS_PATH = "/desk/comments";

/** Path of the list of comments in a state, with one of them open where `id` is given. */
export const deskCommentsPath = (state: string, id?: string): string =>
  `${COMMENTS_PATH}?state=${state}${id === undefined ? "" : `&id=${id}`}`;
