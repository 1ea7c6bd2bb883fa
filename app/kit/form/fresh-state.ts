import * as v from "valibot";
import { Idem } from "#functions/contract/values/scalars.ts";
import type { FormState } from "./form-state.ts";
import { type Typed, typedAt } from "./typed.ts";

/** The form to draw: `fresh` where nothing was typed; its key is kept, or made where there is none. */
export function freshState(typed: Typed, fresh: Typed = {}): FormState<never> {
  const idem = typedAt(typed, "idem");
  return {
    values: Object.keys(typed).length === 0 ? fresh : typed,
    errors: {},
    sure: [],
    // Of most there is none, and what is wrong with that need not be found out.
    idem: idem !== "" && v.is(Idem, idem) ? idem : crypto.randomUUID(),
    trouble: null,
    challenge: null,
    relax: [],
    said: null,
  };
}
