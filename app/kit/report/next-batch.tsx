import { ownCommentPath } from "#app/kit/paths/comment-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { isFirstBatch, isFirstView, type View, viewPath } from "#app/kit/result/view.ts";
import { FIRST_NAMES, type PaidNaming } from "#functions/contract/products/reports.ts";

type Batches = Pick<PaidNaming, "sn" | "batches"> & { leaned?: readonly unknown[] };

/** What a batch is called: the last ones lean as the family does (照喜好). */
const sayBatch = (at: number, { batches, leaned = [] }: Batches): string => {
  const nth = at - (batches - leaned.length);
  return nth > 0 ? `照喜好 ${nth}` : `第 ${at + 1} 批`;
};

/** The way to further names (换一批), and back to the batches before. */
export function NextBatch({ report, batch }: { report: Batches; batch: number }) {
  const { sn, batches } = report;
  const left = batches - batch;
  if (batches === 0) return null;
  return (
    <nav className="more-names" aria-label="换一批">
      {left > 0 ? (
        <Link className="btn" to={viewPath(sn, { batch: batch + 1 })}>
          <span>换一批</span>
          <span>{`（看${sayBatch(batch + 1, report)}，共 ${batches + 1} 批）`}</span>
        </Link>
      ) : (
        <p>
          {"这是最后一批。每一批名字都会一直保留；如果都不合适，可以"}
          <Link to={`${ownCommentPath(sn)}#private`}>申请退款</Link>。
        </p>
      )}
      <p className="batches">
        {Array.from({ length: batches + 1 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: batches are known by their number
          <Link key={at} to={viewPath(sn, { batch: at })} aria-current={at === batch ? "true" : undefined}>
            {sayBatch(at, report)}
          </Link>
        ))}
      </p>
      <p className="sm">
        <Clauses text="每一批都已含在内，想看哪批就点哪批，不会重复。" />
      </p>
    </nav>
  );
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

/** Names of a report's first batch: it may hold only those that it opens with. */
export const inFirstBatch = ({
  first,
  names,
}: {
  first?: number | undefined;
  names: readonly unknown[];
}): number => first ?? names.length;

interface RestOfBatchProps {
  report: { sn: string; names: readonly unknown[]; first?: number | undefined; count: number };
  view: View;
}

/** The way to the names of the first batch that a report does not open with. */
export function RestOfBatch({ report, view }: RestOfBatchProps) {
  const { sn, count } = report;
  const left = inFirstBatch(report) - FIRST_NAMES;
  if (!isFirstView(view) || left <= 0) return null;
  return (
    <nav className="more-names" aria-label="第 1 批的其余名字">
      <Link className="btn quiet" to={`${viewPath(sn, { part: "rest" })}#names`}>
        {`接着看第 1 批，还有 ${left} 个`}
      </Link>
      <p className="sm off-paper">
        要打印全部名字，先打开<Link to={viewPath(sn, { filter: "whole" })}>{`全部 ${count} 个`}</Link>。
      </p>
    </nav>
  );
}
