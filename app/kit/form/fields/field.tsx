import type { ReactNode } from "react";
import { type FormState, isAsked, sureOf } from "#app/kit/form/form-state.ts";
import { Parts, Titles, titlesOf } from "#app/kit/prose/clauses.tsx";

interface Around<F extends string> {
  state: FormState<F>;
  field: F;
  label: string;
  hint?: string;
  children: ReactNode;
}

/** The id of a field's error text. */
const errorId = (field: string) => `${field}-error`;

/** `aria-*` of a control: what describes it, and whether it is wrong. */
export function ariaOf<F extends string>(state: FormState<F>, field: F, hinted = false) {
  const wrong = state.errors[field] !== undefined;
  const ids = [hinted ? `${field}-hint` : "", wrong ? errorId(field) : ""].filter((id) => id !== "");
  return {
    ...(wrong && { "aria-invalid": true }),
    ...(ids.length > 0 && { "aria-describedby": ids.join(" ") }),
  };
}

/** No fault: it only asks whether it was meant so, or wishes that leave no name together. */
const isMild = (state: FormState<string>, field: string): boolean =>
  state.relax.length > 0 || isAsked(state, field);

function classOf<F extends string>(state: FormState<F>, field: F) {
  if (state.errors[field] === undefined) return "fld";
  return isMild(state, field) ? "fld wrong mild" : "fld wrong";
}

/** A single control with its label, hint and error. */
export function Labelled<F extends string>({ state, field, label, hint, children }: Around<F>) {
  return (
    <div className={classOf(state, field)}>
      <label className="lb" htmlFor={field}>
        <LabelText text={label} />
      </label>
      <Hint field={field} hint={hint} />
      <FieldError state={state} field={field} />
      <SureTicks state={state} field={field} />
      {children}
    </div>
  );
}

/** Several controls under one legend. */
export function Group<F extends string>({
  state,
  field,
  label,
  hint,
  children,
  radios = false,
}: Around<F> & { radios?: boolean }) {
  const aria = ariaOf(state, field, hint !== undefined);
  // A plain group may be described, but only a radio group can be wrong.
  const { "aria-invalid": _wrong, ...described } = aria;
  const role = radios ? { role: "radiogroup", ...aria } : described;
  return (
    <fieldset className={classOf(state, field)} {...role}>
      <legend className="lb">
        <LabelText text={label} />
      </legend>
      <Hint field={field} hint={hint} />
      <FieldError state={state} field={field} />
      <SureTicks state={state} field={field} />
      {children}
    </fieldset>
  );
}

/** A label, what it says in brackets kept whole. */
export function LabelText({ text }: { text: string }) {
  const [name, ...brackets] = text.split(/(?=（)/);
  return (
    <>
      {name}
      {brackets.map((bracket) => (
        <span className="cl par" key={bracket}>
          {bracket}
        </span>
      ))}
    </>
  );
}

function Hint({ field, hint }: { field: string; hint: string | undefined }) {
  if (hint === undefined) return null;
  return (
    <p className="hint" id={`${field}-hint`}>
      {hint.includes("\u200b") ? <Parts of={hint.split("\u200b")} /> : <Titles text={hint} />}
    </p>
  );
}

/** What is wrong, at the field; why wishes leave no name has been said on top. */
export function FieldError<F extends string>({ state, field }: { state: FormState<F>; field: F }) {
  const said = state.errors[field];
  if (said === undefined) return null;
  const message = state.relax.length > 0 ? sayTogether(Object.keys(state.errors).length) : said;
  return (
    <p className="err" id={errorId(field)}>
      <span className="sr-only">{isMild(state, field) ? "请确认：" : "出错了："}</span>
      <Parts of={titlesOf(message)} />
    </p>
  );
}

/** That one of so many wishes leaves no name with the others: which, and why, has been said on top. */
const sayTogether = (wishes: number): string =>
  wishes > 1 ? `和另${wishes > 2 ? "外几" : "一"}项合不到一起，改一项就行。` : "照这一项没有名字，请放宽。";

/** The tick that overrules a warning at this field. */
function SureTicks({ state, field }: { state: FormState<string>; field: string }) {
  return state.sure
    .filter((each) => each.field === field)
    .map(({ key }) => (
      <label className="ck" key={key}>
        <input type="checkbox" name="sure" value={key} />
        <span>{sureOf(key)}</span>
      </label>
    ));
}
