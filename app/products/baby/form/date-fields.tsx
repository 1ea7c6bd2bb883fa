import { Radios } from "#app/kit/form/fields/choices.tsx";
import { ariaOfPart, LeapTick, MonthAndDay } from "#app/kit/form/fields/date-parts.tsx";
import { Group } from "#app/kit/form/fields/field.tsx";
import { typedAt } from "#app/kit/form/typed.ts";
import { type BabyFormState, DUE, EARLIER } from "./fields.ts";

/** Beijing is 8 hours ahead of UTC. */
const BEIJING_MS = 8 * 3600_000;
const YEARS_BACK = 3;

/** The years of the list, latest first: next year (for a due date), this year and the years before it. */
export function listedYears(now: number): readonly number[] {
  const next = new Date(now + BEIJING_MS).getUTCFullYear() + 1;
  return Array.from({ length: YEARS_BACK + 2 }, (_, back) => next - back);
}

interface DateFieldsProps {
  state: BabyFormState;
  years: readonly number[];
}

/** In which calendar the date is, or that it is a due date, which is a solar one. */
const CALENDARS = [
  ["solar", "公历"],
  ["lunar", "农历"],
  [DUE, "还没出生"],
] as const;

/** The fields of the date: solar, lunar or due; year, month, day; a year before the list is typed. */
export function DateFields({ state, years }: DateFieldsProps) {
  const { values } = state;
  const aria = ariaOfPart(state, "year");
  const { year = "", yearText = "" } = values;
  const isListed = years.map(String).includes(year);
  // What was sent says a year, in the list or not, and of a due date that the child is not born.
  const typed = isListed || year === "" || year === EARLIER ? yearText : year;
  const picked = isListed || typed === "" ? year : EARLIER;
  const calendar = values.born === "0" ? DUE : typedAt(values, "calendar");
  return (
    <Group state={state} field="date" label="出生日期" hint="选“还没出生”，就填预产期">
      <Radios values={{ ...values, calendar }} name="calendar" label="历法" options={CALENDARS} />
      <div className="row">
        <select className="drops" id="year" name="year" aria-label="年" defaultValue={picked} {...aria}>
          <option value="">年</option>
          {years.map((value) => (
            <option key={value} value={value}>{`${value} 年`}</option>
          ))}
          <option value={EARLIER}>更早</option>
        </select>
        <MonthAndDay state={state} />
      </div>
      <div className="early">
        <label htmlFor="yearText">更早的年份</label>
        <input type="text" id="yearText" name="yearText" inputMode="numeric" defaultValue={typed} {...aria} />
      </div>
      <LeapTick values={values} />
    </Group>
  );
}
