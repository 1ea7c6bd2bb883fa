import type { InputHTMLAttributes } from "react";
import type { Typed } from "#app/kit/form/typed.ts";

export type Option = readonly [value: string, label: string];

interface ChoicesProps {
  values: Typed;
  name: string;
  options: readonly Option[];
  /** Id of the first control, where an error links to. */
  id?: string;
  label?: string;
}

/** So many choices that a phone would leave one alone in a row, or that stand as columns. */
const SEGS: Readonly<Record<number, string>> = { 4: "seg four", 5: "seg five" };

/** Radios side by side (单选). */
export function Radios({ values, name, options, id, label }: ChoicesProps) {
  const named = label === undefined ? {} : { role: "radiogroup", "aria-label": label };
  return (
    <div className={SEGS[options.length] ?? "seg"} {...named}>
      {options.map(([value, text], at) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            id={at === 0 ? id : undefined}
            defaultChecked={values[name] === value}
          />
          {text}
        </label>
      ))}
    </div>
  );
}

/** Checkboxes of one name (多选). */
export function Ticks({ values, name, options, id }: ChoicesProps) {
  const ticked = (values[name] ?? "").split(",");
  const areEven = options.every(([, text]) => text.length === 2);
  return (
    <div className={areEven ? "picks even" : "picks"}>
      {options.map(([value, text], at) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            id={at === 0 ? id : undefined}
            defaultChecked={ticked.includes(value)}
          />
          <TickLabel text={text} />
        </label>
      ))}
    </div>
  );
}

/** What is ticked; two words for one thing (闽南话／台语) stay in one line, in a row of their own. */
const TickLabel = ({ text }: { text: string }) =>
  text.includes("／") ? <span className="nb">{text}</span> : text;

/** Checkboxes of a name each (多选), 1 where they are ticked. */
export function Flags({ values, options, id }: Omit<ChoicesProps, "name">) {
  return (
    <div className="picks">
      {options.map(([name, text], at) => (
        <label key={name}>
          <input
            type="checkbox"
            name={name}
            value="1"
            id={at === 0 ? id : undefined}
            defaultChecked={values[name] === "1"}
          />
          {text}
        </label>
      ))}
    </div>
  );
}

/** One line of text. Never `autocomplete=off`: a browser would not put the text back when the visitor goes back. */
export function TextLine({ values, name, id = name, ...rest }: TextLineProps) {
  return <input type="text" id={id} name={name} defaultValue={values[name] ?? ""} {...rest} />;
}

export interface TextLineProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "type" | "inputMode" | "autoComplete" | "aria-label" | "aria-describedby" | "aria-invalid"
  > {
  values: Typed;
  name: string;
  id?: string;
}
