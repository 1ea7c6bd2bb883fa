import * as v from "valibot";
import { messages } from "#functions/contract/values/messages.ts";
import type { Birth } from "#functions/naming/facts/calendar/clock/birth.ts";
import { placeNamed } from "#functions/naming/facts/calendar/places/place-by-name.ts";
import { Failure } from "#functions/origin/failure.ts";
import { dayFault, isToCome } from "./check-day.ts";

/** When and where somebody was born (生辰), as every stored brief says it. */
export const birthMoment = {
  calendar: v.picklist(["solar", "lunar"]),
  year: v.number(),
  month: v.number(),
  day: v.number(),
  leap: v.boolean(),
  hour: v.union([v.number(), v.literal("unknown")]),
  minute: v.optional(v.number()),
  place: v.optional(v.string()),
  zishi: v.picklist(["late", "early"]),
} as const;

/** A birth that was told (生日), as it is stored. */
export const SaidBirth = v.object({
  /** False for a due date. */
  born: v.boolean(),
  ...birthMoment,
});
export type SaidBirth = v.InferOutput<typeof SaidBirth>;

/** A brief whose birth may be left out. */
interface Told extends Pick<SaidBirth, "calendar" | "leap" | "hour" | "zishi"> {
  born?: "1" | "0" | undefined;
  year?: number | undefined;
  month?: number | undefined;
  day?: number | undefined;
  minute?: number | undefined;
  place?: string | undefined;
}

/**
 * The birth of a brief, null where none was told. Throws Failure where there is no such day or place, and
 * with the message `future` where somebody is said to be born already on a day that is still to come.
 */
export function saidBirth(brief: Told, now: number, future: string = messages.dayToCome): SaidBirth | null {
  const { calendar, year, month, day, leap, hour, minute, place, zishi } = brief;
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = { calendar, year, month, day, leap };
  const fault = dayFault(date);
  if (fault !== undefined) throw refusedAt(fault.field, fault.message);
  const toCome = isToCome(date, now);
  if (toCome && brief.born === "1") throw refusedAt("year", future);
  if (place !== undefined && placeNamed(place) === undefined) throw refusedAt("place", messages.placeBad);
  const born = brief.born === undefined ? !toCome : brief.born === "1";
  return {
    born,
    ...date,
    hour,
    ...(minute !== undefined && { minute }),
    ...(place !== undefined && { place }),
    zishi,
  };
}

const refusedAt = (field: string, message: string) =>
  new Failure("INVALID_PARAMS", { fields: { [field]: message } });

/** A birth as the engine takes it. */
export function birthOf(birth: Omit<SaidBirth, "born">): Birth {
  const { calendar, year, month, day, leap, hour, minute, place, zishi } = birth;
  return {
    calendar,
    year,
    month,
    day,
    leap,
    hour: hour === "unknown" ? null : hour,
    minute: minute ?? null,
    place: place === undefined ? null : (placeNamed(place)?.code ?? null),
    zishi,
  };
}
