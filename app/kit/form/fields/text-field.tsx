import type { FormState } from "#app/kit/form/form-state.ts";
import { sayLeft } from "#app/kit/form/say-left.ts";
import { ariaOf, Labelled } from "./field.tsx";

interface TextFieldProps<F extends string> {
  state: FormState<F>;
  field: F;
  label: string;
  hint?: string;
  rows: number;
  /** What it is called on the wire, where that is not the field. */
  name?: string;
  /** Signs that it takes at least: how many are written is counted under it. */
  least?: number;
}

/** Several lines of text (多行文字) with label, hint and error. */
export function TextField<F extends string>({
  state,
  field,
  label,
  hint,
  rows,
  name = field,
  least,
}: TextFieldProps<F>) {
  return (
    <Labelled state={state} field={field} label={label} {...(hint !== undefined && { hint })}>
      <textarea
        className="area"
        id={field}
        name={name}
        rows={rows}
        defaultValue={state.values[name] ?? ""}
        {...ariaOf(state, field, hint !== undefined)}
      />
      {least !== undefined && (
        <p className="sm" data-least={least}>
          {sayLeft(state.values[name] ?? "", least)}
        </p>
      )}
    </Labelled>
  );
}
