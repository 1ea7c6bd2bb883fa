import { privatePath } from "#app/kit/paths/comment-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { isFirstBatch, isFirstView, type View, viewPath } from "#app/kit/result/view.ts";
import { FIRST_NAMES, type PaidNaming } from "#functions/contract/products/reports.ts";

interface Batches extends Pick<PaidNaming, "sn" | "batches" | "count" | "first"> {
  names: readonly unknown[];
  leaned?: readonly unknown[];
}

/** What a batch is called: the last ones lean as the family does (照喜好). */
const sayBatch = (at: number, { batches, leaned = [] }: Batches): string => {
  const nth = at - (batches - leaned.length);
  return nth > 0 ? `照喜好 ${nth}` : `第 ${at + 1} 批`;
};

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

/** The address of the names that a view is followed by, and what is said of them; null behind the last batch. */
function nextOf(report: Batches, view: View): { to: string; says: string } | null {
  const { sn, batches } = report;
  const left = inFirstBatch(report) - FIRST_NAMES;
  if (isFirstView(view) && left > 0)
    return { to: `${viewPath(sn, { part: "rest" })}#names`, says: `接着看第 1 批余下的 ${left} 个` };
  const batch = view.batch + 1;
  if (batch > batches) return null;
  return {
    to: viewPath(sn, { batch }),
    says: `接着看${sayBatch(batch, report)}，共 ${batches + 1} 批`,
  };
}

/** The one way on, to what is not seen yet (接着看); below it each batch by its number, and the way to print them all. */
export function NextNames({ report, view }: { report: Batches; view: View }) {
  const { sn, batches, count } = report;
  const next = nextOf(report, view);
  if (view.filter !== "all" || (next === null && batches === 0)) return null;
  return (
    <nav className="more-names" aria-label="其余的名字">
      {next === null ? (
        <p>
          {"这是最后一批。每一批都至少保留 1 年；如果都不合适，可以"}
          <Link to={privatePath(sn, "refund")}>申请退款</Link>。
        </p>
      ) : (
        <Link className="btn" to={next.to}>
          {next.says}
        </Link>
      )}
      {batches > 0 && (
        <p className="batches">
          {Array.from({ length: batches + 1 }, (_, at) => (
            <Link
              // biome-ignore lint/suspicious/noArrayIndexKey: batches are known by their number
              key={at}
              to={viewPath(sn, { batch: at })}
              aria-current={at === view.batch ? "true" : undefined}
            >
              {sayBatch(at, report)}
            </Link>
          ))}
        </p>
      )}
      <p className="sm">
        <Clauses text={batches > 0 ? "每一批都已含在内，不会重复。" : ""} />
        <span className="cl off-paper">
          要打印全部，先打开<Link to={viewPath(sn, { filter: "whole" })}>{`全部 ${count} 个`}</Link>。
        </span>
      </p>
    </nav>
  );
}
