import { TextLine } from "#app/kit/form/fields/choices.tsx";
import { ariaOf, FieldError } from "#app/kit/form/fields/field.tsx";
import type { ScoreFormState } from "./fields.ts";

/** Says where the surname ends (姓和名的分界), for names that we would split wrongly; folded away until used. */
export function SplitFields({ state }: { state: ScoreFormState }) {
  const { values, errors } = state;
  const isUsed = errors.split !== undefined || Boolean(values.surname || values.given);
  return (
    <details className="fold" open={isUsed}>
      <summary>
        <span>
          姓和名的分界<span className="cl par">（双姓请在这里分开）</span>
        </span>
      </summary>
      <fieldset className={errors.split === undefined ? "fld" : "fld wrong"}>
        <legend className="sr-only">姓和名的分界</legend>
        <FieldError state={state} field="split" />
        <SplitInputs values={values} aria={ariaOf(state, "split")} />
      </fieldset>
    </details>
  );
}

interface SplitInputsProps {
  values: ScoreFormState["values"];
  aria?: ReturnType<typeof ariaOf>;
  /** Prefix of the ids, where another form of the page has the same ids. */
  prefix?: string;
}

/** Surname and given name side by side. */
export function SplitInputs({ values, aria = {}, prefix = "" }: SplitInputsProps) {
  return (
    <div className="pair">
      <div>
        <label className="lb" htmlFor={`${prefix}surname`}>
          姓
        </label>
        <TextLine values={values} name="surname" id={`${prefix}surname`} {...aria} />
      </div>
      <div>
        <label className="lb" htmlFor={`${prefix}given`}>
          名
        </label>
        <TextLine values={values} name="given" id={`${prefix}given`} {...aria} />
      </div>
    </div>
  );
}
