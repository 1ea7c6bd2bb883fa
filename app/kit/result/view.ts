/** Ways to look through a paid report (筛选): one batch after the other, or some of all its names. */
export const FILTERS = {
  all: "分页看",
  whole: "全部",
  liked: "已收藏",
  two: "双字名",
  one: "单字名",
  sourced: "有出处",
  favoured: "有喜用的五行",
  rare: "少见",
} as const;

/** In what order (排序); `report` is the report's own, in which neighbours differ. */
export const SORTS = {
  report: "推荐",
  alike: "像我收藏的",
  score: "分数",
  source: "有出处在前",
  common: "常见在前",
} as const;

export type Filter = keyof typeof FILTERS;
/** The filters that the upstream knows; what holds by a family's chart is sifted here. */
export const askedFilter = (filter: Filter): Exclude<Filter, "favoured"> =>
  filter === "favoured" ? "whole" : filter;
export type Sort = keyof typeof SORTS;

/** Of the first batch: what a report opens with, the names behind those, or the chart that all are picked by. */
export const PARTS = ["first", "rest", "chart"] as const;
type Part = (typeof PARTS)[number];

/** What part of a report a page shows. */
export interface View {
  filter: Filter;
  sort: Sort;
  batch: number;
  part: Part;
}

/** Is this the report's first batch, in the report's order? */
export const isFirstBatch = ({ filter, sort, batch }: View): boolean =>
  filter === "all" && sort === "report" && batch === 0;

/** Is the report shown as it opens? */
export const isFirstView = (view: View): boolean => isFirstBatch(view) && view.part === "first";

/** Most names that are laid side by side (放在一起比). */
export const MOST_COMPARED = 4;

/** The address of a view; of a batch only by its number, and what is as usual is left out. */
export function viewPath(
  sn: string,
  { filter = "all", sort = "report", batch = 0, part = "first" }: Partial<View>,
): string {
  const query = new URLSearchParams({
    ...(filter !== "all" && { filter }),
    ...(sort !== "report" && { sort }),
    ...(filter === "all" && batch > 0 && { batch: String(batch) }),
    ...(part !== "first" && { part }),
  }).toString();
  return `/naming-result/${sn}${query === "" ? "" : `?${query}`}`;
}

/** The address of names side by side, or of the report with them ticked. */
export const comparePath = (
  sn: string,
  given: readonly string[],
  as: "compare" | "pick" = "compare",
): string => `/naming-result/${sn}?${new URLSearchParams(given.map((each) => [as, each]))}`;

/** The place of a name on the page. */
export const anchorOf = (given: string): string => `n-${given}`;
