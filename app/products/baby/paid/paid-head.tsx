import { StateNote } from "#app/kit/report/state-note.tsx";
import type { PaidNaming } from "#functions/contract/products/reports.ts";

/** The heading, such as 林宝宝的名册. */
export const paidTitle = ({ surname }: Pick<PaidNaming, "surname">): string => `${surname}宝宝的名册`;

/** How many names a report has: those of its first batch, and those to change to (备选). */
function sayCount({ count, batches, batchSize }: Pick<PaidNaming, "count" | "batches" | "batchSize">) {
  const spare = Math.min(count, batches * batchSize);
  return spare === 0 ? `${count} 个名字` : `${count - spare} 个，另有备选 ${spare} 个`;
}

/** The head of a paid report, in two lines: whose it is, how many names, and the way to its receipt. */
export function PaidHead({ report }: { report: PaidNaming }) {
  return (
    <>
      <h1>{paidTitle(report)}</h1>
      <p className="echo">
        <span className="cl">{`${sayCount(report)}。`}</span>
        <a className="off-paper" href="#receipt">
          收据与保存
        </a>
      </p>
      <StateNote status={report.status} isPaid />
    </>
  );
}
