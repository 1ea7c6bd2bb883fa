import type { FormState } from "#app/kit/form/form-state.ts";
import { type Typed, typedAt } from "#app/kit/form/typed.ts";
import { Radios } from "./choices.tsx";
import { ariaOf, Labelled } from "./field.tsx";

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const DAYS = Array.from({ length: 31 }, (_, at) => at + 1);

/** The twelve double hours (时辰), 子 split in early and late; each by an hour in its middle. */
const HOURS: readonly (readonly [string, string])[] = [
  ["unknown", "不清楚"],
  ["0", "子时（早） 0:00–0:59"],
  ["2", "丑时 1:00–2:59"],
  ["4", "寅时 3:00–4:59"],
  ["6", "卯时 5:00–6:59"],
  ["8", "辰时 7:00–8:59"],
  ["10", "巳时 9:00–10:59"],
  ["12", "午时 11:00–12:59"],
  ["14", "未时 13:00–14:59"],
  ["16", "申时 15:00–16:59"],
  ["18", "酉时 17:00–18:59"],
  ["20", "戌时 19:00–20:59"],
  ["22", "亥时 21:00–22:59"],
  ["23", "子时（晚） 23:00–23:59"],
];

/** Solar or lunar (公历、农历). */
export function CalendarRadios({ values }: { values: Typed }) {
  return (
    <Radios
      values={values}
      name="calendar"
      label="历法"
      options={[
        ["solar", "公历（阳历）"],
        ["lunar", "农历（阴历）"],
      ]}
    />
  );
}

const PARTS = ["year", "month", "day"] as const;

/** `aria-*` of a part of the date: where parts are missing, those are wrong that are missing, and no other. */
export function ariaOfPart(state: FormState<"date">, part: (typeof PARTS)[number]) {
  const isMissing = (one: string) =>
    typedAt(state.values, one) === "" && !(one === "year" && typedAt(state.values, "yearText") !== "");
  const { "aria-invalid": _wrong, ...described } = ariaOf(state, "date");
  return !isMissing(part) && PARTS.some(isMissing) ? described : ariaOf(state, "date");
}

/** The lists of months and days; the caller draws the year before them. */
export function MonthAndDay({ state }: { state: FormState<"date"> }) {
  return (
    <>
      <Numbers name="month" label="月" numbers={MONTHS} state={state} />
      <Numbers name="day" label="日" numbers={DAYS} state={state} />
    </>
  );
}

interface NumbersProps {
  name: "month" | "day";
  label: string;
  numbers: readonly number[];
  state: FormState<"date">;
}

function Numbers({ name, label, numbers, state }: NumbersProps) {
  return (
    <select
      className="drops"
      id={name}
      name={name}
      aria-label={label}
      defaultValue={state.values[name] ?? ""}
      {...ariaOfPart(state, name)}
    >
      <option value="">{label}</option>
      {numbers.map((value) => (
        <option key={value} value={value}>{`${value} ${label}`}</option>
      ))}
    </select>
  );
}

/** 闰月: shown for lunar dates where the browser can tell. */
export function LeapTick({ values }: { values: Typed }) {
  return (
    <label className="ck leap">
      <input type="checkbox" name="leap" value="1" defaultChecked={values.leap === "1"} />
      <span>这是闰月</span>
    </label>
  );
}

interface HourFieldProps {
  state: FormState<"hour">;
  hint: string;
}

/** The double hour of a birth (时辰); 不清楚 unless another is picked. */
export function HourField({ state, hint }: HourFieldProps) {
  return (
    <Labelled state={state} field="hour" label="出生时辰（可不填）" hint={hint}>
      <select
        className="drops"
        id="hour"
        name="hour"
        defaultValue={state.values.hour || "unknown"}
        {...ariaOf(state, "hour", true)}
      >
        {HOURS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
