import { FIRST_NAMES } from "#functions/contract/products/reports.ts";

/** The free face of an order (`data`) with its paid report. */
interface Faces {
  data: unknown;
  report?: unknown;
}

/**
 * A naming order as its paid report opens (开卷): the names that are shown first with how many their batch has, and of the free
 * face nothing that the report says too. A report without names, as that of a score, has no opening and stays whole.
 */
export function opening({ data, report }: Required<Faces>): Faces {
  const { names } = Object(report);
  if (!Array.isArray(names)) return { data, report };
  return {
    data: { ...Object(data), names: [], have: [], chart: null },
    report: { ...Object(report), names: names.slice(0, FIRST_NAMES), first: names.length },
  };
}
