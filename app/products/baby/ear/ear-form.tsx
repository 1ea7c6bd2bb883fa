import type { FormEventHandler } from "react";
import { Radios } from "#app/kit/form/fields/choices.tsx";
import type { Typed } from "#app/kit/form/typed.ts";

const TONES = [
  ["said", "照上面写的"],
  ["any", "不限声调"],
  ["1", "一声"],
  ["2", "二声"],
  ["3", "三声"],
  ["4", "四声"],
] as const;
const PLACES = [
  ["tone1", "第一个音的声调"],
  ["tone2", "第二个音的声调"],
] as const;
const SEXES = [
  ["unknown", "都看"],
  ["female", "女孩"],
  ["male", "男孩"],
] as const;

interface EarFormProps {
  action: string;
  values: Typed;
  wrong: string | null;
  /** Where it answers at the touch: something was chosen or typed; it was sent. */
  onChange?: FormEventHandler<HTMLFormElement>;
  onSend?: FormEventHandler<HTMLFormElement>;
}

/** Asks for one or two sounds: a plain GET, for nothing of a family is in it. */
export function EarForm({ action, values, wrong, onChange, onSend }: EarFormProps) {
  const heard = { onInput: onChange, onChange, onCompositionEnd: onChange, onSubmit: onSend };
  return (
    <form className="ear-form" method="get" action={action} {...(onChange && heard)}>
      <div className={wrong === null ? "fld" : "fld wrong"}>
        <label className="lb" htmlFor="sound">
          喜欢哪个音？
        </label>
        <p className="hint" id="sound-hint">
          写一两个字，或者拼音：清和、qīng hé、qing1 he2 都可以，不写声调也行
        </p>
        {wrong !== null && (
          <p className="err" id="sound-error">
            {wrong}
          </p>
        )}
        <input
          type="text"
          id="sound"
          name="sound"
          defaultValue={values.sound ?? ""}
          aria-describedby={wrong === null ? "sound-hint" : "sound-hint sound-error"}
          {...(wrong !== null && { "aria-invalid": true })}
        />
        <div className="row">
          {PLACES.map(([name, label]) => (
            <label key={name}>
              <span className="sm">{label}</span>
              <select className="drops" name={name} defaultValue={values[name] || "said"}>
                {TONES.map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </div>
      <div className="fld">
        <Radios values={{ sex: "unknown", ...values }} name="sex" label="给谁起" options={SEXES} />
      </div>
      <button className="btn" type="submit">
        找字
      </button>
    </form>
  );
}
