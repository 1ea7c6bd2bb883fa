import type { FormState } from "#app/kit/form/form-state.ts";
import type { FreeScore } from "#functions/contract/products/score.ts";

export const CHANGE_ANCHORS = { given: "given" } as const;

/** The form that changes one character (换一个字), as it is drawn. */
export type ChangeFormState = FormState<keyof typeof CHANGE_ANCHORS>;

/** What is said over a change that came after the last free one; undefined while there is one. */
export const usedUpTitle = ({ changesLeft }: Pick<FreeScore, "changesLeft">): string | undefined =>
  changesLeft > 0 ? undefined : "免费的次数用完了";

/** The form with the name as it is, or with what was typed and what is wrong with it. */
export const changeState = (
  score: Pick<FreeScore, "given">,
  typed: string | undefined,
  error: string | null,
): ChangeFormState => ({
  values: { given: typed ?? score.given },
  errors: error === null ? {} : { given: error },
  sure: [],
  idem: "",
  trouble: null,
  challenge: null,
  relax: [],
  said: null,
});
