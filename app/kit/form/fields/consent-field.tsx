import type { ReactNode } from "react";
import type { FormState } from "#app/kit/form/form-state.ts";
import { ariaOf, FieldError } from "./field.tsx";

interface ConsentTickProps<Field extends string> {
  state: FormState<Field>;
  field: Field;
  children: ReactNode;
}

/** The tick of consent (同意), never made beforehand, and what is wrong with it; `children` say to what. */
export function ConsentTick<Field extends string>({ state, field, children }: ConsentTickProps<Field>) {
  return (
    <>
      <FieldError state={state} field={field} />
      <label className="ck">
        <input
          type="checkbox"
          id={field}
          name={field}
          value="1"
          defaultChecked={state.values[field] === "1"}
          {...ariaOf(state, field)}
        />
        {children}
      </label>
    </>
  );
}

/** A parent's or guardian's consent, as a field of its own. */
export function ConsentField({ state, children }: { state: FormState<"guardian">; children: ReactNode }) {
  return (
    <div className={state.errors.guardian === undefined ? "fld" : "fld wrong"}>
      <ConsentTick state={state} field="guardian">
        <span>{children}</span>
      </ConsentTick>
    </div>
  );
}
