import { Radios } from "#app/kit/form/fields/choices.tsx";
import { Group } from "#app/kit/form/fields/field.tsx";
import { LineField } from "#app/kit/form/fields/line-field.tsx";
import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { typedAt } from "#app/kit/form/typed.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import type { AdItem, Setting } from "#functions/contract/desk/settings.ts";
import { ACTS, settingFields, typedOf } from "./fields.ts";
import { type SettingState, settingPath } from "./setting-state.ts";
import { AFTER_PRICES } from "./words.ts";

interface SettingFormProps {
  now: Setting;
  /** The house notice that is changed; null for a new one, and for other settings. */
  ad: AdItem | null;
  state: SettingState;
}

/** The form of a setting (改设置): current values or typed ones. Sending it changes nothing yet. */
export function SettingForm({ now, ad, state: given }: SettingFormProps) {
  const { kind, nth } = now;
  const action = usePath(settingPath(kind, ad === null ? {} : { id: ad.id }));
  const state = { ...given, values: { ...typedOf(now, ad), ...given.values } };
  const { values } = state;
  return (
    <>
      {kind === "prices" && (
        <p className="sm">
          <Clauses text={`单位是元。点“先核对”还没有改，下一页确认了才改。${AFTER_PRICES}`} />
        </p>
      )}
      <form
        className={kind === "prices" ? "card desk-prices" : "card"}
        method="post"
        action={action}
        noValidate
      >
        <input type="hidden" name="act" value={ACTS[kind]} />
        <input type="hidden" name="base" value={typedAt(given.values, "base") || nth} />
        {kind === "ads" && <input type="hidden" name="id" value={typedAt(values, "id") || state.idem} />}
        {settingFields[kind].map(({ field, label, hint, options, decimal, rows }) =>
          rows !== undefined ? (
            <TextField
              key={field}
              state={state}
              field={field}
              label={label}
              {...(hint !== undefined && { hint })}
              rows={rows}
            />
          ) : options === undefined ? (
            <LineField
              key={field}
              state={state}
              field={field}
              label={label}
              {...(hint !== undefined && { hint })}
              {...(decimal === true && { inputMode: "decimal" })}
            />
          ) : (
            <Group key={field} state={state} field={field} label={label} radios>
              <Radios values={values} name={field} id={field} options={options} />
            </Group>
          ),
        )}
        <TextField state={state} field="reason" label="为什么改" hint="一定要写，记录里要有" rows={2} />
        <button className="btn" type="submit" name="step" value="look">
          先核对
        </button>
      </form>
    </>
  );
}
