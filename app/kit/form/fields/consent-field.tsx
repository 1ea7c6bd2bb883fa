import type { ReactNode } from "react";
import type { FormState } from "#app/kit/form/form-state.ts";
import { ariaOf, FieldError } from "./field.tsx";

/** The tick of consent (同意), never made beforehand; `children` say to what. */
export function ConsentField({ state, children }: { state: FormState<"guardian">; children: ReactNode }) {
  return (
    <div className={state.errors.guardian === undefined ? "fld" : "fld wrong"}>
      <FieldError state={state} field="guardian" />
      <label className="ck">
        <input
          type="checkbox"
          id="guardian"
          name="guardian"
          value="1"
          defaultChecked={state.values.guardian === "1"}
          {...ariaOf(state, "guardian")}
        />
        <span>{children}</span>
      </label>
    </div>
  );
}
