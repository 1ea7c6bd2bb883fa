import { StateNote } from "#app/kit/report/state-note.tsx";
import type { PaidNaming } from "#functions/contract/products/reports.ts";

/** The heading, such as 林宝宝的名册. */
export const paidTitle = ({ surname }: Pick<PaidNaming, "surname">): string => `${surname}宝宝的名册`;

/** How many names a report has: those of its first batch, those to change to (备选), those that were added (照喜好). */
function sayCount({ count, leaned, names }: Pick<PaidNaming, "count" | "leaned" | "names">) {
  const added = leaned.reduce((sum, batch) => sum + batch.names, 0);
  const spare = count - names.length - added;
  const said = spare === 0 ? `${names.length} 个名字` : `${names.length} 个，另有备选 ${spare} 个`;
  return added === 0 ? said : `${said}，照喜好加 ${added} 个`;
}

/** The head of a paid report, in two lines: whose it is, how many names, and the way to its receipt. */
export function PaidHead({ report }: { report: PaidNaming }) {
  return (
    <>
      <h1>{paidTitle(report)}</h1>
      <p className="echo">
        <span className="cl">{`${sayCount(report)}。`}</span>
        {report.receipt !== null && (
          <a className="off-paper" href="#receipt">
            收据与保存
          </a>
        )}
      </p>
      <StateNote status={report.status} isPaid />
    </>
  );
}
