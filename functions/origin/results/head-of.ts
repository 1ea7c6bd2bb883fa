import type { FreeBusiness } from "#functions/contract/business.ts";
import { chartOf } from "#functions/naming/calendar/chart.ts";
import { birthOf } from "./family-of.ts";
import type { SaidBirth } from "./said-birth.ts";
import { sayBirth } from "./say-birth.ts";

export type Head = FreeBusiness["head"];

/** What is told of the head of a business (负责人): the birth said back, and the favourable elements (喜用). */
export function headOf(birth: SaidBirth | null): Head {
  if (birth === null) return null;
  const chart = chartOf(birthOf(birth));
  return { echo: sayBirth(chart, true), favourable: [...chart.favourable] };
}
