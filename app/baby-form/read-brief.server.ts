import { BabyBrief } from "#functions/contract/baby-brief.ts";
import { type Reading, readForm } from "../form/read-form.server.ts";
import type { Typed } from "../form/typed.ts";
import { type Field, fieldOf } from "./fields.ts";
import { missingDate, normalise } from "./normalise.ts";

/** Reads a posted form as a brief, or says in Chinese what is wrong at which field. */
export function readBrief(typed: Typed): Reading<BabyBrief, Field> {
  const wire = normalise(typed);
  const reading = readForm(BabyBrief, wire, fieldOf);
  const missing = missingDate(wire);
  return reading.ok || missing === undefined
    ? reading
    : { ok: false, errors: { ...reading.errors, date: missing } };
}
