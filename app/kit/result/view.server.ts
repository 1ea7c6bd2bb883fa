import * as v from "valibot";
import { FILTERS, type Filter, PARTS, SORTS, type Sort, type View } from "./view.ts";

const isFilter = (text: unknown): boolean => typeof text === "string" && Object.hasOwn(FILTERS, text);
const isSort = (text: unknown): boolean => typeof text === "string" && Object.hasOwn(SORTS, text);

const Asked = v.object({
  filter: v.fallback(v.custom<Filter>(isFilter), "all"),
  sort: v.fallback(v.custom<Sort>(isSort), "report"),
  batch: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)), 0),
  part: v.fallback(v.picklist(PARTS), "first"),
});

/** The view of an address that asks for none, as most do. */
const FIRST: View = { filter: "all", sort: "report", batch: 0, part: "first" };

/** Does an address ask for no more of a report's own names than it opens with? What it asks for besides has a call of its own. */
export const isOpening = (query: URLSearchParams): boolean => !query.has("part");

/**
 * The view an address asks for; what is no view falls back to the first batch. So does what is sifted by the favourable elements
 * (喜用) where there are none: a report without a chart, or of a business.
 */
export const viewOf = (query: URLSearchParams, favourable: readonly string[] = []): View => {
  if (!Object.keys(FIRST).some((key) => query.has(key))) return FIRST;
  const { filter = null, sort = null, batch = null, part = null } = Object.fromEntries(query);
  const known = filter === "favoured" && favourable.length === 0 ? null : filter;
  const view = v.parse(Asked, { filter: known, sort, batch, part });
  const isFirst = view.filter === "all" && view.sort === "report" && view.batch === 0;
  return isFirst ? view : { ...view, part: "first" };
};
