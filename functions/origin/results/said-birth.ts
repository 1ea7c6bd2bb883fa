import * as v from "valibot";
import { messages } from "#functions/contract/messages.ts";
import { placeOf } from "#functions/naming/calendar/place-by-name.ts";
import { Failure } from "../failure.ts";
import { dayFault, isToCome } from "../orders/check-day.ts";
import { birthMoment } from "./birth-moment.ts";

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

/** The birth of a brief, null where none was told; `future` is said of a day to come. Throws Failure where it is none. */
export function saidBirth(brief: Told, now: number, future: string = messages.dateFuture): SaidBirth | null {
  const { calendar, year, month, day, leap, hour, minute, place, zishi } = brief;
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = { calendar, year, month, day, leap };
  const fault = dayFault(date);
  if (fault !== undefined) throw refusedAt(fault.field, fault.message);
  const toCome = isToCome(date, now);
  if (toCome && brief.born === "1") throw refusedAt("year", future);
  if (place !== undefined && placeOf(place) === undefined) throw refusedAt("place", messages.placeBad);
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
