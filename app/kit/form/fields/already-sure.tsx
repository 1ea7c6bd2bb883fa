import type { FormState } from "#app/kit/form/form-state.ts";
import { typedAt } from "#app/kit/form/typed.ts";

/** Hidden fields for the warnings that the visitor overruled before, so that they are not raised again. */
export function AlreadySure({ state }: { state: FormState<string> }) {
  const asked = state.sure.map(({ key }) => key);
  return typedAt(state.values, "sure")
    .split(",")
    .filter((key) => key !== "" && !asked.includes(key))
    .map((key) => <input type="hidden" name="sure" value={key} key={key} />);
}
