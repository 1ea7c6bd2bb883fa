import type { ReactNode } from "react";
import { READERS_PATH } from "#app/kit/paths/guide-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { FILTERS, type Filter, SORTS, type Sort, type View, viewPath } from "#app/kit/result/view.ts";

interface SieveProps {
  sn: string;
  view: View;
  /** Names of the whole report. */
  count: number;
  /** The filters that these names can have; left out: all. */
  filters?: readonly Filter[];
  sorts?: readonly Sort[];
  /** The favourable elements (喜用) of the family's chart: without one nothing is sifted by them. */
  favourable?: readonly string[] | undefined;
}

const allFilters = Object.keys(FILTERS) as Filter[];
const bareFilters = allFilters.filter((filter) => filter !== "favoured");
const allSorts = Object.keys(SORTS) as Sort[];

/** Which names to see (筛选) and in what order (排序): plain links. Whoever sorts sees all names, not one batch of them. */
function Sieve({ sn, view, count, favourable = [], sorts = allSorts, ...rest }: SieveProps) {
  const { filters = favourable.length > 0 ? allFilters : bareFilters } = rest;
  return (
    <nav className="sieve" aria-label="筛选与排序">
      <p>
        <b>筛选</b>
        <span>
          {filters.map((filter) => (
            <Link
              key={filter}
              to={viewPath(sn, { filter, ...(filter !== "all" && { sort: view.sort }) })}
              aria-current={filter === view.filter ? "true" : undefined}
            >
              {filter === "whole" ? `${FILTERS.whole} ${count} 个` : sayFilter(filter, favourable)}
            </Link>
          ))}
        </span>
      </p>
      <p>
        <b>排序</b>
        <span>
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
        </span>
      </p>
    </nav>
  );
}

/** What a filter is called: that of the favourable elements by what they are. */
const sayFilter = (filter: Filter, favourable: readonly string[]): string =>
  filter === "favoured" ? `有${favourable.join("或")}` : FILTERS[filter];

const NOTES: Readonly<Partial<Record<Sort, string>>> = {
  alike:
    "收藏的在最前面，其余按像不像它们来排：用字、气质、年代、声调，越像越靠前。还没有收藏时，同“推荐”一样。",
};

/** In what order children's names stand (次序), and what their points are; the family's books come before all else. */
export const OrderRule = ({ booksFirst, children }: { booksFirst: boolean; children?: ReactNode }) => (
  <p className="echo off-paper">
    <Clauses
      text={`${booksFirst ? "您选的典籍里有出处的在最前，其余 " : ""}AI 逐个读过，更喜欢的在前；喜欢得差不多，才比分数，所以高分不一定在前。`}
    />
    <span className="nb">
      <Link to={READERS_PATH}>怎么排的</Link>。
    </span>
    {children}
  </p>
);

/** What an order is that does not explain itself: the report's own, and that of what is like the liked names. */
function OrderNote({
  sn,
  view: { sort, filter },
  names,
  order,
  booksFirst = false,
}: Pick<SiftProps, "sn" | "view" | "names" | "order" | "booksFirst">) {
  if (names.length < 2) return null;
  const sorted = viewPath(sn, { filter: filter === "all" ? "whole" : filter, sort: "score" });
  if (sort === "report" && order === undefined)
    return (
      <OrderRule booksFirst={booksFirst}>
        <span className="cl">
          也可以
          <Link className="nb" to={sorted}>
            按分数排
          </Link>
          。
        </span>
      </OrderRule>
    );
  const note = sort === "report" ? order : NOTES[sort];
  return (
    note !== undefined && (
      <p className="sm off-paper">
        <Clauses text={note} />
      </p>
    )
  );
}

interface SiftProps extends SieveProps {
  names: readonly unknown[];
  /** What the report's own order is, where it is not that of children's names. */
  order?: string | undefined;
  booksFirst?: boolean | undefined;
}

/** The choice among the names (筛选与排序), folded behind one line until somebody chooses; in what order they stand is always said. */
export function Sift({ names, order, booksFirst, ...rest }: SiftProps) {
  const { filter, sort, part, batch } = rest.view;
  const isUntouched = filter === "all" && sort === "report" && part === "first" && batch === 0;
  return (
    <>
      <details className="off-paper" open={!isUntouched && batch === 0}>
        <summary>筛选与排序</summary>
        <Sieve {...rest} />
      </details>
      <OrderNote sn={rest.sn} view={rest.view} {...{ names, order, booksFirst }} />
    </>
  );
}

/** Says that no name of the report passes the filter, with a link to all names. */
export function NoneSuch({ sn, view: { filter }, count }: Pick<SieveProps, "sn" | "view" | "count">) {
  return (
    <div className="status mt-6" role="status">
      <p>
        {filter === "liked" ? (
          <>
            还没有收藏的名字。在名字旁点<span className="nb">“♡ 收藏”，</span>就会列在这里。
          </>
        ) : (
          `这份报告里，没有“${FILTERS[filter]}”的名字。`
        )}
      </p>
      <p>
        <Link className="go" to={viewPath(sn, { filter: "whole" })}>{`看全部 ${count} 个名字`}</Link>
      </p>
    </div>
  );
}
