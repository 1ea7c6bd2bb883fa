import { useHold } from "#app/kit/order/hold.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { sayHere } from "#app/kit/report/next-batch.tsx";
import { StateNote } from "#app/kit/report/state-note.tsx";
import { isFirstView, type View } from "#app/kit/result/view.ts";
import type { PaidNaming } from "#functions/contract/products/reports.ts";

/** The heading, such as 林宝宝的名册. */
export const paidTitle = ({ surname }: Pick<PaidNaming, "surname">): string => `${surname}宝宝的名册`;

/** How many names a report has in all, and which of them are here; on the screen alone, for a sheet counts its own. */
function Count({ report, view, shown }: PaidHeadProps) {
  const { count } = report;
  const sifted = shown < count ? `这里有 ${shown} 个` : "";
  const here = view.filter === "all" ? sayHere(report, view) : sifted;
  if (here === "") return <Clauses text={`共 ${count} 个名字。`} />;
  return (
    <span className="off-paper">
      <Clauses text={`共 ${count} 个，${here}。`} />
    </span>
  );
}

interface PaidHeadProps {
  report: PaidNaming;
  view: View;
  /** Names on the page. */
  shown: number;
}

/**
 * The head of a paid report, in two lines: whose it is, how many names, and the way to its receipt; while a recovery code is
 * shown, which is but once, the way to that: it stands below the first name.
 */
export function PaidHead(props: PaidHeadProps) {
  const { report, view } = props;
  const hasCode = useHold()?.recovery != null && isFirstView(view);
  return (
    <>
      <h1>{paidTitle(report)}</h1>
      <p className="echo">
        <Count {...props} />
        {hasCode ? (
          <a className="off-paper" href="#code">
            请抄下恢复码
          </a>
        ) : (
          report.receipt !== null && (
            <a className="off-paper" href="#receipt">
              看收据
            </a>
          )
        )}
      </p>
      <StateNote sn={report.sn} status={report.status} isPaid />
    </>
  );
}
