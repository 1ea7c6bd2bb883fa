import type { FreeScore } from "#functions/contract/score.ts";
import type { FormState } from "../form/form-state.ts";

export const CHANGE_ANCHORS = { given: "given" } as const;

/** The form that changes one character (换一个字), as it is drawn. */
export type ChangeFormState = FormState<keyof typeof CHANGE_ANCHORS>;

/** The form with the name as it is, or with what was typed and what is wrong with it. */
export const changeState = (
  score: Pick<FreeScore, "given">,
  typed: string | undefined,
  error: string | null,
): ChangeFormState => ({
  values: { given: typed ?? score.given },
  errors: error === null ? {} : { given: error },
  doubts: [],
  idem: "",
  trouble: null,
});
