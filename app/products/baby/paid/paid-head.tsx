import { useHold } from "#app/kit/order/hold.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { inFirstBatch } from "#app/kit/report/next-batch.tsx";
import { StateNote } from "#app/kit/report/state-note.tsx";
import { isFirstView, type View } from "#app/kit/result/view.ts";
import type { PaidNaming } from "#functions/contract/products/reports.ts";

/** The heading, such as 林宝宝的名册. */
export const paidTitle = ({ surname }: Pick<PaidNaming, "surname">): string => `${surname}宝宝的名册`;

/**
 * How many names a report has. Those of the first batch, as they were sold, and those behind them are counted on the screen
 * alone: a sheet counts its own.
 */
function Count({ report, view: { filter } }: { report: PaidNaming; view: View }) {
  const { count, batches } = report;
  const first = inFirstBatch(report);
  if (batches === 0 || filter !== "all") return <Clauses text={`共 ${count} 个名字。`} />;
  return (
    <span className="off-paper">
      <Clauses text={`先看 ${first} 个，后面还有 ${count - first} 个。`} />
    </span>
  );
}

/**
 * The head of a paid report, in two lines: whose it is, how many names, and the way to its receipt; while a recovery code is
 * shown, which is but once, the way to that: it stands below the first name.
 */
export function PaidHead({ report, view }: { report: PaidNaming; view: View }) {
  const hasCode = useHold()?.recovery != null && isFirstView(view);
  return (
    <>
      <h1>{paidTitle(report)}</h1>
      <p className="echo">
        <Count report={report} view={view} />
        {hasCode ? (
          <a className="off-paper" href="#code">
            请抄下恢复码
          </a>
        ) : (
          report.receipt !== null && (
            <a className="off-paper" href="#receipt">
              收据与保存
            </a>
          )
        )}
      </p>
      <StateNote sn={report.sn} status={report.status} isPaid />
    </>
  );
}
