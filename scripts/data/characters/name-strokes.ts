import type { Unihan, UnihanFields } from "../packages/unihan.ts";
import { radicalStrokes } from "./kangxi-radicals.ts";

const NUMERALS = "一二三四五六七八九十";

/** Kangxi radical (1–214) of a traditional form: Unihan kRSKangXi, else the first kRSUnicode. */
export function radicalOf(unihan: Unihan, form: string): number {
  return radicalAndRest(fieldsOf(unihan, form), form).radical;
}

/** Name-study strokes of a traditional form: radical in full + residual strokes; numerals by value. */
export function nameStrokes(unihan: Unihan, form: string): number {
  const numeral = NUMERALS.indexOf(form);
  if (numeral >= 0) return numeral + 1;
  const { radical, rest } = radicalAndRest(fieldsOf(unihan, form), form);
  return radicalStrokes(radical) + rest;
}

/** The same count by Unihan's modern field, kRSUnicode: where it differs, the count is disputed. */
export function modernNameStrokes(unihan: Unihan, form: string): number {
  const { kRSUnicode } = fieldsOf(unihan, form);
  const { radical, rest } = radicalAndRest({ kRSUnicode: kRSUnicode ?? "" }, form);
  return NUMERALS.includes(form) ? nameStrokes(unihan, form) : radicalStrokes(radical) + rest;
}

/** Strokes as one writes the form itself: Unihan kTotalStrokes, the mainland count first. */
export function brushStrokes(unihan: Unihan, form: string): number {
  return Number(fieldsOf(unihan, form).kTotalStrokes?.split(" ")[0]);
}

function fieldsOf(unihan: Unihan, form: string): UnihanFields {
  const fields = unihan.get(form);
  if (fields === undefined) throw new Error(`Unihan does not know ${form}`);
  return fields;
}

/** `85.8` → radical 85 and 8 more; an apostrophe marks a simplified radical; 王 is `96.-1`. */
function radicalAndRest(fields: UnihanFields, form: string): { radical: number; rest: number } {
  const field = fields.kRSKangXi ?? fields.kRSUnicode ?? "";
  const match = /^(\d+)'?\.(-?\d+)/.exec(field);
  if (match === null) throw new Error(`${form} has no radical in Unihan: "${field}"`);
  return { radical: Number(match[1]), rest: Number(match[2]) };
}
