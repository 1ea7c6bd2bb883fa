import type { Birth } from "#functions/naming/facts/calendar/clock/birth.ts";
import { checkDate, type DateFault, ENGINE_YEARS } from "#functions/naming/facts/calendar/clock/lunar.ts";
import { placeNamed } from "#functions/naming/facts/calendar/places/place-by-name.ts";
import { Usage } from "./usage.ts";

/** The options that say when and where somebody was born. */
export const birthOptions = {
  at: { type: "string" },
  calendar: { type: "string" },
  leap: { type: "boolean" },
  place: { type: "string" },
  zishi: { type: "string" },
} as const;

export interface BirthOptions {
  readonly at?: string | undefined;
  readonly calendar?: string | undefined;
  readonly leap?: boolean | undefined;
  readonly place?: string | undefined;
  readonly zishi?: string | undefined;
}

const AT = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2})(?::(\d{2}))?)?$/;

/** The birth that the options describe: `--at "1988-07-01 12:00"`, or without the time, three pillars. */
export function readBirth(options: BirthOptions): Birth {
  const [, year, month, day, hour, minute] = AT.exec(options.at ?? "") ?? [];
  if (year === undefined) throw new Usage('--at wants a date "1988-07-01", with a time "1988-07-01 12:00"');
  const birth: Birth = {
    calendar: oneOf("calendar", options.calendar ?? "solar", ["solar", "lunar"]),
    year: Number(year),
    month: Number(month),
    day: Number(day),
    leap: options.leap ?? false,
    hour: hour === undefined ? null : Number(hour),
    minute: minute === undefined ? null : Number(minute),
    place: codeOf(options.place),
    zishi: oneOf("zishi", options.zishi ?? "late", ["late", "early"]),
  };
  const checked = checkDate(birth, ENGINE_YEARS);
  if (!checked.ok) throw new Usage(`--at: ${sayFault(checked.fault)}`);
  if ((birth.hour ?? 0) > 23 || (birth.minute ?? 0) > 59)
    throw new Usage("--at: there is no such time of day");
  return birth;
}

/** One of the values an option takes. */
export function oneOf<const T extends string>(name: string, value: string, values: readonly T[]): T {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Usage(`--${name} is one of ${values.join(", ")}, not ${value}`);
  return found;
}

function codeOf(place: string | undefined): string | null {
  if (place === undefined) return null;
  const found = placeNamed(place);
  if (found === undefined) throw new Usage(`--place: no place has the code or the name ${place}`);
  return found.code;
}

function sayFault(fault: DateFault): string {
  if (fault.kind === "out-of-range") return `the years ${fault.from} to ${fault.to} are reckoned`;
  if (fault.kind === "no-such-month") return "there is no such month";
  if (fault.kind === "no-such-day") return `that month has ${fault.daysInMonth} days`;
  return fault.leapMonth === null
    ? "that year has no leap month"
    : `that year's leap month is ${fault.leapMonth}`;
}
