import * as v from "valibot";
import { encodeForm } from "#functions/contract/form.ts";
import { messages } from "#functions/contract/messages.ts";
import type { ScoreBrief } from "#functions/contract/score-brief.ts";
import { placeOf } from "#functions/naming/calendar/place-by-name.ts";
import { splitFullName } from "#functions/naming/characters/split-full-name.ts";
import { Failure } from "../failure.ts";
import { dayFault, isToCome } from "../orders/check-day.ts";

/** What is asked about a name (名字评分), as it is stored: the name cut in two, and the birth as a whole or null. */
export const ScoreQuestion = v.object({
  kind: v.optional(v.literal("baby"), "baby"),
  surname: v.string(),
  given: v.string(),
  sex: v.picklist(["male", "female", "unknown"]),
  birth: v.nullable(
    v.object({
      /** False for a due date. */
      born: v.boolean(),
      calendar: v.picklist(["solar", "lunar"]),
      year: v.number(),
      month: v.number(),
      day: v.number(),
      leap: v.boolean(),
      hour: v.union([v.number(), v.literal("unknown")]),
      minute: v.optional(v.number()),
      place: v.optional(v.string()),
      zishi: v.picklist(["late", "early"]),
    }),
  ),
  keep: v.picklist(["30d", "1y", "none"]),
});

export type ScoreQuestion = v.InferOutput<typeof ScoreQuestion>;

/** The question of a brief, its name split by what was said or by our guess. Throws Failure where the birth is none. */
export function questionOf(brief: ScoreBrief, now: number): ScoreQuestion {
  const { name, sex, keep } = brief;
  const guess = splitFullName(name);
  const { surname = guess.surname, given = guess.given } = brief;
  return { kind: "baby", surname, given, sex, birth: birthIn(brief, now), keep };
}

function birthIn(brief: ScoreBrief, now: number): ScoreQuestion["birth"] {
  const { calendar, year, month, day, leap, hour, minute, place, zishi } = brief;
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = { calendar, year, month, day, leap };
  const fault = dayFault(date);
  if (fault !== undefined) throw new Failure("INVALID_PARAMS", { fields: { [fault.field]: fault.message } });
  const toCome = isToCome(date, now);
  if (toCome && brief.born === "1") {
    throw new Failure("INVALID_PARAMS", { fields: { year: messages.dateFuture } });
  }
  if (place !== undefined && placeOf(place) === undefined) {
    throw new Failure("INVALID_PARAMS", { fields: { place: messages.placeBad } });
  }
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

/** The question in the form's own strings, without the name: so that it can be asked again of another split. */
export function askedAgain({ sex, birth, keep }: ScoreQuestion): Record<string, string> {
  const { born, ...rest } = birth ?? { born: true };
  const said = { sex, keep, ...rest, ...(birth !== null && { born: born ? "1" : "0", guardian: "1" }) };
  return Object.fromEntries(new URLSearchParams(encodeForm(said)));
}
