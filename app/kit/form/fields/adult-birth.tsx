import type { ReactNode } from "react";
import type { FormState } from "#app/kit/form/form-state.ts";
import { ConsentField } from "./consent-field.tsx";
import { ariaOfPart, CalendarRadios, HourField, LeapTick, MonthAndDay } from "./date-parts.tsx";
import { Group } from "./field.tsx";

interface AdultBirthProps {
  state: FormState<"date" | "hour" | "guardian">;
  label: string;
  hint: string;
  /** What is consented to. */
  children: ReactNode;
}

/** The birth of an adult, which may be left out: date, hour, consent. Its year is typed, as it may be any. */
export function AdultBirth({ state, label, hint, children }: AdultBirthProps) {
  const { values } = state;
  return (
    <>
      <Group state={state} field="date" label={label} hint={hint}>
        {state.errors.date !== undefined && <p className="hint">不想填，就把年、月、日都清空。</p>}
        <CalendarRadios values={values} />
        <div className="row">
          <label className="year">
            <input
              type="text"
              id="year"
              name="year"
              inputMode="numeric"
              defaultValue={values.year ?? ""}
              {...ariaOfPart(state, "year")}
            />
            年
          </label>
          <MonthAndDay state={state} />
        </div>
        <LeapTick values={values} />
      </Group>
      <HourField state={state} hint="填了日期才用得上" />
      <ConsentField state={state}>{children}</ConsentField>
    </>
  );
}
