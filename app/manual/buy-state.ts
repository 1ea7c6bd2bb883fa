import type { FormState } from "../form/form-state.ts";

/** The form of the packages: `said` is why the upstream took no order. */
export interface BuyState extends FormState<"type"> {
  said: string | null;
}
