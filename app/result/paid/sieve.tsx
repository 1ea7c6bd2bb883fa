import { Link } from "../../document/link.tsx";
import { FILTERS, type Filter, SORTS, type Sort, type View, viewPath } from "./view.ts";

interface SieveProps {
  sn: string;
  view: View;
  /** Names of the whole report. */
  count: number;
  /** Those that make sense of these names; left out: all. */
  filters?: readonly Filter[];
  sorts?: readonly Sort[];
}

const allFilters = Object.keys(FILTERS) as Filter[];
const allSorts = Object.keys(SORTS) as Sort[];

/** Which names to see (筛选) and in what order (排序): plain links. Whoever sorts sees all names, not one batch of them. */
export function Sieve({ sn, view, count, filters = allFilters, sorts = allSorts }: SieveProps) {
  return (
    <nav className="sieve" aria-label="筛选与排序">
      <p>
        <b>看</b>
        {filters.map((filter) => (
          <Link
            key={filter}
            to={viewPath(sn, { filter, ...(filter !== "all" && { sort: view.sort }) })}
            aria-current={filter === view.filter ? "true" : undefined}
          >
            {filter === "whole" ? `${FILTERS.whole} ${count} 个` : FILTERS[filter]}
          </Link>
        ))}
      </p>
      <p>
        <b>排</b>
        {sorts.map((sort) => (
          <Link
            key={sort}
            to={viewPath(sn, {
              sort,
              filter: view.filter === "all" && sort !== "report" ? "whole" : view.filter,
            })}
            aria-current={sort === view.sort ? "true" : undefined}
          >
            {SORTS[sort]}
          </Link>
        ))}
      </p>
    </nav>
  );
}
