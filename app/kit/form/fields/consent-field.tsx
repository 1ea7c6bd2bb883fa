import type { ReactNode } from "react";
import type { FormState } from "#app/kit/form/form-state.ts";
import { ariaOf, FieldError } from "./field.tsx";

/**
 * Who may agree (谁可以同意), in the words of every form that asks: a parent, a guardian, or a relative whom they have allowed to; where
 * the name may be one's own, oneself. What it is agreed to follows.
 */
export const I_AM = {
  ofChild: "我是孩子的父母、监护人，或已得其同意的亲友，同意按",
  ofAnyone: "我是本人、孩子的父母或监护人，或已得其同意的亲友，同意按",
} as const;

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

/** The consent of whoever may give it for a child, as a field of its own. */
export function ConsentField({ state, children }: { state: FormState<"guardian">; children: ReactNode }) {
  return (
    <div className={state.errors.guardian === undefined ? "fld" : "fld wrong"}>
      <ConsentTick state={state} field="guardian">
        <span>{children}</span>
      </ConsentTick>
    </div>
  );
}
