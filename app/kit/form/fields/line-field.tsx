import type { ReactNode } from "react";
import type { FormState } from "#app/kit/form/form-state.ts";
import { TextLine, type TextLineProps } from "./choices.tsx";
import { ariaOf, Labelled } from "./field.tsx";

interface LineFieldProps<F extends string>
  extends Pick<TextLineProps, "type" | "inputMode" | "autoComplete"> {
  state: FormState<F>;
  field: F;
  label: string;
  hint?: string;
  /** What stands with the line under the same label. */
  children?: ReactNode;
}

/** One line of text (单行文字) with label, hint and error. */
export function LineField<F extends string>({
  state,
  field,
  label,
  hint,
  children,
  ...line
}: LineFieldProps<F>) {
  return (
    <Labelled state={state} field={field} label={label} {...(hint !== undefined && { hint })}>
      <TextLine values={state.values} name={field} {...line} {...ariaOf(state, field, hint !== undefined)} />
      {children}
    </Labelled>
  );
}
