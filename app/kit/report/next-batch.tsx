import { privatePath } from "#app/kit/paths/comment-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { isFirstBatch, type View, viewPath } from "#app/kit/result/view.ts";
import { FIRST_NAMES, type PaidNaming } from "#functions/contract/products/reports.ts";

interface Batches extends Pick<PaidNaming, "sn" | "batches" | "batchSize" | "count" | "first"> {
  names: readonly unknown[];
}

interface Opened<T> {
  view: View;
  names: readonly T[];
}

/** The names that a page shows: of the first batch those it opens with, or those behind them. */
export function namesOn<T>({ view, names }: Opened<T>): readonly T[] {
  if (!isFirstBatch(view)) return names;
  return view.part === "rest" ? names.slice(FIRST_NAMES) : names.slice(0, FIRST_NAMES);
}

/** Some of a report's names that stand on one page, by the places of the first and the last. */
interface Page {
  from: number;
  to: number;
  path: string;
  isHere: boolean;
}

/** The pages of a report: its first batch stands on two, each further batch on its own. */
function pagesOf(report: Batches, view: View): Page[] {
  const { sn, batches, batchSize, count } = report;
  // The names of a first batch that came along may be only those that it opens with.
  const first = report.first ?? report.names.length;
  const opened = { batch: 0, part: "first", to: Math.min(first, FIRST_NAMES) } as const;
  const rest = first > FIRST_NAMES ? [{ batch: 0, part: "rest", to: first } as const] : [];
  const further = Array.from({ length: batches }, (_, at) => ({
    batch: at + 1,
    part: "first" as const,
    to: Math.min(count, first + (at + 1) * batchSize),
  }));
  let from = 1;
  return [opened, ...rest, ...further].map(({ batch, part, to }) => {
    const isHere = view.batch === batch && (batch > 0 || view.part === part);
    const page = { from, to, path: viewPath(sn, { batch, part }), isHere };
    from = to + 1;
    return page;
  });
}

/** The names of a page by their places: 第 10–33 个. */
const sayPlaces = ({ from, to }: Page): string => (from === to ? `第 ${from} 个` : `第 ${from}–${to} 个`);

/** Which of a report's names a page shows (第几个到第几个); "" where it has all of them. */
export function sayHere(report: Batches, view: View): string {
  const pages = pagesOf(report, view);
  const here = pages.find(({ isHere }) => isHere);
  return here === undefined || pages.length < 2 ? "" : `这里是${sayPlaces(here)}`;
}

/** The one way on, to what is not seen yet (接着看); below it each page by the places of its names, and all names on one. */
export function NextNames({ report, view }: { report: Batches; view: View }) {
  const { sn, count } = report;
  const pages = pagesOf(report, view);
  if (view.filter !== "all" || pages.length < 2) return null;
  const next = pages[pages.findIndex(({ isHere }) => isHere) + 1];
  return (
    <nav className="more-names" aria-label="其余的名字">
      {next === undefined ? (
        <p>
          {`${count} 个都在这里了，都至少保留 1 年；如果都不合适，可以`}
          <Link to={privatePath(sn, "refund")}>申请退款</Link>。
        </p>
      ) : (
        <Link className="btn" to={next.path}>{`接着看${sayPlaces(next)}`}</Link>
      )}
      <p className="batches">
        {pages.map(({ from, to, path, isHere }) => (
          <Link key={from} to={path} aria-current={isHere ? "true" : undefined}>
            {from === to ? from : `${from}–${to}`}
          </Link>
        ))}
        <Link to={viewPath(sn, { filter: "whole" })}>全部</Link>
      </p>
      <p className="sm">
        <Clauses text={`${count} 个都已含在内，不会重复。要都印出来，先打开“全部”。`} />
      </p>
    </nav>
  );
}
